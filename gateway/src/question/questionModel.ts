/** What the question types of the schema have in common, and what they are read from (GW-23, QUIZ-17…QUIZ-20, OP-20). */
import type {
  CategorizationQuestion,
  Explanation,
  ExplanationType,
  MultipleAssociationQuestion,
  MultipleChoiceQuestion,
  SingleChoiceQuestion,
  SingleOrderingQuestion,
} from '../generated/resolverTypes.ts';
import type { QuestionWire } from './questionWire.ts';

type Modelled<T extends { __typename?: string }> = Omit<T, '__typename' | 'placed'> & {
  readonly __typename: NonNullable<T['__typename']>;
  /** Undefined where the question came without its lecture. */
  readonly placed: boolean | undefined;
  readonly courseId: number;
  readonly lectureId: number;
};

export type SingleChoiceModel = Modelled<SingleChoiceQuestion>;
export type MultipleChoiceModel = Modelled<MultipleChoiceQuestion>;
export type CategorizationModel = Modelled<CategorizationQuestion>;
export type MultipleAssociationModel = Modelled<MultipleAssociationQuestion>;
export type SingleOrderingModel = Modelled<SingleOrderingQuestion>;

export type QuestionModel =
  | SingleChoiceModel
  | MultipleChoiceModel
  | CategorizationModel
  | MultipleAssociationModel
  | SingleOrderingModel;

/** Where a question stands. `placed` tells whether a section shows it; undefined when the sections are not known. */
export interface QuestionPlace {
  readonly courseId: number;
  readonly lectureId: number;
  readonly placed: boolean | undefined;
}

/** What every type has. */
export type QuestionBase = Pick<
  SingleChoiceModel,
  Exclude<keyof SingleChoiceModel & keyof SingleOrderingModel, '__typename' | 'options'>
>;

type State = Pick<
  QuestionBase,
  'weight' | 'wrongLimit' | 'wrongCount' | 'correct' | 'keyChanged' | 'settled' | 'correctAnswerCount' | 'explanations'
>;

type StateWire = Pick<
  QuestionWire,
  'weight' | 'wrongLimit' | 'wrongCount' | 'correct' | 'keyChanged' | 'correctAnswerSize' | 'explanation'
>;

/** The state of a question, as it stands in a lecture and in the answer of an answer alike (QUIZ-22). */
export function toState(wire: StateWire): State {
  const { weight, wrongLimit, wrongCount, correct, keyChanged, correctAnswerSize } = wire;
  return {
    weight,
    wrongLimit,
    wrongCount,
    correct,
    keyChanged,
    settled: correct === true || (wrongLimit > 0 && wrongCount >= wrongLimit),
    correctAnswerCount: correctAnswerSize,
    explanations: toExplanations(wire.explanation),
  };
}

type ExplanationWire = NonNullable<QuestionWire['explanation']>;

function toExplanations(wire: QuestionWire['explanation']): Explanation[] {
  if (wire === null) return [];
  const type = explanationTypeOf(wire);
  return explanationTexts(wire)
    .map(({ key, content }) => ({ position: Number(key), type, content }))
    .sort((a, b) => a.position - b.position);
}

export const explanationTypeOf = ({ type }: ExplanationWire): ExplanationType => type.toUpperCase() as ExplanationType;

/** By position, or by item for questions that place them; what is no text is given as JSON. */
export const explanationTexts = ({ content }: ExplanationWire): { readonly key: string; readonly content: string }[] =>
  Object.entries(content).map(([key, text]) => ({
    key,
    content: typeof text === 'string' ? text : JSON.stringify(text),
  }));
