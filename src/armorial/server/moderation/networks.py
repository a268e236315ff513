"""Networks: where somebody comes from, as far as it is one client."""

import ipaddress
from functools import lru_cache
from typing import Final

CLIENT: Final = {4: 32, 6: 64}
"""How much of an address belongs to one client."""

MOST_KNOWN: Final = 4_000
"""How many addresses are remembered with their networks: every request is counted for one."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@lru_cache(MOST_KNOWN)
def network_of(address: str) -> str | None:
    """The network of a client: its IPv4 address, or the /64 of its IPv6 address. None of what is no address."""
    found = _address(address)
    if found is None:
        return None
    network = ipaddress.ip_network((found, CLIENT[found.version]), strict=False)
    return str(found) if found.version == 4 else str(network)


def read_network(text: str) -> Network:
    """A network as somebody writes it, such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48. Raises a ValueError."""
    if "/" not in text:
        text = network_of(text) or text
    return ipaddress.ip_network(text, strict=False)


def inside(address: str, network: Network) -> bool:
    found = _address(address)
    return found is not None and found.version == network.version and found in network


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.version == 6 and found.ipv4_mapped) or found
