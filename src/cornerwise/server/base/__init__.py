"""What every other package of the server needs: settings, logs, metrics, rate limits, refusals, time, encoded JSON."""
