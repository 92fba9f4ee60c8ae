import { graphql, useFragment } from 'react-relay';
import type { ReactElement } from 'react';
import type { QuestionCard_question$key } from './__generated__/QuestionCard_question.graphql.ts';
import { MultipleChoiceCard } from './choice/MultipleChoiceCard.tsx';
import { SingleChoiceCard } from './choice/SingleChoiceCard.tsx';
import { OrderingCard } from './ordering/OrderingCard.tsx';
import { CategorizationCard } from './placement/CategorizationCard.tsx';
import { MultipleAssociationCard } from './placement/MultipleAssociationCard.tsx';

/**
 * A question to answer, by its type; `List` is a single choice (QUIZ-03). A new type is a new folder, one spread and one line.
 * Questions of a type that this version does not know are left out.
 */
export function QuestionCard({ question }: { question: QuestionCard_question$key }): ReactElement | null {
  const data = useFragment(
    graphql`
      fragment QuestionCard_question on Question {
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
  if (data.categorization) return <CategorizationCard question={data.categorization} />;
  if (data.multipleAssociation) return <MultipleAssociationCard question={data.multipleAssociation} />;
  if (data.ordering) return <OrderingCard question={data.ordering} />;
  return null;
}
