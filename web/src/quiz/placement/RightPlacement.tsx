import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { Explanation } from '../Explanation.tsx';
import { quizMessages as messages } from '../messages.ts';
import type { CategoryItems } from './placementRules.ts';
import { usePlacementStyles } from './Placement.styles.ts';
import type { ExplanationProps, LabelProps } from '../QuestionProps.ts';
import { plainText } from '../plainText.ts';

/** The right placement by category, once it may be shown (QUIZ-11, QUIZ-12), and the explanations that are due. */
export function RightPlacement({
  items,
  categories,
  correctAnswer,
  explanations,
}: {
  items: readonly LabelProps[];
  categories: readonly LabelProps[];
  /** Null while it may not be shown, or where the learner's own placement is right. */
  correctAnswer: readonly CategoryItems[] | null;
  explanations: readonly ExplanationProps[];
}): ReactElement | null {
  const intl = useIntl();
  const styles = usePlacementStyles();
  const lang = useContentLanguage();
  if (!correctAnswer && explanations.length === 0) return null;
  return (
    <section className={styles.solution}>
      {correctAnswer ? (
        <>
          <p className={styles.heading}>{intl.formatMessage(messages.rightPlacement)}</p>
          <dl className={styles.solutionList}>
            {correctAnswer.map((entry) => (
              <div key={entry.category}>
                <dt className={styles.category} lang={lang}>
                  {labelOf(categories, entry.category)}
                </dt>
                <dd className={styles.members}>
                  {intl.formatList(
                    entry.items.map((item) => (
                      <span key={item} lang={lang}>
                        {labelOf(items, item)}
                      </span>
                    )),
                    { type: 'unit' },
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      {explanations.map((explanation) => (
        <Explanation key={explanation.position} explanation={explanation} />
      ))}
    </section>
  );
}

const labelOf = (labels: readonly LabelProps[], key: string): string =>
  plainText(labels.find((label) => label.key === key)?.label ?? key);
