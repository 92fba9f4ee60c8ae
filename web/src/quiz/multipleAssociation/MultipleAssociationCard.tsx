import { Checkbox } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { AuthorHtml } from '../../ui/authorHtml/AuthorHtml.tsx';
import { CheckButton } from '../CheckButton.tsx';
import { quizMessages as messages } from '../messages.ts';
import { categoriesOf, placedCount, toggleItem } from '../placement/placementRules.ts';
import { QuestionFrame } from '../QuestionFrame.tsx';
import type { MultipleAssociationCard_question$key } from './__generated__/MultipleAssociationCard_question.graphql.ts';
import { LeftToPlace } from '../placement/LeftToPlace.tsx';
import { usePlacementStyles } from '../placement/Placement.styles.ts';
import { plainText } from '../plainText.ts';
import { RightPlacement } from '../placement/RightPlacement.tsx';
import { usePlacementAnswer } from '../placement/usePlacementAnswer.ts';

/** Items that are copied into any number of categories: a box for each category at every item (QUIZ-15). */
export function MultipleAssociationCard({
  question,
}: {
  question: MultipleAssociationCard_question$key;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment MultipleAssociationCard_question on MultipleAssociationQuestion {
        questionId
        correct
        settled
        items {
          key
          label
        }
        categories {
          key
          label
        }
        placement {
          category
          items
        }
        correctPlacement {
          category
          items
        }
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
  const styles = usePlacementStyles();
  const answer = usePlacementAnswer(data);
  const frozen = answer.locked || answer.phase === 'checking';
  return (
    <QuestionFrame
      question={data}
      answer={answer}
      hint={intl.formatMessage(messages.associateItems)}
      again={intl.formatMessage(messages.tryAgainPlacement)}
      actions={
        answer.locked ? null : (
          <>
            <CheckButton answer={answer} placed={placedCount(answer.choice)} />
            <LeftToPlace items={data.items} placement={answer.choice} />
          </>
        )
      }
    >
      {(labelId) => (
        <>
          <ul aria-labelledby={labelId} className={styles.items}>
            {data.items.map((item) => {
              const categories = categoriesOf(answer.choice, item.key);
              return (
                <li key={item.key} className={styles.item}>
                  <AuthorHtml className={styles.label} html={item.label} />
                  <div
                    role="group"
                    className={styles.boxes}
                    aria-label={intl.formatMessage(messages.categoriesOf, { item: plainText(item.label) })}
                  >
                    {data.categories.map(({ key, label }) => (
                      <Checkbox
                        key={key}
                        label={plainText(label)}
                        disabled={frozen}
                        checked={categories.includes(key)}
                        onChange={() => answer.change(toggleItem(answer.choice, item.key, key))}
                      />
                    ))}
                  </div>
                </li>
              );
            })}
          </ul>
          <RightPlacement
            items={data.items}
            categories={data.categories}
            correctAnswer={answer.verdict === true ? null : (data.correctPlacement ?? null)}
            explanations={data.explanations}
          />
        </>
      )}
    </QuestionFrame>
  );
}
