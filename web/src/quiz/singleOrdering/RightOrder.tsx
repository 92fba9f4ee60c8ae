import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { quizMessages as messages } from '../messages.ts';
import { useOrderingStyles } from './Ordering.styles.ts';

/** The items in their right order, once it may be shown (QUIZ-11, QUIZ-12). */
export function RightOrder({
  items,
}: {
  items: readonly { readonly position: number; readonly text: string }[];
}): ReactElement {
  const styles = useOrderingStyles();
  const lang = useContentLanguage();
  return (
    <section>
      <p className={styles.solutionHeading}>{useIntl().formatMessage(messages.rightPlacement)}</p>
      <ol className={styles.solution}>
        {items.map(({ position, text }) => (
          <li key={position} lang={lang}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
