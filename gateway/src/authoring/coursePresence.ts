/** Who has a course open, and asking for its lock (BEY-08). */
import type {
  AnswerLockRequestInput,
  AskForLockInput,
  CoursePresence,
  MutationResolvers,
  ReportPresenceInput,
} from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { toAuthor, toCourseLock } from './authoredCourseMappers.ts';
import { postAnswerLockRequest, postAskForLock, postPresence } from './authoringApi.ts';

export const toCoursePresence = ({ lock, others, ownRequest }: Schemas['CoursePresence']): CoursePresence => ({
  lock: lock === null ? null : toCourseLock(lock),
  others: others.map(({ editing, request, ...person }) => ({ author: toAuthor(person), editing, request })),
  ownRequest,
});

const courseOf = ({ courseId }: { readonly courseId: string }): number => inputId(courseId, 'courseId', 'Course');

export const reportPresence: NonNullable<MutationResolvers['reportPresence']> = mutation(
  async (input: ReportPresenceInput, { rest }) => ({
    presence: toCoursePresence(await postPresence(rest, courseOf(input))),
  }),
);

export const askForLock: NonNullable<MutationResolvers['askForLock']> = mutation(
  async (input: AskForLockInput, { rest }) => ({
    presence: toCoursePresence(await postAskForLock(rest, courseOf(input))),
  }),
);

export const answerLockRequest: NonNullable<MutationResolvers['answerLockRequest']> = mutation(
  async (input: AnswerLockRequestInput, { rest }) => {
    const userId = inputId(input.userId, 'userId', 'User');
    const answered = await postAnswerLockRequest(rest, courseOf(input), { userId, answer: input.answer });
    return { presence: toCoursePresence(answered) };
  },
);
