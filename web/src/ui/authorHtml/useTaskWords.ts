import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { authorHtmlMessages as messages } from './messages.ts';

/** Words for whether a task of a list is done, which its style draws for screen readers alone. */
export function useTaskWords(html: string): CSSProperties | undefined {
  const intl = useIntl();
  // Most texts have none: they wait for no words.
  if (!/data-list="?(?:un)?checked/.test(html)) {
    return undefined;
  }
  return {
    '--task-done': JSON.stringify(`${intl.formatMessage(messages.done)} `),
    '--task-open': JSON.stringify(`${intl.formatMessage(messages.open)} `),
  } as CSSProperties;
}
