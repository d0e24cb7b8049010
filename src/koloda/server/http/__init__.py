"""HTTP: routes, schemas, security, the client's files."""
