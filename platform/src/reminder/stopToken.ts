import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Id } from '../shared/id.ts';

interface Recipient {
  readonly workspaceId: Id;
  readonly userId: Id;
}

type Keyed = Pick<Config, 'sealingKey'>;

/**
 * The token by which a mail's reader stops mails about their courses without signing in: it counts for one person, for nothing else, and for as long as
 * somebody keeps the mail. Nothing of it is stored.
 */
export const stopToken = (config: Keyed, recipient: Recipient): string =>
  `${recipient.userId}.${signature(config, recipient).toString('base64url')}`;

/** Whose token it is, or null for one that was made up or belongs to another workspace. */
export function readStopToken(config: Keyed, workspaceId: Id, token: string): Id | null {
  const [, id, given] = /^([1-9]\d{0,15})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || given === undefined) {
    return null;
  }
  const userId = Number(id);
  const expected = signature(config, { workspaceId, userId });
  const received = Buffer.from(given, 'base64url');
  return received.length === expected.length && timingSafeEqual(received, expected) ? userId : null;
}

function signature({ sealingKey }: Keyed, { workspaceId, userId }: Recipient): Buffer {
  const key = Buffer.from(hkdfSync('sha256', sealingKey, '', 'lectern reminder stop', 32));
  return createHmac('sha256', key).update(`${workspaceId}:${userId}`).digest();
}
