import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { authorText } from '../../ui/authorHtml/authorText.tsx';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { quizMessages as messages } from '../messages.ts';
import { useOrderingStyles } from './Ordering.styles.ts';

/** The items that stand nowhere yet; a click puts one at the end of the sorted list. */
export function SourceList({
  items,
  frozen,
  onPlaced,
}: {
  items: readonly { readonly position: number; readonly text: string }[];
  /** Whether nothing can be placed. */
  frozen: boolean;
  onPlaced: (position: number) => void;
}): ReactElement | null {
  const intl = useIntl();
  const styles = useOrderingStyles();
  const lang = useContentLanguage();
  if (items.length === 0) return null;
  return (
    <section>
      <p className={styles.heading}>{intl.formatMessage(messages.toOrder)}</p>
      <ul data-list="source" className={styles.list}>
        {items.map(({ position, text }) => (
          <li key={position}>
            <Button
              className={styles.source}
              icon={<Add20Regular />}
              disabledFocusable={frozen}
              aria-label={intl.formatMessage(messages.placeNext, { item: text })}
              onClick={() => onPlaced(position)}
            >
              {authorText(text, lang)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
