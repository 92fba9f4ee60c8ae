import type { Outline } from '../content/content.ts';
import { findUnfinished } from '../content/findUnfinished.ts';
import type { Trx } from '../db/database.ts';
import type { FieldProblems } from '../shared/fieldProblems.ts';
import { hasLearners } from './authorshipQueries.ts';
import type { CourseRecord } from './courseRecord.ts';

/** OP-230, of stored content that is to become live: each field that is unfinished is a problem, where learners have the course or will find it. */
export async function noteUnfinished(
  trx: Trx,
  course: CourseRecord,
  outline: Outline,
  problems: FieldProblems,
): Promise<void> {
  if (!course.published && !(await hasLearners(trx, course.id))) {
    return;
  }
  problems.refuseUnfinished();
  for (const field of await findUnfinished(trx, course.workspaceId, outline)) {
    problems.addUnfinished(field);
  }
}
