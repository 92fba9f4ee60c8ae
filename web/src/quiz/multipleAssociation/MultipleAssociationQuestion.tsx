import { Checkbox } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { AuthorHtml } from '../../ui/authorHtml/AuthorHtml.tsx';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { quizMessages as messages } from '../messages.ts';
import { categoriesOf, toggleItem } from '../placement/placementRules.ts';
import { QuestionFrame } from '../QuestionFrame.tsx';
import { PlacementActions } from '../placement/PlacementActions.tsx';
import { usePlacementStyles } from '../placement/Placement.styles.ts';
import { plainText } from '../plainText.ts';
import type { PlacementQuestionProps } from '../placement/PlacementQuestionProps.ts';
import { RightPlacement } from '../placement/RightPlacement.tsx';
import { useTryAgainText } from '../useTryAgainText.ts';

/** Items that are copied into any number of categories: a box for each category at every item (QUIZ-15). */
export function MultipleAssociationQuestion({
  question,
  items,
  categories,
  correctAnswerCount,
  correctPlacement,
  answer,
  ...parts
}: PlacementQuestionProps): ReactElement {
  const intl = useIntl();
  const styles = usePlacementStyles();
  const lang = useContentLanguage();
  const frozen = answer.locked || answer.phase === 'checking';
  return (
    <QuestionFrame
      question={question}
      answer={answer}
      hint={intl.formatMessage(messages.associateItems)}
      again={useTryAgainText(parts)}
      actions={<PlacementActions items={items} answer={answer} correctAnswerCount={correctAnswerCount} />}
    >
      {(labelId) => (
        <>
          <ul aria-labelledby={labelId} className={styles.items}>
            {items.map((item) => {
              const chosen = categoriesOf(answer.choice, item.key);
              return (
                <li key={item.key} className={styles.item}>
                  <AuthorHtml className={styles.label} html={item.label} />
                  <div
                    role="group"
                    className={styles.boxes}
                    aria-label={intl.formatMessage(messages.categoriesOf, { item: plainText(item.label) })}
                  >
                    {categories.map(({ key, label }) => (
                      <Checkbox
                        key={key}
                        label={<span lang={lang}>{plainText(label)}</span>}
                        disabled={frozen}
                        checked={chosen.includes(key)}
                        onChange={() => answer.change(toggleItem(answer.choice, item.key, key))}
                      />
                    ))}
                  </div>
                </li>
              );
            })}
          </ul>
          <RightPlacement
            items={items}
            categories={categories}
            correctAnswer={answer.verdict === true ? null : (correctPlacement ?? null)}
            explanations={question.explanations}
          />
        </>
      )}
    </QuestionFrame>
  );
}
