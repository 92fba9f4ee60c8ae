import { graphql, useFragment } from 'react-relay';
import { lazy, Suspense, type ReactElement } from 'react';
import type { QuestionCard_question$key } from './__generated__/QuestionCard_question.graphql.ts';
import { MultipleChoiceCard } from './multipleChoice/MultipleChoiceCard.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SingleChoiceCard } from './singleChoice/SingleChoiceCard.tsx';

/** The rarer types load when a lecture asks one. */
const CategorizationCard = lazy(() =>
  import('./categorization/CategorizationCard.tsx').then((module) => ({ default: module.CategorizationCard })),
);
const MultipleAssociationCard = lazy(() =>
  import('./multipleAssociation/MultipleAssociationCard.tsx').then((module) => ({
    default: module.MultipleAssociationCard,
  })),
);
const OrderingCard = lazy(() =>
  import('./singleOrdering/OrderingCard.tsx').then((module) => ({ default: module.OrderingCard })),
);

/**
 * A question to answer, by its type; `List` is a single choice (QUIZ-03). A new type is a new folder, one spread and one line.
 * Questions of a type that this version does not know are left out.
 */
export function QuestionCard({ question }: { question: QuestionCard_question$key }): ReactElement | null {
  const data = useFragment(
    graphql`
      fragment QuestionCard_question on Question @throwOnFieldError {
        ...SingleChoiceCard_question @alias(as: "singleChoice")
        ...MultipleChoiceCard_question @alias(as: "multipleChoice")
        ...CategorizationCard_question @alias(as: "categorization")
        ...MultipleAssociationCard_question @alias(as: "multipleAssociation")
        ...OrderingCard_question @alias(as: "ordering")
      }
    `,
    question,
  );
  if (data.singleChoice) return <SingleChoiceCard question={data.singleChoice} />;
  if (data.multipleChoice) return <MultipleChoiceCard question={data.multipleChoice} />;
  const rare = data.categorization ? (
    <CategorizationCard question={data.categorization} />
  ) : data.multipleAssociation ? (
    <MultipleAssociationCard question={data.multipleAssociation} />
  ) : data.ordering ? (
    <OrderingCard question={data.ordering} />
  ) : null;
  return rare && <Suspense fallback={<Skeleton height="320px" />}>{rare}</Suspense>;
}
