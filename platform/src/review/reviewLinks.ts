/** Links to review a course, made and revoked by those who edit it (BEY-26). */
import { requireEditable } from '../course/lock/requireEditable.ts';
import { inWorkspace, type Database } from '../db/database.ts';
import { DomainError, invalidField } from '../errors.ts';
import { makeSecretToken } from '../shared/secretToken.ts';
import type { Id } from '../shared/id.ts';
import { holdCourse } from './holdCourseQueries.ts';
import type { ReviewCall } from './reviewCourse.ts';
import {
  findLink,
  findLinks,
  insertLink,
  lockAndCountActive,
  revokeLinkRow,
  type LinkRow,
} from './reviewLinkQueries.ts';
import {
  longestLinkDays,
  mostActiveLinks,
  mostListedLinks,
  type CreatedLinkWire,
  type LinkWire,
  type NewLinkRequest,
} from './reviewLinkSchemas.ts';

const dayMs = 86_400_000;

/** Throws as {@link requireEditable}; so do the others. */
export const listLinks = (db: Database, { workspaceId, courseId, author, now }: ReviewCall): Promise<LinkWire[]> =>
  inWorkspace(db, workspaceId, async (trx) => {
    await requireEditable(trx, courseId, author);
    return (await findLinks(trx, courseId, mostListedLinks)).map((row) => toLinkWire(row, now));
  });

/** Makes a link and tells its token, which nobody is told again. Throws INVALID for a moment that is over or too far, and REVIEW_FULL. */
export const createLink = (
  db: Database,
  { workspaceId, courseId, author, now, link }: ReviewCall & { readonly link: NewLinkRequest },
): Promise<CreatedLinkWire> =>
  inWorkspace(db, workspaceId, async (trx) => {
    await requireEditable(trx, courseId, author);
    const expireTime = new Date(link.expireTime);
    if (expireTime <= now || expireTime.getTime() > now.getTime() + longestLinkDays * dayMs) {
      throw invalidField('expireTime', `must be in the future, within ${longestLinkDays} days`);
    }
    await holdCourse(trx, courseId);
    if ((await lockAndCountActive(trx, courseId, now)) >= mostActiveLinks) {
      throw new DomainError('REVIEW_FULL', { params: { most: mostActiveLinks } });
    }
    const { token, hash } = makeSecretToken();
    const { name, mayComment } = link;
    const made = { courseId, name, mayComment, expireTime, tokenHash: hash, userId: author.userId, now };
    const row = await findLink(trx, courseId, await insertLink(trx, made));
    return { ...toLinkWire(row as LinkRow, now), token };
  });

/** Ends a link; what its guests wrote stays. Doing so twice is doing so once. */
export const revokeLink = (
  db: Database,
  { workspaceId, courseId, author, now, linkId }: ReviewCall & { readonly linkId: Id },
): Promise<void> =>
  inWorkspace(db, workspaceId, async (trx) => {
    await requireEditable(trx, courseId, author);
    const row = await findLink(trx, courseId, linkId);
    if (row === null) {
      throw new DomainError('NOT_FOUND');
    }
    if (row.revoke_time === null) {
      await revokeLinkRow(trx, linkId, now);
    }
  });

const toLinkWire = (row: LinkRow, now: Date): LinkWire => ({
  id: row.link_id,
  courseId: row.course_id,
  name: row.name,
  mayComment: row.may_comment,
  expireTime: row.expire_time.toISOString(),
  expired: row.expire_time <= now,
  createdByName: row.creator_name,
  createTime: row.create_time.toISOString(),
  lastUseTime: row.last_use_time?.toISOString() ?? null,
});
