import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { AuthorHtml } from '../../ui/authorHtml/AuthorHtml.tsx';
import { CheckButton } from '../CheckButton.tsx';
import { Explanation } from '../Explanation.tsx';
import { quizMessages as messages } from '../messages.ts';
import { plainText } from '../plainText.ts';
import { moveInOrder } from '../placement/placementRules.ts';
import { QuestionFrame } from '../QuestionFrame.tsx';
import { useAnswer } from '../useAnswer.ts';
import type { OrderingCard_question$key } from './__generated__/OrderingCard_question.graphql.ts';
import { useOrderingStyles } from './Ordering.styles.ts';

const toContent = (order: readonly number[]) => ({ order: [...order] });

/** Items that are put into order: from the source into a sorted list, where they move up, down and back out (QUIZ-16). */
export function OrderingCard({ question }: { question: OrderingCard_question$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment OrderingCard_question on SingleOrderingQuestion {
        questionId
        options
        givenOrder
        correctOrder
        correct
        settled
        explanations {
          position
          type
          content
        }
        ...QuestionFrame_question
      }
    `,
    question,
  );
  const intl = useIntl();
  const styles = useOrderingStyles();
  const [said, setSaid] = useState('');
  const sorted = useRef<HTMLOListElement>(null);
  const answer = useAnswer<readonly number[]>({
    questionId: data.questionId,
    stored: data.givenOrder ?? [],
    storedVerdict: data.correct ?? null,
    settled: data.settled,
    toContent,
  });
  const order = answer.choice;
  const frozen = answer.locked || answer.phase === 'checking';
  const source = data.options.map((_item, index) => index + 1).filter((position) => !order.includes(position));
  const textOf = (position: number): string => plainText(data.options[position - 1] ?? '');

  const arrange = (next: readonly number[], item: number): void => {
    answer.change(next);
    const place = next.indexOf(item) + 1;
    if (place > 0) {
      setSaid(intl.formatMessage(messages.moved, { item: textOf(item), place, count: data.options.length }));
    }
  };

  const entry = (position: number, index: number): ReactElement => {
    const item = textOf(position);
    return (
      <li key={position} className={styles.item}>
        <span aria-hidden className={styles.place}>
          {index + 1}
        </span>
        <AuthorHtml className={styles.label} html={data.options[position - 1] ?? ''} />
        {frozen ? null : (
          <span className={styles.moves}>
            <Button
              appearance="subtle"
              icon={<ArrowUp20Regular />}
              aria-label={intl.formatMessage(messages.moveUp, { item })}
              disabledFocusable={index === 0}
              onClick={() => arrange(moveInOrder(order, position, index - 1), position)}
            />
            <Button
              appearance="subtle"
              icon={<ArrowDown20Regular />}
              aria-label={intl.formatMessage(messages.moveDown, { item })}
              disabledFocusable={index === order.length - 1}
              onClick={() => arrange(moveInOrder(order, position, index + 1), position)}
            />
            <Button
              appearance="subtle"
              icon={<Dismiss20Regular />}
              aria-label={intl.formatMessage(messages.takeOut, { item })}
              onClick={() => {
                answer.change(order.filter((other) => other !== position));
                sorted.current?.focus();
              }}
            />
          </span>
        )}
      </li>
    );
  };

  return (
    <QuestionFrame
      question={data}
      answer={answer}
      hint={intl.formatMessage(messages.orderItems)}
      again={intl.formatMessage(messages.tryAgainPlacement)}
      actions={
        answer.locked ? null : (
          <>
            <CheckButton answer={answer} placed={order.length} />
            {source.length > 0 ? (
              <span className={styles.left}>{intl.formatMessage(messages.leftToPlace, { count: source.length })}</span>
            ) : null}
          </>
        )
      }
    >
      {(labelId) => (
        <div className={styles.lists}>
          {source.length > 0 ? (
            <section>
              <h4 className={styles.heading}>{intl.formatMessage(messages.toOrder)}</h4>
              <ul className={styles.list}>
                {source.map((position) => (
                  <li key={position}>
                    <Button
                      className={styles.source}
                      icon={<Add20Regular />}
                      disabledFocusable={frozen}
                      aria-label={intl.formatMessage(messages.placeNext, { item: textOf(position) })}
                      onClick={() => {
                        arrange([...order, position], position);
                        sorted.current?.focus();
                      }}
                    >
                      {textOf(position)}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          <section>
            <h4 className={styles.heading}>{intl.formatMessage(messages.yourOrder)}</h4>
            <ol ref={sorted} tabIndex={-1} aria-labelledby={labelId} className={styles.list}>
              {order.map(entry)}
            </ol>
            {order.length === 0 ? <p className={styles.empty}>{intl.formatMessage(messages.yourOrderEmpty)}</p> : null}
          </section>
          {data.correctOrder && answer.verdict !== true ? (
            <section>
              <h4 className={styles.solutionHeading}>{intl.formatMessage(messages.rightPlacement)}</h4>
              <ol className={styles.solution}>
                {data.correctOrder.map((position) => (
                  <li key={position}>{textOf(position)}</li>
                ))}
              </ol>
            </section>
          ) : null}
          {data.explanations.map((explanation) => (
            <Explanation key={explanation.position} explanation={explanation} />
          ))}
          <span role="status">
            <VisuallyHidden>{said}</VisuallyHidden>
          </span>
        </div>
      )}
    </QuestionFrame>
  );
}
