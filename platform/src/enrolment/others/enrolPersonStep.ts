import { appendAudit } from '../../audit/appendAudit.ts';
import type { IsoTime } from '../../content/content.ts';
import type { CourseContent } from '../../course/courseContent.ts';
import type { Trx } from '../../db/database.ts';
import type { JobRowOutcome } from '../../job/jobRowQueries.ts';
import type { Doing } from '../../workspace/people/addPersonStep.ts';
import type { PersonRow } from '../../workspace/people/peopleQueries.ts';
import { startUserCourse } from '../startUserCourse.ts';
import { changeDueTime } from '../userCourseWriteQueries.ts';
import { hasCompleted } from './enrolPeopleQueries.ts';

export interface PersonEnrolment extends Doing {
  readonly content: CourseContent;
  /** Null takes a due date away; without it the one that is there stays. */
  readonly dueTime?: IsoTime | null | undefined;
  readonly now: Date;
}

/**
 * Enrols somebody in a course, in the transaction that it is given. Who has it open keeps it and gets the due date; who has completed it
 * is left in peace while the certificate counts; whose certificate or time ran out, and who gave it up, begins anew.
 */
export async function enrolPersonStep(
  trx: Trx,
  { workspaceId, actorId, content, dueTime, now }: PersonEnrolment,
  person: Pick<PersonRow, 'userId' | 'status' | 'leftTime'> | null,
): Promise<JobRowOutcome> {
  if (person === null || person.status !== 'REGISTERED') {
    return { state: 'REFUSED', code: 'NO_ACCOUNT' };
  }
  const { userId: subjectId } = person;
  if (person.leftTime !== null) {
    return { state: 'REFUSED', code: 'LEFT', subjectId };
  }
  const { id: courseId } = content.course;
  if (await hasCompleted(trx, { courseId, userId: subjectId, now })) {
    return { state: 'UNCHANGED', code: 'COMPLETED', subjectId };
  }
  const { record, created } = await startUserCourse(trx, content, {
    userId: subjectId,
    dueTime: dueTime ?? null,
    now,
  });
  const changed =
    !created && dueTime !== undefined && (await changeDueTime(trx, record.id, { dueTime, now: now.toISOString() }));
  if (!created && !changed) {
    return { state: 'UNCHANGED', code: 'THERE', subjectId };
  }
  await appendAudit(trx, {
    workspaceId,
    action: created ? 'PERSON_ENROLLED' : 'DUE_DATE_CHANGED',
    actorId,
    subjectId,
    details: { courseId, dueTime: dueTime ?? null },
  });
  return { state: 'DONE', code: created ? 'ENROLLED' : 'DUE_CHANGED', subjectId };
}
