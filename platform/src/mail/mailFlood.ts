import { LRUCache } from 'lru-cache';
import type { Clock } from '../deps.ts';
import { addressKey } from '../shared/address.ts';

/** Mails that one address gets within an hour, whatever they are about and whichever workspaces send them. */
const mostMailsPerHour = 20;
const hourMs = 3_600_000;
/** Most addresses remembered; the oldest are forgotten first. */
const remembered = 50_000;

/**
 * The last line before a stranger's mailbox: anyone who makes and erases accounts with a foreign address, or trial workspaces that
 * invite it, starts again with every limit that is counted by account or workspace. Counted by each server for itself.
 */
export interface MailFlood {
  /** Whether an address got as many mails as it may. */
  isFull(address: string): boolean;
  /** Counts a mail that was sent. */
  note(address: string): void;
}

export function createMailFlood(clock: Clock): MailFlood {
  const times = new LRUCache<string, readonly number[]>({ max: remembered });
  const recent = (address: string): readonly number[] => {
    const since = clock().getTime() - hourMs;
    return (times.get(addressKey(address)) ?? []).filter((time) => time > since);
  };
  return {
    isFull: (address) => recent(address).length >= mostMailsPerHour,
    note(address) {
      times.set(addressKey(address), [...recent(address), clock().getTime()]);
    },
  };
}
