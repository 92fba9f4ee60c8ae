import { appendAudit } from '../../audit/appendAudit.ts';
import { loadOutlines } from '../../content/contentQueries.ts';
import { findLecture } from '../../content/outlineRules.ts';
import { creatorFilter } from '../../course/policy.ts';
import { inWorkspace, type Database, type Trx } from '../../db/database.ts';
import type { Viewer } from '../../http/access.ts';
import { boundedPage, type PageRequest, type PageRows } from '../../http/paging.ts';
import type { Id } from '../../shared/id.ts';
import type { DiscussionCall } from '../discussionDoor.ts';
import {
  everyQuestion,
  findQuestions,
  type QuestionFilter,
  type QuestionRow,
  type QuestionScope,
} from './questionListQueries.ts';

const largestPage = 100;

/** A question with the name of its lecture, which is null once the course has that no more. */
export interface ListedQuestion extends QuestionRow {
  readonly lectureName: string | null;
}

interface Asked {
  readonly filter: QuestionFilter;
  readonly sort: readonly string[];
}

/** All courses for admins, the own ones for anyone who makes courses. */
export const scopeOf = (viewer: Viewer): QuestionScope => ({ createdBy: creatorFilter(viewer) });

/** The questions of the courses that the viewer answers for (BEY-16). */
export const listQuestions = (
  db: Database,
  { workspaceId, viewer }: DiscussionCall,
  { filter, sort, page }: Asked & { readonly page: PageRequest },
): Promise<PageRows<ListedQuestion>> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const asked = { scope: scopeOf(viewer), filter };
    const found = await findQuestions(trx, asked, { sort, page: boundedPage(page, largestPage) });
    return { ...found, rows: await withLectures(trx, workspaceId, found.rows) };
  });

/** The same over all pages, for a file; that someone takes the names of learners is noted. */
export async function exportQuestions(
  db: Database,
  { workspaceId, viewer }: DiscussionCall,
  { filter, sort }: Asked,
): Promise<AsyncIterable<readonly ListedQuestion[]>> {
  await inWorkspace(db, workspaceId, (trx) =>
    appendAudit(trx, {
      workspaceId,
      action: 'LIST_DOWNLOADED',
      actorId: viewer.userId,
      details: { list: 'discussionquestions' },
    }),
  );
  return everyQuestion(db, workspaceId, { scope: scopeOf(viewer), filter, sort }, (trx, rows) =>
    withLectures(trx, workspaceId, rows),
  );
}

/** With the names of their lectures. */
export async function withLectures<Row extends QuestionRow>(
  trx: Trx,
  workspaceId: Id,
  rows: readonly Row[],
): Promise<(Row & ListedQuestion)[]> {
  const courses = rows.map(({ courseId: id, courseVersion: version, courseUpdateTime }) => ({
    id,
    workspaceId,
    version,
    updateTime: courseUpdateTime.toISOString(),
  }));
  const outlines = await loadOutlines(trx, courses);
  return rows.map((row) => {
    const found = findLecture(outlines.get(row.courseId)?.modules ?? [], row.lectureId);
    return { ...row, lectureName: found?.lecture.name ?? null };
  });
}
