"""The database: tables, migrations, event logs, group commit, backup."""
