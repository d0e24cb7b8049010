"""The database: schema, migrations, one writer."""
