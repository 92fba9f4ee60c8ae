import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { markedVerdict } from '../answerMachine.ts';
import { CheckButton } from '../CheckButton.tsx';
import { Explanation } from '../Explanation.tsx';
import { QuestionFrame } from '../QuestionFrame.tsx';
import type { LabelProps } from '../QuestionProps.ts';
import { useCheckShown } from '../useCheckShown.ts';
import { useTryAgainText } from '../useTryAgainText.ts';
import { plainText } from '../../ui/authorHtml/plainText.ts';
import { CategoryBox } from './CategoryBox.tsx';
import { ItemPool } from './ItemPool.tsx';
import { LeftToPlace } from './LeftToPlace.tsx';
import { usePlacementStyles } from './Placement.styles.ts';
import type { PlacementQuestionProps } from './PlacementQuestionProps.ts';
import { isComplete, placementOf, unplacedIn, type PlacingKind } from './placementRules.ts';
import type { Named } from './Placing.ts';
import { usePlacing } from './usePlacing.ts';

/** Items in a pool, and the categories that they are put into (QUIZ-14). */
export function PlacementQuestion({
  kind,
  hint,
  question,
  items,
  categories,
  correctAnswerCount,
  correctPlacement,
  answer,
  ...parts
}: PlacementQuestionProps & { kind: PlacingKind; hint: ReactNode }): ReactElement {
  const styles = usePlacementStyles();
  const checkShown = useCheckShown(answer);
  const complete = isComplete(answer.choice, items, correctAnswerCount);
  const left = unplacedIn(items, answer.choice).length;
  const right = correctPlacement ? placementOf(correctPlacement) : null;
  const { placing, root, said } = usePlacing({ kind, items: named(items), categories: named(categories), answer });
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
          <div {...root} role="group" aria-labelledby={labelId} className={styles.root}>
            <ItemPool items={items} placing={placing} />
            <div className={styles.categories}>
              {categories.map((category) => (
                <CategoryBox
                  key={category.key}
                  category={category}
                  items={items}
                  placing={placing}
                  right={right && (right[category.key] ?? [])}
                  verdict={markedVerdict(question, answer.verdict)}
                />
              ))}
            </div>
          </div>
          {question.explanations.length > 0 ? (
            <div className={styles.explanations}>
              {question.explanations.map((explanation) => (
                <Explanation key={explanation.position} explanation={explanation} />
              ))}
            </div>
          ) : null}
          <span role="status">
            <VisuallyHidden>{said}</VisuallyHidden>
          </span>
        </>
      )}
    </QuestionFrame>
  );
}

/** Something that is a picture alone is called by its place. */
const named = (labels: readonly LabelProps[]): Named[] =>
  labels.map(({ key, label }, index) => ({ key, name: plainText(label) || String(index + 1) }));
