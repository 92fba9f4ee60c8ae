import { userError } from '../errors.ts';
import type { LockCourseInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { toCourseLock } from './authoredCourseMappers.ts';
import { postLock } from './authoringApi.ts';
import { toCoursePresence } from './coursePresence.ts';

/** LOCK-01, LOCK-02, LOCK-04, LOCK-07, OP-15, OP-16. That another holds the lock is an answer over REST, and a refusal here. */
export const lockCourse: NonNullable<MutationResolvers['lockCourse']> = mutation(
  async ({ courseId, takeOver }: LockCourseInput, { rest }) => {
    const answer = await postLock(rest, inputId(courseId, 'courseId', 'Course'), takeOver ?? false);
    const lock = toCourseLock(answer);
    const presence = toCoursePresence(answer.presence);
    if (answer.status === 'LOCKED') return { lock, presence, lockToken: answer.lockToken ?? null };
    const refusal = userError('LOCKED_BY_ANOTHER_USER', 'Someone else is editing this course', 'courseId');
    const { lockedBy, lockedUntil } = answer;
    return { lock, presence, lockToken: null, userErrors: [{ ...refusal, params: { lockedBy, lockedUntil } }] };
  },
);
