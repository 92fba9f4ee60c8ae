import { Select } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { AuthorHtml } from '../../ui/authorHtml/AuthorHtml.tsx';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { quizMessages as messages } from '../messages.ts';
import { categoriesOf, moveItem } from '../placement/placementRules.ts';
import { QuestionFrame } from '../QuestionFrame.tsx';
import { PlacementActions } from '../placement/PlacementActions.tsx';
import { usePlacementStyles } from '../placement/Placement.styles.ts';
import { plainText } from '../plainText.ts';
import type { PlacementQuestionProps } from '../placement/PlacementQuestionProps.ts';
import { RightPlacement } from '../placement/RightPlacement.tsx';
import { useTryAgainText } from '../useTryAgainText.ts';

/** Items that are moved into categories, each into one: a menu at every item says where it stands (QUIZ-15). */
export function CategorizationQuestion({
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
      hint={intl.formatMessage(messages.placeItems)}
      again={useTryAgainText(parts)}
      actions={<PlacementActions items={items} answer={answer} correctAnswerCount={correctAnswerCount} />}
    >
      {(labelId) => (
        <>
          <ul aria-labelledby={labelId} className={styles.items}>
            {items.map((item) => (
              <li key={item.key} className={styles.item}>
                <AuthorHtml className={styles.label} html={item.label} />
                <Select
                  className={styles.select}
                  aria-label={intl.formatMessage(messages.categoryOf, { item: plainText(item.label) })}
                  disabled={frozen}
                  value={categoriesOf(answer.choice, item.key)[0] ?? ''}
                  onChange={(_event, { value }) => answer.change(moveItem(answer.choice, item.key, value || null))}
                >
                  <option value="">{intl.formatMessage(messages.notPlaced)}</option>
                  {categories.map(({ key, label }) => (
                    <option key={key} value={key} lang={lang}>
                      {plainText(label)}
                    </option>
                  ))}
                </Select>
              </li>
            ))}
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
