"""Shell 2: a table in a worker of the web page."""

from prsi.browser.ready import use_ready_code

# Before anything else of ours is imported.
use_ready_code()
