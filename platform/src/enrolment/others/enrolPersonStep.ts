import { appendAudit } from '../../audit/appendAudit.ts';
import type { IsoTime } from '../../content/content.ts';
import type { CourseContent } from '../../course/courseContent.ts';
import type { Trx } from '../../db/database.ts';
import type { JobRowOutcome } from '../../job/jobRowQueries.ts';
import type { Actor } from '../../http/actorOf.ts';
import type { PersonRow } from '../../workspace/people/peopleQueries.ts';
import { email } from '../../shared/emailSchema.ts';
import type { Id } from '../../shared/id.ts';
import { sentenceAbout } from '../../sentenceAbout.ts';
import { insertNotice } from '../notice/enrolmentNoticeQueries.ts';
import { deleteWaitingOfAddress, keepEnrolment } from '../waiting/waitingQueries.ts';
import { startUserCourse } from '../startUserCourse.ts';
import { findActiveUserCourse } from '../userCourseQueries.ts';
import { hasExpired } from '../userCourseRules.ts';
import { changeDueTime } from '../userCourseWriteQueries.ts';
import { hasCompleted } from './enrolPeopleQueries.ts';

export interface PersonEnrolment extends Actor {
  /** The job that ordered it, whose report is kept for later; null where it is of who has joined. */
  readonly runId: Id | null;
  /** The address that it is about, for which it is kept until someone has proven it. */
  readonly username: string;
  readonly content: CourseContent;
  /** Whether they are told of it once they are enrolled. */
  readonly notify: boolean;
  /** Null takes a due date away; without it the one that is there stays. */
  readonly dueTime?: IsoTime | null | undefined;
  readonly now: Date;
}

/**
 * Enrols someone in a course, in the transaction that it is given. Who has it open keeps it and gets the due date; who has completed it
 * is left in peace while the certificate counts; whose certificate or time ran out, and who gave it up, begins again. Anyone who has no
 * account, or one whose address is not proven, begins once it is (OP-126): anybody can register with the address of another.
 */
export async function enrolPersonStep(
  trx: Trx,
  enrolment: PersonEnrolment,
  person: Pick<PersonRow, 'userId' | 'status' | 'leftTime' | 'username' | 'addressProven'> | null,
): Promise<JobRowOutcome> {
  const { workspaceId, actorId, content, dueTime, notify, now } = enrolment;
  if (person === null || person.status !== 'REGISTERED') {
    return keepForLater(trx, enrolment, person);
  }
  const { userId: subjectId } = person;
  if (person.leftTime !== null) {
    return { state: 'REFUSED', code: 'LEFT', subjectId };
  }
  const { id: courseId } = content.course;
  const completed = await hasCompleted(trx, { courseId, userId: subjectId, now });
  if (!completed && !person.addressProven && !(await hasOpen(trx, { courseId, userId: subjectId, now }))) {
    return keepForLater(trx, enrolment, person);
  }
  await deleteWaitingOfAddress(trx, { courseId, username: person.username });
  if (completed) {
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
  if (created && notify && actorId !== subjectId) {
    await insertNotice(trx, { userCourseId: record.id, actorId, now });
  }
  await appendAudit(trx, {
    workspaceId,
    action: created ? 'PERSON_ENROLLED' : 'DUE_DATE_CHANGED',
    actorId,
    subjectId,
    details: { courseId, dueTime: dueTime ?? null },
  });
  return {
    state: 'DONE',
    ...(created
      ? { code: 'ENROLLED', params: { userCourseId: record.id } }
      : { code: 'DUE_CHANGED', params: { userCourseId: record.id, before: record.dueTime, after: dueTime ?? null } }),
    subjectId,
  };
}

/** Whether someone studies the course already, so that nothing would begin. */
async function hasOpen(
  trx: Trx,
  { courseId, userId, now }: { readonly courseId: Id; readonly userId: Id; readonly now: Date },
): Promise<boolean> {
  const record = await findActiveUserCourse(trx, courseId, userId);
  return record !== null && !hasExpired(record, now.toISOString());
}

/** Who has not proven an address is enrolled once they have; not someone whose invitation was revoked. */
async function keepForLater(
  trx: Trx,
  { actorId, runId, username, content, dueTime, notify, now }: PersonEnrolment,
  person: Pick<PersonRow, 'userId' | 'status'> | null,
): Promise<JobRowOutcome> {
  if (person?.status === 'REVOKED') {
    return { state: 'REFUSED', code: 'REVOKED', subjectId: person.userId };
  }
  const address = email.safeParse(username);
  if (!address.success || runId === null) {
    const field = 'username';
    return {
      state: 'REFUSED',
      code: 'INVALID',
      params: { field, message: sentenceAbout(field, 'must be an e-mail address') },
    };
  }
  const { id: courseId } = content.course;
  const outcome = await keepEnrolment(trx, { courseId, username: address.data, dueTime, actorId, runId, notify, now });
  const about = person === null ? {} : { subjectId: person.userId };
  switch (outcome.kept) {
    case 'new':
      return { state: 'DONE', code: 'STARTS_LATER', ...about };
    case 'changed':
      return {
        state: 'DONE',
        code: 'DUE_CHANGED',
        params: { courseId, before: outcome.before, after: dueTime ?? null },
        ...about,
      };
    case 'there':
      return { state: 'UNCHANGED', code: 'THERE', ...about };
  }
}
