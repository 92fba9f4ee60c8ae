import { BlockList, isIP } from 'node:net';

/** Networks of version 4 that are not the public internet (RFC 6890 and successors), and the metadata services of clouds. */
const closedNetworks: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * Of version 6 only global unicast is open, less the ranges that carry an address of version 4 (6to4, Teredo) or are for
 * documentation and protocols. Mapped, compatible, NAT64, unique-local, link-local and multicast addresses lie outside of it.
 */
const globalUnicast: readonly [string, number] = ['2000::', 3];
const closedWithinGlobal: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed4 = listOf(closedNetworks, 'ipv4');
const open6 = listOf([globalUnicast], 'ipv6');
const closed6 = listOf(closedWithinGlobal, 'ipv6');

/** Whether an address is of the public internet. False for what is no address, and for one with a zone (`fe80::1%eth0`). */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) {
    return false;
  }
  switch (isIP(address)) {
    case 4:
      return !closed4.check(address, 'ipv4');
    case 6:
      return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
    default:
      return false;
  }
}

function listOf(networks: readonly (readonly [string, number])[], version: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) {
    list.addSubnet(network, prefix, version);
  }
  return list;
}
