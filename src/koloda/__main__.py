"""`python -m koloda` is the command `koloda`."""

from koloda.cli import main

if __name__ == "__main__":
    main(prog_name="koloda")
