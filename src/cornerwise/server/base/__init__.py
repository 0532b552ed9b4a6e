"""What every other part needs: settings, logs, metrics, rate limits, refusals, time."""
