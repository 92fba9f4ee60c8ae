/** Questions on the wire → question types of the schema (GW-23, GW-24, QUIZ-03, QUIZ-17…QUIZ-20, OP-20). */
import type { AuthoredExplanation, AuthoredQuestion } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import {
  explanationTexts,
  explanationTypeOf,
  toState,
  type QuestionModel,
  type QuestionPlace,
} from './questionModel.ts';
import type { QuestionWire } from './questionWire.ts';
import { questionKind } from './types.ts';

/** Throws for a type that the platform does not have. */
export function toQuestionModel(wire: QuestionWire, { courseId, lectureId, placed }: QuestionPlace): QuestionModel {
  const { typename, read } = questionKind(wire);
  // That the members belong to the type is lost in a list of all.
  return {
    __typename: typename,
    id: toGlobalId('Question', wire.id, { courseId, lectureId }),
    questionId: wire.id,
    number: wire.number,
    text: wire.question,
    courseId,
    lectureId,
    placed,
    courseVersion: wire.courseVersion,
    regrading: wire.regrading,
    ...toState(wire),
    ...read(wire),
  } as QuestionModel;
}

export type AuthoredQuestionModel = AuthoredQuestion & { readonly __typename: string };

/** The same for its authors: with what is right, whatever anybody answered. */
export function toAuthoredQuestion(wire: QuestionWire, placed: boolean): AuthoredQuestionModel {
  const { typename, forAuthors } = questionKind(wire);
  return {
    __typename: `Authored${typename}`,
    questionId: wire.id,
    number: wire.number,
    text: wire.question,
    weight: wire.weight,
    wrongLimit: wire.wrongLimit,
    explanation: toExplanation(wire.explanation),
    placed,
    ...forAuthors(wire),
  } as AuthoredQuestionModel;
}

const toExplanation = (wire: QuestionWire['explanation']): AuthoredExplanation | null =>
  wire === null
    ? null
    : { type: explanationTypeOf(wire), texts: wire.type === 'json' ? jsonTexts(wire) : explanationTexts(wire) };

/** Texts keep their quotes, which learners are not shown: an author writes back what was read. */
const jsonTexts = ({ content }: NonNullable<QuestionWire['explanation']>) =>
  Object.entries(content).map(([key, value]) => ({ key, content: JSON.stringify(value) }));
