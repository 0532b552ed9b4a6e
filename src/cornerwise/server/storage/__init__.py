"""The database: tables, migrations, the log of every match, group commit, backup."""
