import { graphql, useFragment } from 'react-relay';
import { createElement, Suspense, type ComponentType, type ReactElement } from 'react';
import type {
  QuestionCard_question$data,
  QuestionCard_question$key,
} from './__generated__/QuestionCard_question.graphql.ts';
import { MultipleChoiceCard } from './multipleChoice/MultipleChoiceCard.tsx';
import { loadedLater, type LoadedLater } from '../ui/loadedLater.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SingleChoiceCard } from './singleChoice/SingleChoiceCard.tsx';
import type { QuestionName } from './types.ts';

type QuestionKey<Name extends QuestionName = QuestionName> = NonNullable<QuestionCard_question$data[Name]>;

/** What reads the fragment of each type. The rarer ones load when a lecture asks one. */
const cards: { readonly [Name in QuestionName]: ComponentType<{ question: QuestionKey<Name> }> } = {
  singleChoice: SingleChoiceCard,
  multipleChoice: MultipleChoiceCard,
  categorization: loadedLater(() =>
    import('./categorization/CategorizationCard.tsx').then((module) => module.CategorizationCard),
  ),
  multipleAssociation: loadedLater(() =>
    import('./multipleAssociation/MultipleAssociationCard.tsx').then((module) => module.MultipleAssociationCard),
  ),
  singleOrdering: loadedLater(() => import('./singleOrdering/OrderingCard.tsx').then((module) => module.OrderingCard)),
};

const cardsByName = Object.entries(cards) as [QuestionName, ComponentType<{ question: QuestionKey }>][];

const typenameOf = (name: QuestionName): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Question`;

/** Asks for the code of questions, by their `__typename`, before they are drawn. What does not come is asked for again then. */
export async function preloadQuestions(typenames: readonly string[]): Promise<void> {
  const asked = cardsByName.filter(([name]) => typenames.includes(typenameOf(name)));
  await Promise.allSettled(
    asked.map(async ([, card]) => {
      if ('preload' in card) {
        await (card as LoadedLater<{ question: QuestionKey }>).preload();
      }
    }),
  );
}

/**
 * A question to answer, by its type; `List` is a single choice (QUIZ-03). A new type is a new folder, a spread under its name and a line in
 * `cards`: without either it does not compile. Questions of a type that this version does not know are left out.
 */
export function QuestionCard({ question: key }: { question: QuestionCard_question$key }): ReactElement | null {
  const data = useFragment(
    graphql`
      fragment QuestionCard_question on Question @throwOnFieldError {
        ...SingleChoiceCard_question @alias(as: "singleChoice")
        ...MultipleChoiceCard_question @alias(as: "multipleChoice")
        ...CategorizationCard_question @alias(as: "categorization")
        ...MultipleAssociationCard_question @alias(as: "multipleAssociation")
        ...OrderingCard_question @alias(as: "singleOrdering")
      }
    `,
    key,
  );
  for (const [name, Card] of cardsByName) {
    const question = data[name];
    if (question) {
      return <Suspense fallback={<Skeleton height="320px" />}>{createElement(Card, { question })}</Suspense>;
    }
  }
  return null;
}
