"""An answer is on the line when it is made: nothing waits for the other side to acknowledge what went before."""

from __future__ import annotations

import time
from http.client import HTTPConnection

from tests.ports import HOST
from tests.server.services import Node


def test_answers_on_a_line_that_stays_open_do_not_wait_for_acknowledgements(node: Node) -> None:
    """Head and body are two small writes: with Nagle's algorithm the second waits 40 ms, each time."""
    connection = HTTPConnection(HOST, node.port, timeout=10)
    took = []
    for _ in range(20):
        began = time.perf_counter()
        connection.request("GET", "/api/lobby")
        assert connection.getresponse().read()
        took.append(time.perf_counter() - began)
    connection.close()
    assert min(took) < 0.03
