import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Viewer, ViewerSession } from '../http/access.ts';
import type { Id } from '../shared/id.ts';

type Keyed = Pick<Config, 'sealingKey'>;

/** What a ticket allows: commits of one learner's items of one package, while the sign-in that asked for it holds. */
export interface CommitGrant extends Pick<Viewer, 'userId'>, ViewerSession {
  readonly workspaceId: Id;
  readonly userCourseId: Id;
  readonly lectureId: Id;
  readonly packageId: string;
}

/** As long as the files of the package are given. */
const lifeMs = 12 * 3600 * 1000;

const granted = z.tuple([z.int(), z.int(), z.uuid(), z.uuid(), z.int(), z.int(), z.uuid(), z.number()]);

/**
 * What the player of packages, which has no token of the learner, sends along with what an item says as its page goes (SCORM-02). It is
 * signed and nothing of it is stored; a package that finds it can do no more than the run-time lets it do anyway.
 */
export function commitTicket(config: Keyed, grant: CommitGrant, now: Date): string {
  const { workspaceId, userId, familyId, tokenId, userCourseId, lectureId, packageId } = grant;
  const until = now.getTime() + lifeMs;
  const claims = [workspaceId, userId, familyId, tokenId, userCourseId, lectureId, packageId, until];
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${signature(config, text).toString('base64url')}`;
}

/** What a ticket allows; null for one that was made up, has expired, or is of another workspace. */
export function grantOfTicket(config: Keyed, workspaceId: Id, ticket: string, now: Date): CommitGrant | null {
  const [text = '', given = ''] = ticket.split('.');
  const expected = signature(config, text);
  const received = Buffer.from(given, 'base64url');
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) {
    return null;
  }
  const [ofWorkspace, userId, familyId, tokenId, userCourseId, lectureId, packageId, until] = granted.parse(
    JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
  );
  return ofWorkspace === workspaceId && until > now.getTime()
    ? { workspaceId, userId, familyId, tokenId, userCourseId, lectureId, packageId }
    : null;
}

function signature({ sealingKey }: Keyed, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', sealingKey, '', 'lectern scorm commit', 32));
  return createHmac('sha256', key).update(text).digest();
}
