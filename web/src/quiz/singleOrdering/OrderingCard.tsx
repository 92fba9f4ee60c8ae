import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAnswer } from '../useAnswer.ts';
import { useQuestion } from '../useQuestion.ts';
import { OrderingQuestion } from './OrderingQuestion.tsx';
import type { Order } from './orderingRules.ts';
import type { OrderingCard_question$key } from './__generated__/OrderingCard_question.graphql.ts';

const toContent = (order: Order) => ({ order: [...order] });

/** A stored question whose items are put into order. */
export function OrderingCard({ question: key }: { question: OrderingCard_question$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment OrderingCard_question on SingleOrderingQuestion @throwOnFieldError {
        options
        givenOrder
        correctOrder
        correctPartCount
        partCount
        ...useQuestion_question
      }
    `,
    key,
  );
  const question = useQuestion(data);
  const answer = useAnswer<Order>({ question, stored: data.givenOrder ?? [], toContent });
  return <OrderingQuestion {...data} question={question} answer={answer} />;
}
