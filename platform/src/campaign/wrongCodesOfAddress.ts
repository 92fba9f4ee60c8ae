import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../deps.ts';

/** Wrong codes from one address within a while; a class that types theirs makes fewer. */
const mostWrongCodesOfAddress = 60;
const whileMs = 15 * 60_000;
/** Most addresses remembered; the oldest are forgotten first. */
const remembered = 20_000;

/** Wrong codes by the address they come from, no matter who types them. Counted by each server for itself. */
export interface WrongCodesOfAddress {
  /** When the address may try again, or null when it had few wrong codes. */
  fullUntil(address: string): Date | null;
  note(address: string): void;
}

export function createWrongCodesOfAddress(clock: Clock): WrongCodesOfAddress {
  const times = new LRUCache<string, readonly number[]>({ max: remembered });
  const recent = (network: string): readonly number[] => {
    const since = clock().getTime() - whileMs;
    return (times.get(network) ?? []).filter((time) => time > since);
  };
  return {
    fullUntil(address) {
      const of = recent(networkOf(address));
      const oldestThatCounts = of.at(-mostWrongCodesOfAddress);
      return oldestThatCounts === undefined ? null : new Date(oldestThatCounts + whileMs);
    },
    note(address) {
      const network = networkOf(address);
      times.set(network, [...recent(network), clock().getTime()].slice(-mostWrongCodesOfAddress));
    },
  };
}

/** Of IPv6 the first 64 bits, as a customer has at least those. */
export function networkOf(address: string): string {
  // How a server that listens to both sees IPv4: by their first 64 bits all of them would be one.
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) {
    return mapped;
  }
  if (!isIPv6(address)) {
    return address;
  }
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...after];
  return all
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
