import { mergeClasses } from '@fluentui/react-components';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { authorText } from '../../ui/authorHtml/authorText.tsx';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { markedVerdict } from '../answerMachine.ts';
import { CheckButton } from '../CheckButton.tsx';
import { shiftOf, useItemDrag } from '../drag/useItemDrag.ts';
import { Explanation } from '../Explanation.tsx';
import { quizMessages as messages } from '../messages.ts';
import { orderMessages } from '../../ui/order/orderMessages.ts';
import { LeftToPlace } from '../placement/LeftToPlace.tsx';
import { plainText } from '../../ui/authorHtml/plainText.ts';
import { QuestionFrame } from '../QuestionFrame.tsx';
import type { AnswerPartsProps, QuestionProps } from '../QuestionProps.ts';
import type { Answer } from '../useAnswer.ts';
import { useCheckShown } from '../useCheckShown.ts';
import { useTryAgainText } from '../useTryAgainText.ts';
import { OrderedItem } from './OrderedItem.tsx';
import { useOrderingStyles } from './Ordering.styles.ts';
import { arrange, unplaced, type Move, type Order } from './orderingRules.ts';
import { placeAt } from './placeAt.ts';
import { RightOrder } from './RightOrder.tsx';
import { SourceList } from './SourceList.tsx';
import { targetOf } from './targetOf.ts';
import { useFocusInList } from './useFocusInList.ts';

export interface OrderingQuestionProps extends AnswerPartsProps {
  question: QuestionProps;
  /** The items as they are shown at first, as HTML or plain text. */
  options: readonly string[];
  /** The positions of the items in the right order, from 1; null while it may not be shown. */
  correctOrder?: Order | null;
  answer: Answer<Order>;
}

/** Items that are put into order: from the source into a sorted list, where they move up, down and back out (QUIZ-16). */
export function OrderingQuestion({
  question,
  options,
  correctOrder,
  answer,
  ...parts
}: OrderingQuestionProps): ReactElement {
  const intl = useIntl();
  const styles = useOrderingStyles();
  const lang = useContentLanguage();
  const [said, setSaid] = useState<ReactNode>(null);
  const { lists, stayIn } = useFocusInList();
  const checkShown = useCheckShown(answer);
  const order = answer.choice;
  const frozen = answer.locked || answer.phase === 'checking';
  const source = unplaced(options.length, order);
  const textOf = (position: number): string => plainText(options[position - 1] ?? '');

  const isRight = (item: number, index: number): boolean | null => {
    const verdict = markedVerdict(question, answer.verdict);
    if (verdict !== false) return verdict;
    return correctOrder ? correctOrder[index] === item : null;
  };

  const move = (next: Move): void => {
    const arranged = arrange(order, next);
    answer.change(arranged);
    const place = arranged.indexOf(next.item) + 1;
    if (place > 0) {
      const item = authorText(textOf(next.item), lang);
      setSaid(intl.formatMessage(orderMessages.moved, { item, place, count: options.length }));
    }
    // The button that was pressed is gone where an item has left its list: the one that took its place gets the focus.
    if (next.type === 'placed') stayIn('source', source.indexOf(next.item));
    if (next.type === 'takenOut') stayIn('sorted', order.indexOf(next.item));
  };

  const { drag, onPointerDown } = useItemDrag({
    frozen,
    placeAt: (pointer, item: number) => placeAt(lists.current, pointer, item),
    onDropped: (item, place) => {
      const sorted = order.includes(item);
      if (place !== 'source') move({ type: sorted ? 'moved' : 'placed', item, to: place });
      else if (sorted) move({ type: 'takenOut', item });
    },
  });

  return (
    <QuestionFrame
      question={question}
      answer={answer}
      hint={intl.formatMessage(messages.orderItems)}
      again={useTryAgainText(parts)}
      actions={
        checkShown ? (
          <>
            <CheckButton answer={answer} complete={source.length === 0} />
            {source.length > 0 && !answer.locked ? <LeftToPlace count={source.length} /> : null}
          </>
        ) : null
      }
    >
      {(labelId) => (
        <>
          <div ref={lists} className={styles.lists}>
            <SourceList
              items={source.map((position) => ({ position, text: textOf(position) }))}
              locked={answer.locked}
              frozen={frozen}
              drag={drag}
              onPointerDown={onPointerDown}
              onPlaced={(item) => move({ type: 'placed', item })}
            />
            <section data-zone="sorted">
              <p className={styles.heading}>{intl.formatMessage(messages.yourOrder)}</p>
              <ol data-list="sorted" tabIndex={-1} aria-labelledby={labelId} className={styles.list}>
                {order.map((item, index) => (
                  <OrderedItem
                    key={item}
                    position={item}
                    html={options[item - 1] ?? ''}
                    index={index}
                    count={order.length}
                    right={isRight(item, index)}
                    locked={answer.locked}
                    frozen={frozen}
                    shift={drag?.item === item ? shiftOf(drag) : null}
                    target={targetOf(drag, item, order)}
                    onPointerDown={(event) => onPointerDown(event, item)}
                    onMoved={(to) => move({ type: 'moved', item, to })}
                    onTakenOut={() => move({ type: 'takenOut', item })}
                  />
                ))}
              </ol>
              {order.length === 0 ? (
                <p className={mergeClasses(styles.empty, drag?.over === 0 && styles.emptyOver)}>
                  {intl.formatMessage(messages.yourOrderEmpty)}
                </p>
              ) : null}
            </section>
            {correctOrder && answer.verdict !== true ? (
              <RightOrder items={correctOrder.map((position) => ({ position, text: textOf(position) }))} />
            ) : null}
            {question.explanations.map((explanation) => (
              <Explanation key={explanation.position} explanation={explanation} />
            ))}
          </div>
          <span role="status">
            <VisuallyHidden>{said}</VisuallyHidden>
          </span>
        </>
      )}
    </QuestionFrame>
  );
}
