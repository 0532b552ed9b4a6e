"""Games as files: records in JSON and trees in SGF, each read by replaying it."""
