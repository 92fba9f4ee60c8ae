import type { ReactElement, ReactNode } from 'react';
import { CheckButton } from '../CheckButton.tsx';
import { Explanation } from '../Explanation.tsx';
import { QuestionFrame } from '../QuestionFrame.tsx';
import { useCheckShown } from '../useCheckShown.ts';
import { useTryAgainText } from '../useTryAgainText.ts';
import { plainText } from '../plainText.ts';
import { LeftToPlace } from './LeftToPlace.tsx';
import { PlacedItem } from './PlacedItem.tsx';
import { usePlacementStyles } from './Placement.styles.ts';
import type { PlacementQuestionProps } from './PlacementQuestionProps.ts';
import { categoriesOf, isComplete, placementOf, type Placement } from './placementRules.ts';

/** Items that are placed into categories, one below the other, each with the categories to press. */
export function PlacementQuestion({
  kind,
  hint,
  nameOf,
  place,
  question,
  items,
  categories,
  correctAnswerCount,
  correctPlacement,
  answer,
  ...parts
}: PlacementQuestionProps & {
  /** `radio` where an item stands in one category only. */
  kind: 'radio' | 'checkbox';
  hint: ReactNode;
  /** What the choice at an item is called, by the item's words. */
  nameOf: (item: string) => string;
  /** The placement after an item was put into a category, or taken out of it. */
  place: (placement: Placement, item: string, category: string, chosen: boolean) => Placement;
}): ReactElement {
  const styles = usePlacementStyles();
  const checkShown = useCheckShown(answer);
  const complete = isComplete(answer.choice, items, correctAnswerCount);
  const left = items.filter(({ key }) => categoriesOf(answer.choice, key).length === 0).length;
  const right = correctPlacement ? placementOf(correctPlacement) : null;
  return (
    <QuestionFrame
      question={question}
      answer={answer}
      hint={hint}
      again={useTryAgainText(parts)}
      actions={
        checkShown ? (
          <>
            <CheckButton answer={answer} complete={complete} />
            {complete || answer.locked ? null : <LeftToPlace count={left} />}
          </>
        ) : null
      }
    >
      {(labelId) => (
        <>
          <ul aria-labelledby={labelId} className={styles.items}>
            {items.map((item) => (
              <PlacedItem
                key={item.key}
                kind={kind}
                item={item}
                name={nameOf(plainText(item.label))}
                categories={categories}
                placement={answer.choice}
                correctPlacement={right}
                verdict={answer.verdict}
                frozen={answer.locked || answer.phase === 'checking'}
                onToggled={(category, chosen) => answer.change(place(answer.choice, item.key, category, chosen))}
              />
            ))}
          </ul>
          {question.explanations.length > 0 ? (
            <div className={styles.explanations}>
              {question.explanations.map((explanation) => (
                <Explanation key={explanation.position} explanation={explanation} />
              ))}
            </div>
          ) : null}
        </>
      )}
    </QuestionFrame>
  );
}
