/** How questions are written: their inputs in the words of the platform, and its refusals in those of the input (OP-20). */
import type { QuestionContentInput } from '../generated/resolverTypes.ts';
import type { Path } from '../inputPaths.ts';
import type { Schemas } from '../rest/Schemas.ts';

export type QuestionRequest = Schemas['QuestionRequest'];
type Content<Question> = Question extends unknown ? Pick<Question, Extract<keyof Question, QuestionMember>> : never;
type QuestionMember = '@type' | 'answer' | 'optionIds' | 'correctAnswer';
/** What can be answered and what is right, as the platform takes it. */
export type QuestionContentRequest = Content<QuestionRequest>;

export interface QuestionWriter<Input> {
  /** `field` is the input's path of the content. */
  readonly write: (input: Input, field: string) => QuestionContentRequest;
  /** The input's path below its content, by the platform's below the question. */
  readonly path: (parts: Path, input: Input) => Path;
}

/** By the member of the input. */
export type QuestionWriters = {
  readonly [Member in keyof QuestionContentInput]-?: QuestionWriter<NonNullable<QuestionContentInput[Member]>>;
};

/** The path below a question that is answered by positions; `right` is what the input calls the right ones. */
export const positionsPath =
  (right: string) =>
  ([member, ...parts]: Path): Path =>
    member === 'answer' ? ['options', ...parts] : member === 'optionIds' ? [member, ...parts] : [right];
