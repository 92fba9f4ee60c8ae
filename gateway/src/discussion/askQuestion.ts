import type { AskQuestionInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { postThread } from './discussionApi.ts';
import { toThread } from './discussionMappers.ts';

/** Asks a question after a lecture (BEY-16). */
export const askQuestion: NonNullable<MutationResolvers['askQuestion']> = mutation(
  async (input: AskQuestionInput, { rest }) => {
    const { title, text, idempotencyKey } = input;
    const courseId = inputId(input.courseId, 'courseId', 'Course');
    const lectureId = inputId(input.lectureId, 'lectureId', 'Lecture');
    return { thread: toThread(await postThread(rest, { courseId, lectureId }, { title, text }, idempotencyKey)) };
  },
);
