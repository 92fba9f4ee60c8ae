import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { JobRowOutcome } from '../../job/jobRowQueries.ts';
import { outlineOf } from '../courseContent.ts';
import type { CourseRecord } from '../courseRecord.ts';
import { settleNothing } from '../liveChange.ts';
import { writeNextRevision } from '../writeNextRevision.ts';
import { unfinishedParts } from './bulkRules.ts';
import type { CourseStep, HeldCourse } from './courseStep.ts';

/** Brings a course into the catalogue, or takes it out, as a save of that alone does (OP-53). Throws as {@link writeNextRevision}. */
export async function switchPublished(
  trx: Trx,
  { author, limits, now }: CourseStep,
  { course, conditions }: HeldCourse,
  published: boolean,
): Promise<JobRowOutcome> {
  if (course.published === published) {
    return { state: 'UNCHANGED', code: 'THERE' };
  }
  if (published && course.template) {
    return { state: 'UNCHANGED', code: 'TEMPLATE' };
  }
  try {
    const save = {
      ...conditions,
      courseId: course.id,
      received: { published },
      mode: 'MERGE',
      author,
      limits,
      now,
      autoSave: false,
    } as const;
    const written = await writeNextRevision(trx, save, settleNothing);
    const { version } = written.course;
    return { state: 'DONE', code: published ? 'PUBLISHED' : 'UNPUBLISHED', params: { version } };
  } catch (error) {
    return unfinished(trx, course, error);
  }
}

/** Nothing is written before the check of what is unfinished (OP-230); anything else is thrown on. */
async function unfinished(trx: Trx, course: CourseRecord, error: unknown): Promise<JobRowOutcome> {
  if (error instanceof DomainError && error.code === 'INVALID') {
    const parts = unfinishedParts(
      await outlineOf(trx, course),
      error.errors.map(({ field }) => field),
    );
    if (parts.length > 0) {
      return { state: 'REFUSED', code: 'UNFINISHED', params: { parts } };
    }
  }
  throw error;
}
