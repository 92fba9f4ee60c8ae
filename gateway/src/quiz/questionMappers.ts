/** Questions on the wire → question types of the schema (GW-23, GW-24, QUIZ-03, QUIZ-17…QUIZ-20, OP-20). */
import type {
  CategorizationQuestion,
  CategoryAssignment,
  Explanation,
  ExplanationType,
  MappingLabel,
  MultipleAssociationQuestion,
  MultipleChoiceQuestion,
  SingleChoiceQuestion,
  SingleOrderingQuestion,
} from '../generated/resolverTypes.ts';
import { toGlobalId, type Owner } from '../globalId.ts';
import type { ExplanationWire, PositionsOrMap, QuestionStateWire, QuestionWire } from './questionWire.ts';

type Named<T extends { __typename?: string }> = Omit<T, '__typename'> & {
  readonly __typename: NonNullable<T['__typename']>;
};

export type QuestionModel =
  | Named<SingleChoiceQuestion>
  | Named<MultipleChoiceQuestion>
  | Named<CategorizationQuestion>
  | Named<MultipleAssociationQuestion>
  | Named<SingleOrderingQuestion>;

type Shared = Pick<
  SingleChoiceQuestion,
  | 'id'
  | 'questionId'
  | 'number'
  | 'question'
  | 'weight'
  | 'wrongLimit'
  | 'wrongCount'
  | 'correct'
  | 'settled'
  | 'correctAnswerSize'
  | 'explanations'
>;

const typeNames: Readonly<Record<QuestionWire['@type'], QuestionModel['__typename']>> = {
  SingleChoice: 'SingleChoiceQuestion',
  List: 'SingleChoiceQuestion',
  MultipleChoice: 'MultipleChoiceQuestion',
  Categorization: 'CategorizationQuestion',
  MultipleAssociation: 'MultipleAssociationQuestion',
  SingleOrdering: 'SingleOrderingQuestion',
};

/** `owner` names the lecture that the question stands in. */
export function toQuestionModel(wire: QuestionWire, owner: Owner): QuestionModel {
  const __typename = typeNames[wire['@type']];
  const shared: Shared = {
    id: toGlobalId(__typename, wire.id, owner),
    questionId: wire.id,
    number: wire.number,
    question: wire.question,
    ...toState(wire),
  };
  switch (__typename) {
    case 'SingleChoiceQuestion':
      return {
        __typename,
        ...shared,
        list: wire['@type'] === 'List',
        options: labels(wire.answer),
        userAnswer: positions(wire.userAnswer)?.[0] ?? null,
        correctAnswer: positions(wire.correctAnswer)?.[0] ?? null,
      };
    case 'MultipleChoiceQuestion':
      return {
        __typename,
        ...shared,
        options: labels(wire.answer),
        userAnswer: positions(wire.userAnswer),
        correctAnswer: positions(wire.correctAnswer),
      };
    case 'SingleOrderingQuestion':
      return {
        __typename,
        ...shared,
        items: labels(wire.answer),
        userAnswer: positions(wire.userAnswer),
        correctAnswer: positions(wire.correctAnswer),
      };
    default: {
      const mapping = Array.isArray(wire.answer) ? undefined : (wire.answer as MappingWire);
      return {
        __typename,
        ...shared,
        items: mappingLabels(mapping?.itemMapping),
        categories: mappingLabels(mapping?.categoryMapping),
        userAnswer: assignments(wire.userAnswer),
        correctAnswer: assignments(wire.correctAnswer),
      };
    }
  }
}

type MappingWire = Exclude<QuestionWire['answer'], readonly string[]>;

/** The state of a question, as it stands in a lecture and in the answer of an answer alike (QUIZ-22). */
export function toState(wire: QuestionStateWire): Omit<Shared, 'id' | 'questionId' | 'number' | 'question'> {
  const { weight, wrongLimit, wrongCount, correct, correctAnswerSize } = wire;
  return {
    weight,
    wrongLimit,
    wrongCount,
    correct,
    settled: correct === true || (wrongLimit > 0 && wrongCount >= wrongLimit),
    correctAnswerSize,
    explanations: toExplanations(wire.explanation),
  };
}

function toExplanations(wire: ExplanationWire | null): Explanation[] {
  if (wire === null) return [];
  const type = wire.type.toUpperCase() as ExplanationType;
  return Object.entries(wire.content)
    .map(([position, content]) => ({
      position: Number(position),
      type,
      content: typeof content === 'string' ? content : JSON.stringify(content),
    }))
    .sort((a, b) => a.position - b.position);
}

const labels = (answer: QuestionWire['answer']): string[] =>
  Array.isArray(answer) ? [...(answer as readonly string[])] : [];

const mappingLabels = (mapping: Readonly<Record<string, string>> | undefined): MappingLabel[] =>
  Object.entries(mapping ?? {}).map(([key, label]) => ({ key, label }));

/** A bare number counts as a list of one (OP-20). */
function positions(value: PositionsOrMap | null): number[] | null {
  if (typeof value === 'number') return [value];
  return Array.isArray(value) ? [...(value as readonly number[])] : null;
}

function assignments(value: PositionsOrMap | null): CategoryAssignment[] | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  return Object.entries(value as Readonly<Record<string, readonly string[]>>).map(([category, items]) => ({
    category,
    items: [...items],
  }));
}
