"""What every other room needs: settings, logs, metrics, rate limits, refusals, time, encoded JSON."""
