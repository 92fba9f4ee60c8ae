import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { authorHtmlMessages as messages } from './messages.ts';

/** Whether HTML has a list of tasks. */
export const hasTasks = (html: string): boolean => /data-list="?(?:un)?checked/.test(html);

/** Words for whether a task of a list is done, which its style draws for screen readers alone. */
export function useTaskWords(): CSSProperties {
  const intl = useIntl();
  return {
    '--task-done': JSON.stringify(`${intl.formatMessage(messages.done)} `),
    '--task-open': JSON.stringify(`${intl.formatMessage(messages.open)} `),
  } as CSSProperties;
}
