/** Who has a course open, and asking for its lock (BEY-08). */
import type {
  AnswerLockRequestInput,
  AskForLockInput,
  CoursePresence,
  MutationResolvers,
  ReportPresenceInput,
  SubscriptionCoursePresenceArgs,
} from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { subscription } from '../live/subscription.ts';
import { mutation } from '../mutation.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { toAuthor, toCourseLock } from './authoredCourseMappers.ts';
import { getPresence, postAnswerLockRequest, postAskForLock, postPresence } from './authoringApi.ts';

export const toCoursePresence = ({ lock, others, ownRequest }: Schemas['CoursePresence']): CoursePresence => ({
  lock: lock === null ? null : toCourseLock(lock),
  others: others.map(({ editing, request, ...person }) => ({ author: toAuthor(person), editing, request })),
  ownRequest,
});

const courseOf = ({ courseId }: { readonly courseId: string }): number => inputId(courseId, 'courseId', 'Course');

/** BEY-45: who is there is heard of by their renewals, and that someone has gone by the silence after them. */
export const coursePresence = subscription(
  (args: SubscriptionCoursePresenceArgs) => `course-editing:${courseOf(args)}`,
  async (_root, args, { rest }) => toCoursePresence(await getPresence(rest, courseOf(args))),
);

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
