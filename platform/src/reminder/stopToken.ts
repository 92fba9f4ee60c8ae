import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Id } from '../shared/id.ts';

interface Recipient {
  readonly workspaceId: Id;
  readonly userId: Id;
}

type Keyed = Pick<Config, 'sealingKey'>;

/** What one link stops: mails about one’s courses, about questions that wait for an answer, or about replies to one’s questions. */
export type MailTopic = 'courses' | 'questions' | 'replies';

/** Begins the tokens of a topic, so that the page behind the link knows what it stops. */
const marks: Readonly<Record<MailTopic, string>> = { courses: '', questions: 'q', replies: 'r' };
const topics: ReadonlyMap<string, MailTopic> = new Map([
  ['', 'courses'],
  ['q', 'questions'],
  ['r', 'replies'],
]);

/**
 * The token by which a mail's reader stops mails of its topic without signing in: it counts for one person, for nothing else, and for as long as
 * someone keeps the mail. Nothing of it is stored.
 */
export const stopToken = (config: Keyed, recipient: Recipient, topic: MailTopic = 'courses'): string =>
  `${marks[topic]}${recipient.userId}.${signature(config, recipient, topic).toString('base64url')}`;

/** Whose token it is and of what, or null for one that was made up or belongs to another workspace. */
export function readStopToken(
  config: Keyed,
  workspaceId: Id,
  token: string,
): { readonly userId: Id; readonly topic: MailTopic } | null {
  const [, mark = '', id, given] = /^([a-z]?)([1-9]\d{0,15})\.([\w-]{43})$/.exec(token) ?? [];
  const topic = topics.get(mark);
  if (topic === undefined || id === undefined || given === undefined) {
    return null;
  }
  const userId = Number(id);
  const expected = signature(config, { workspaceId, userId }, topic);
  const received = Buffer.from(given, 'base64url');
  return received.length === expected.length && timingSafeEqual(received, expected) ? { userId, topic } : null;
}

function signature({ sealingKey }: Keyed, { workspaceId, userId }: Recipient, topic: MailTopic): Buffer {
  const key = Buffer.from(hkdfSync('sha256', sealingKey, '', 'lectern reminder stop', 32));
  return createHmac('sha256', key).update(`${marks[topic]}${workspaceId}:${userId}`).digest();
}
