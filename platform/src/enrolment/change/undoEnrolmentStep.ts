import { z } from 'zod';
import { appendAudit } from '../../audit/appendAudit.ts';
import { findUnfinished } from '../../content/findUnfinished.ts';
import { loadOutline } from '../../course/courseContent.ts';
import type { Trx } from '../../db/database.ts';
import type { JobRow, JobRowOutcome } from '../../job/jobRowQueries.ts';
import type { Id } from '../../shared/id.ts';
import type { Actor } from '../../http/actorOf.ts';
import { findPerson } from '../../workspace/people/peopleQueries.ts';
import { startUserCourse } from '../startUserCourse.ts';
import { deleteWaitingOfJob, moveWaitingDue } from '../waiting/waitingQueries.ts';
import { changeDueStep } from './changeDueStep.ts';
import { reopenUserCourse } from './unenrolQueries.ts';
import { unenrolStep } from './unenrolStep.ts';

export interface Undoing extends Actor {
  readonly undoneRunId: Id;
  readonly now: Date;
}

const time = z.string().nullable();
/** What a row has done, as its report says it. */
const undoableChange = z.union([
  z.object({ code: z.literal('ENROLLED'), userCourseId: z.int() }),
  z.object({ code: z.literal('STARTS_LATER') }),
  z.object({ code: z.enum(['DUE_CHANGED', 'DUE_MOVED']), userCourseId: z.int(), before: time, after: time }),
  // Of people who had not joined, and has no enrolment that could be named.
  z.object({ code: z.literal('DUE_CHANGED'), courseId: z.int(), before: time, after: time }),
  z.object({ code: z.literal('UNENROLLED'), courseId: z.int(), dueTime: time }),
  z.object({ code: z.literal('UNENROLLED_KEPT'), userCourseId: z.int(), courseId: z.int(), finishTime: z.string() }),
]);
type UndoableChange = z.output<typeof undoableChange>;

/** Takes back what one row of a job has done with an enrolment. What was begun or changed since stays, and the report names it. */
export async function undoEnrolmentStep(trx: Trx, undoing: Undoing, row: JobRow): Promise<JobRowOutcome> {
  const done = undoableChange.safeParse(row.input);
  return done.success ? undo(trx, undoing, row, done.data) : { state: 'UNCHANGED', code: 'NOT_UNDONE' };
}

async function undo(trx: Trx, undoing: Undoing, row: JobRow, done: UndoableChange): Promise<JobRowOutcome> {
  const { undoneRunId, ...actor } = undoing;
  switch (done.code) {
    case 'ENROLLED':
      return unenrolStep(trx, { ...actor, begun: 'STAYS' }, done.userCourseId);
    case 'STARTS_LATER':
      return (await deleteWaitingOfJob(trx, { username: row.subject, runId: undoneRunId }))
        ? { state: 'DONE', code: 'WAITS_NO_MORE' }
        : { state: 'UNCHANGED', code: 'CHANGED_SINCE' };
    case 'DUE_CHANGED':
    case 'DUE_MOVED':
      return 'userCourseId' in done
        ? changeDueStep(trx, { ...actor, dueTime: done.before, expected: done.after }, done.userCourseId)
        : changeWaitingDue(trx, row, done);
    case 'UNENROLLED':
      return enrolBack(trx, actor, row.subjectId, done);
    case 'UNENROLLED_KEPT':
      return reopen(trx, actor, row.subjectId, done);
  }
}

type WaitingDue = Extract<UndoableChange, { code: 'DUE_CHANGED'; courseId: Id }>;

/** People who have joined meanwhile keep the due date with which they began. */
async function changeWaitingDue(
  trx: Trx,
  { subject, subjectId }: JobRow,
  { courseId, before, after }: WaitingDue,
): Promise<JobRowOutcome> {
  const about = subjectId === null ? {} : { subjectId };
  const due = { courseId, username: subject, dueTime: before, expected: after };
  return (await moveWaitingDue(trx, due))
    ? { state: 'DONE', code: 'DUE_CHANGED', params: { courseId, before: after, after: before }, ...about }
    : { state: 'UNCHANGED', code: 'CHANGED_SINCE', ...about };
}

type Again = Actor & { readonly now: Date };

async function enrolBack(
  trx: Trx,
  { workspaceId, actorId, now }: Again,
  subjectId: Id | null,
  { courseId, dueTime }: Extract<UndoableChange, { code: 'UNENROLLED' }>,
): Promise<JobRowOutcome> {
  const person = subjectId === null ? null : await findPerson(trx, workspaceId, subjectId);
  const content = await loadOutline(trx, courseId);
  if (person?.status !== 'REGISTERED' || content === null) {
    return { state: 'UNCHANGED', code: 'GONE' };
  }
  const { userId } = person;
  const { course, outline } = content;
  // While it had no learners, a course that was unpublished could be saved with parts that are not finished (OP-230).
  if (!course.published && (await findUnfinished(trx, workspaceId, outline)).length > 0) {
    return { state: 'UNCHANGED', code: 'CHANGED_SINCE', subjectId: userId };
  }
  const { created } = await startUserCourse(trx, content, { userId, dueTime, now });
  if (!created) {
    return { state: 'UNCHANGED', code: 'CHANGED_SINCE', subjectId: userId };
  }
  const details = { courseId, dueTime };
  await appendAudit(trx, { workspaceId, action: 'PERSON_ENROLLED', actorId, subjectId: userId, details });
  return { state: 'DONE', code: 'ENROLLED', subjectId: userId };
}

async function reopen(
  trx: Trx,
  { workspaceId, actorId, now }: Again,
  subjectId: Id | null,
  { userCourseId, courseId, finishTime }: Extract<UndoableChange, { code: 'UNENROLLED_KEPT' }>,
): Promise<JobRowOutcome> {
  const about = subjectId === null ? {} : { subjectId };
  if (!(await reopenUserCourse(trx, userCourseId, { finishTime, now }))) {
    return { state: 'UNCHANGED', code: 'CHANGED_SINCE', ...about };
  }
  await appendAudit(trx, { workspaceId, action: 'PERSON_ENROLLED', actorId, ...about, details: { courseId } });
  return { state: 'DONE', code: 'ENROLLED', ...about };
}
