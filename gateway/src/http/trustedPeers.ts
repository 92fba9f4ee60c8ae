import { BlockList, isIPv6 } from 'node:net';

/** Tells whether an address belongs to the given addresses and networks (`10.0.0.0/8`, `::1/128`, `192.0.2.7`). Throws for others. */
export function createTrustedPeers(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
