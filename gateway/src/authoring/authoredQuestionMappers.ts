import type { AuthoredExplanation, AuthoredQuestion, AuthoredQuestionFields } from '../generated/resolverTypes.ts';
import { mappingOf, optionsOf, placement, positions } from '../question/answers.ts';
import { explanationTexts, explanationTypeOf } from '../question/questionModel.ts';
import type { Schemas } from '../rest/Schemas.ts';

export type AuthoredQuestionModel = AuthoredQuestion & { readonly __typename: string };

type Base = Omit<AuthoredQuestionFields, '__typename'>;

/** By its `@type` on the wire. */
const readers: ReadonlyMap<
  Schemas['Question']['@type'],
  (wire: Schemas['Question'], base: Base) => AuthoredQuestionModel
> = new Map<Schemas['Question']['@type'], (wire: Schemas['Question'], base: Base) => AuthoredQuestionModel>([
  ['SingleChoice', singleChoice],
  ['List', singleChoice],
  [
    'MultipleChoice',
    (wire, base) => ({
      __typename: 'AuthoredMultipleChoiceQuestion',
      ...base,
      options: optionsOf(wire),
      correctPositions: positions(wire.correctAnswer) ?? [],
    }),
  ],
  ['Categorization', (wire, base) => ({ __typename: 'AuthoredCategorizationQuestion', ...base, ...placing(wire) })],
  [
    'MultipleAssociation',
    (wire, base) => ({ __typename: 'AuthoredMultipleAssociationQuestion', ...base, ...placing(wire) }),
  ],
  [
    'SingleOrdering',
    (wire, base) => ({
      __typename: 'AuthoredSingleOrderingQuestion',
      ...base,
      options: optionsOf(wire),
      correctOrder: positions(wire.correctAnswer) ?? [],
    }),
  ],
]);

/** Throws for a type that the platform does not have: its document lists them all. */
export function toAuthoredQuestion(wire: Schemas['Question'], placed: boolean): AuthoredQuestionModel {
  const read = readers.get(wire['@type']);
  if (read === undefined) throw new Error(`The platform sent a question of the unknown type ${wire['@type']}`);
  return read(wire, {
    questionId: wire.id,
    number: wire.number,
    text: wire.question,
    weight: wire.weight,
    wrongLimit: wire.wrongLimit,
    explanation: toExplanation(wire.explanation),
    placed,
  });
}

function singleChoice(wire: Schemas['Question'], base: Base): AuthoredQuestionModel {
  return {
    __typename: 'AuthoredSingleChoiceQuestion',
    ...base,
    list: wire['@type'] === 'List',
    options: optionsOf(wire),
    correctPosition: positions(wire.correctAnswer)?.[0] ?? 1,
  };
}

const placing = (wire: Schemas['Question']) => ({
  ...mappingOf(wire),
  correctPlacement: placement(wire.correctAnswer) ?? [],
});

const toExplanation = (wire: Schemas['Question']['explanation']): AuthoredExplanation | null =>
  wire === null
    ? null
    : { type: explanationTypeOf(wire), texts: wire.type === 'json' ? jsonTexts(wire) : explanationTexts(wire) };

/** Texts keep their quotes, which learners are not shown: an author writes back what was read. */
const jsonTexts = ({ content }: NonNullable<Schemas['Question']['explanation']>) =>
  Object.entries(content).map(([key, value]) => ({ key, content: JSON.stringify(value) }));
