"""The front door: everything behind `import koloda`, for people and notebooks."""
