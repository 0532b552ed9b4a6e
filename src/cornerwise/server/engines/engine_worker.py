"""A worker process for engines (`job_loop`)."""

from cornerwise.server.engines.engine_host import EngineHost
from cornerwise.server.engines.job_loop import do_jobs

if __name__ == "__main__":
    do_jobs(EngineHost())
