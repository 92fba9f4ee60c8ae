import { loadLectureBody, loadRevisionOutlines } from '../content/contentQueries.ts';
import type { Question } from '../content/question/question.ts';
import type { CourseRecord } from '../course/courseRecord.ts';
import { findRevision } from '../course/revision/historyQueries.ts';
import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';

/** A question as an earlier version of the course had it; null where that version is not kept, or did not have it. */
export async function questionAsRead(
  trx: Trx,
  course: CourseRecord,
  version: number,
  questionId: Id,
): Promise<Question | null> {
  const revision = await findRevision(trx, course.id, version);
  const outline = revision === null ? undefined : (await loadRevisionOutlines(trx, [revision])).get(revision);
  const lecture = outline?.modules
    .flatMap(({ lectures }) => lectures)
    .find(({ questions }) => questions.some(({ id }) => id === questionId));
  if (lecture === undefined) {
    return null;
  }
  const { questions } = await loadLectureBody(trx, course.workspaceId, lecture.bodyHash);
  return questions.find(({ id }) => id === questionId) ?? null;
}
