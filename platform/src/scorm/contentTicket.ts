import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Id } from '../shared/id.ts';

interface Opened {
  readonly workspaceId: Id;
  readonly packageId: string;
}

type Keyed = Pick<Config, 'sealingKey'>;

/** Longer than anybody studies at a stretch. */
const lifeMs = 12 * 3600 * 1000;
const ticketPattern = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([0-9a-z]{6,10})\.([\w-]{43})$/;

/**
 * Opens the files of one package for some hours. It stands in their address, as the origin that they have knows no cookies: anyone who may
 * read the lecture is given one, nothing of it is stored.
 */
export function contentTicket(config: Keyed, opened: Opened, now: Date): string {
  // To the hour, so that browsers find what they have kept.
  const until = Math.ceil(now.getTime() / 3_600_000) * 3_600_000 + lifeMs;
  const expiry = Math.floor(until / 1000).toString(36);
  return `${opened.packageId}.${expiry}.${signature(config, opened, expiry).toString('base64url')}`;
}

/** The package that a ticket opens; null for one that was made up, has expired, or is of another workspace. */
export function packageOfTicket(config: Keyed, workspaceId: Id, ticket: string, now: Date): string | null {
  const [, packageId, expiry, given] = ticketPattern.exec(ticket) ?? [];
  if (packageId === undefined || expiry === undefined || given === undefined) {
    return null;
  }
  const expected = signature(config, { workspaceId, packageId }, expiry);
  const received = Buffer.from(given, 'base64url');
  const isReal = received.length === expected.length && timingSafeEqual(received, expected);
  return isReal && Number.parseInt(expiry, 36) * 1000 > now.getTime() ? packageId : null;
}

function signature({ sealingKey }: Keyed, { workspaceId, packageId }: Opened, expiry: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', sealingKey, '', 'lectern scorm content', 32));
  return createHmac('sha256', key).update(`${workspaceId}:${packageId}:${expiry}`).digest();
}
