import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Explanation } from '../Explanation.tsx';
import { quizMessages as messages } from '../messages.ts';
import type { CategoryItems } from './placementRules.ts';
import { usePlacementStyles } from './Placement.styles.ts';
import { plainText } from '../plainText.ts';

interface Label {
  readonly key: string;
  readonly label: string;
}

/** The right placement by category, once it may be shown (QUIZ-11, QUIZ-12), and the explanations that are due. */
export function RightPlacement({
  items,
  categories,
  correctAnswer,
  explanations,
}: {
  items: readonly Label[];
  categories: readonly Label[];
  /** Null while it may not be shown, or where the learner's own placement is right. */
  correctAnswer: readonly CategoryItems[] | null;
  explanations: readonly { readonly position: number; readonly type: string; readonly content: string }[];
}): ReactElement | null {
  const intl = useIntl();
  const styles = usePlacementStyles();
  if (!correctAnswer && explanations.length === 0) return null;
  const labelOf = (labels: readonly Label[], key: string): string =>
    plainText(labels.find((label) => label.key === key)?.label ?? key);
  return (
    <section className={styles.solution}>
      {correctAnswer ? (
        <>
          <h4 className={styles.heading}>{intl.formatMessage(messages.rightPlacement)}</h4>
          <dl className={styles.solutionList}>
            {correctAnswer.map((entry) => (
              <div key={entry.category}>
                <dt className={styles.category}>{labelOf(categories, entry.category)}</dt>
                <dd className={styles.members}>
                  {intl.formatList(
                    entry.items.map((item) => labelOf(items, item)),
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
