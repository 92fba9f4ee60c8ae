import { Button } from '@fluentui/react-components';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { AuthorHtml } from '../../ui/authorHtml/AuthorHtml.tsx';
import { quizMessages as messages } from '../messages.ts';
import { plainText } from '../plainText.ts';
import { useOrderingStyles } from './Ordering.styles.ts';

/** An item at its place in the sorted list, with what moves it. */
export function OrderedItem({
  html,
  index,
  last,
  frozen,
  onMoved,
  onTakenOut,
}: {
  html: string;
  /** Its place from 0. */
  index: number;
  last: boolean;
  /** Whether nothing can be moved. */
  frozen: boolean;
  /** Somebody moved it to a place from 0. */
  onMoved: (to: number) => void;
  onTakenOut: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useOrderingStyles();
  const item = plainText(html);
  return (
    <li className={styles.item}>
      <span aria-hidden className={styles.place}>
        {index + 1}
      </span>
      <AuthorHtml className={styles.label} html={html} />
      {frozen ? null : (
        <span className={styles.moves}>
          <Button
            appearance="subtle"
            icon={<ArrowUp20Regular />}
            aria-label={intl.formatMessage(messages.moveUp, { item })}
            disabledFocusable={index === 0}
            onClick={() => onMoved(index - 1)}
          />
          <Button
            appearance="subtle"
            icon={<ArrowDown20Regular />}
            aria-label={intl.formatMessage(messages.moveDown, { item })}
            disabledFocusable={last}
            onClick={() => onMoved(index + 1)}
          />
          <Button
            appearance="subtle"
            icon={<Dismiss20Regular />}
            aria-label={intl.formatMessage(messages.takeOut, { item })}
            onClick={onTakenOut}
          />
        </span>
      )}
    </li>
  );
}
