import { badInput, toUserErrors } from '../errors.ts';
import type { ImportCourseInput, MutationResolvers } from '../generated/resolverTypes.ts';
import type { UserErrorModel } from '../node/userErrorModel.ts';
import { renamedSentence } from '../inputPaths.ts';
import { mutation } from '../mutation.ts';
import { toAuthoredCourse } from './authoredCourseMappers.ts';
import { postImport } from './authoringApi.ts';

/** Creates a course from what `AuthoredCourse.exported` gave (IMPEX-02, OP-73). */
export const importCourse: NonNullable<MutationResolvers['importCourse']> = mutation(
  async ({ content, idempotencyKey }: ImportCourseInput, { rest }) => {
    if (!isObject(content)) throw badInput('`content` is an object, as `AuthoredCourse.exported` gives it.', 'content');
    const { warnings, ...course } = await postImport(rest, content, idempotencyKey);
    return { course: toAuthoredCourse(course), warnings: [...warnings] };
  },
  { refusals: (error) => toUserErrors(error).map(inContent) },
);

/** The place in the file stands in the message for people, and on its own for programs. */
const inContent = ({ field, message, params, ...refusal }: UserErrorModel): UserErrorModel =>
  field == null
    ? { ...refusal, message, params, field: 'content' }
    : {
        ...refusal,
        message: renamedSentence(message, field, `content.${field}`),
        params: { ...(params as object | null), path: field },
        field: 'content',
      };

const isObject = (content: unknown): content is Readonly<Record<string, unknown>> =>
  typeof content === 'object' && content !== null && !Array.isArray(content);
