/** Links to review a course, made and revoked by those who edit it (BEY-26). */
import { findCourse } from '../course/courseQueries.ts';
import { requireEditable } from '../course/lock/requireEditable.ts';
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { DomainError, invalidField } from '../errors.ts';
import { makeSecretToken } from '../shared/secretToken.ts';
import type { Id } from '../shared/id.ts';
import { findEditors } from './editorQueries.ts';
import { holdCourse } from './holdCourseQueries.ts';
import type { ReviewCall } from './reviewCourse.ts';
import {
  findLink,
  findLinks,
  insertLink,
  lockAndFindMakers,
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
    const rows = await findLinks(trx, courseId, mostListedLinks);
    const editors = await editorsAmong(
      trx,
      courseId,
      rows.map((row) => row.created_by),
    );
    return rows.map((row) => toLinkWire(row, editors, now));
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
    const makers = await lockAndFindMakers(trx, courseId, now);
    const editors = await editorsAmong(trx, courseId, [author.userId, ...makers]);
    if (makers.filter((userId) => isAmong(editors, userId)).length >= mostActiveLinks) {
      throw new DomainError('REVIEW_FULL', { params: { most: mostActiveLinks } });
    }
    const { token, hash } = makeSecretToken();
    const { name, mayComment } = link;
    const made = { courseId, name, mayComment, expireTime, tokenHash: hash, userId: author.userId, now };
    const row = await findLink(trx, courseId, await insertLink(trx, made));
    return { ...toLinkWire(row as LinkRow, editors, now), token };
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

/** Which of those who made links may edit the course today: what others made counts no more. */
async function editorsAmong(trx: Trx, courseId: Id, makers: readonly (Id | null)[]): Promise<ReadonlySet<Id>> {
  const course = await findCourse(trx, courseId);
  const userIds = makers.filter((userId) => userId !== null);
  return new Set(course === null ? [] : await findEditors(trx, course, userIds));
}

const isAmong = (editors: ReadonlySet<Id>, userId: Id | null): boolean => userId !== null && editors.has(userId);

const toLinkWire = (row: LinkRow, editors: ReadonlySet<Id>, now: Date): LinkWire => ({
  id: row.link_id,
  courseId: row.course_id,
  name: row.name,
  mayComment: row.may_comment,
  expireTime: row.expire_time.toISOString(),
  expired: row.expire_time <= now || !isAmong(editors, row.created_by),
  createdByName: row.creator_name,
  createTime: row.create_time.toISOString(),
  lastUseTime: row.last_use_time?.toISOString() ?? null,
});
