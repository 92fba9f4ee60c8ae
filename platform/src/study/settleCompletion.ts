import { issueCertificate } from '../certificate/issueCertificate.ts';
import type { Trx } from '../db/database.ts';
import { sameName } from '../enrolment/certificateRules.ts';
import { completionOf, type Completion } from '../enrolment/completionRules.ts';
import { factsOrigin } from '../enrolment/progressFacts.ts';
import { readLocked, readVisible } from '../enrolment/userCourseAccess.ts';
import { readingAfter, type ReaderOptions, type UserCourseReading } from '../enrolment/userCourseReading.ts';
import { toCompletionWire } from '../enrolment/userCourseView.ts';
import { finishUserCourse } from '../enrolment/userCourseWriteQueries.ts';
import { DomainError, invalidField } from '../errors.ts';
import { appendFact } from '../fact/appendFact.ts';
import type { Id } from '../shared/id.ts';

export interface CompleteCommand extends ReaderOptions {
  readonly userCourseId: Id;
  /** The name typed for the certificate (OP-24); undefined when the caller does not send one. */
  readonly name: string | undefined;
  /** A dry run: decides and answers the same, and writes nothing. */
  readonly dryRun: boolean;
}

/**
 * Completes the user course in the given transaction, with a certificate where it is enabled and earned (PROG-13, CERT-01,
 * OP-41). Completing again answers the completed one. Throws 1300 with the completion as `params` while a lecture is missing, before
 * anything about the name; INVALID without a name where there would be a certificate (OP-99), NAME_MISMATCH, and USER_COURSE_CLOSED for
 * one that was given up or has expired. Work done in time can be completed after the course's end.
 */
export async function settleCompletion(trx: Trx, command: CompleteCommand): Promise<UserCourseReading> {
  const reading = await readLocked(trx, command.userCourseId, command);
  const { viewOnly, record } = reading;
  const completion = completionOf(reading.progress, reading.facts);
  // Read again: the lock may have waited for a simultaneous completion, whose certificate is newer than what came with the lock.
  if (viewOnly === 'COMPLETED') {
    return readVisible(trx, record.id, command);
  }
  if (viewOnly === 'GAVE_UP' || viewOnly === 'EXPIRED') {
    throw new DomainError('USER_COURSE_CLOSED', { params: { reason: viewOnly } });
  }
  if (!completion.wouldComplete) {
    throw new DomainError(1300, { params: { ...toCompletionWire(reading, completion) } });
  }
  assertName(command, record.userName, completion);
  return command.dryRun ? reading : finish(trx, reading, completion);
}

/** A certificate needs the name typed again (CERT-01, OP-99); a dry run answers `wouldCertify`. */
function assertName({ name, dryRun }: CompleteCommand, userName: string, { wouldCertify }: Completion): void {
  if (name === undefined) {
    if (wouldCertify && !dryRun) {
      throw invalidField('name', 'is required for the certificate');
    }
  } else if (!sameName(name, userName)) {
    throw new DomainError('NAME_MISMATCH', {
      errors: [{ field: 'name', message: 'must be the name in your settings' }],
    });
  }
}

async function finish(trx: Trx, reading: UserCourseReading, completion: Completion): Promise<UserCourseReading> {
  const { record, now } = reading;
  await finishUserCourse(trx, record.id, { finishTime: now, completed: true, now });
  await appendFact(trx, {
    ...factsOrigin(reading),
    type: 'usercourse',
    action: 'completed',
    value: completion.scorePercent,
  });
  const certificate = completion.wouldCertify ? await issueCertificate(trx, reading, completion.scorePercent) : null;
  return readingAfter(reading, {
    record: { ...record, finishTime: now, updateTime: now, completed: true, certificate },
  });
}
