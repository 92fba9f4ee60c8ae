import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useMarkStyles } from '../../ui/mark/Mark.styles.ts';
import { reviewMessages as messages } from '../messages.ts';
import { useThreadStyles } from './Thread.styles.ts';

/** The words that a thread is about, those that it suggests, and what was decided. */
export function ThreadWords({
  quote,
  suggestedText,
  state,
  outcome,
}: {
  /** Null where it is about the whole part. */
  quote: string | null;
  /** Null without a suggestion; empty to leave the words out. */
  suggestedText: string | null;
  state: string;
  outcome: string | null;
}): ReactElement {
  const intl = useIntl();
  const styles = useThreadStyles();
  const mark = useMarkStyles();
  const suggests = suggestedText !== null;
  return (
    <>
      {state === 'RESOLVED' ? (
        <div className={styles.marks}>
          <span className={mergeClasses(mark.mark, outcome !== 'DECLINED' && mark.good)}>
            {intl.formatMessage(
              outcome === 'TAKEN' ? messages.taken : outcome === 'DECLINED' ? messages.declined : messages.resolved,
            )}
          </span>
        </div>
      ) : null}
      {quote === null ? null : (
        <div className={styles.words}>
          <span className={styles.wordsName}>{intl.formatMessage(suggests ? messages.wordsNow : messages.quoted)}</span>
          <blockquote className={mergeClasses(styles.quote, suggests && styles.before)} dir="auto">
            {quote}
          </blockquote>
          {suggests ? (
            <>
              <span className={styles.wordsName}>{intl.formatMessage(messages.suggested)}</span>
              <blockquote className={mergeClasses(styles.quote, styles.after)} dir="auto">
                {suggestedText === '' ? <em>{intl.formatMessage(messages.leaveOut)}</em> : suggestedText}
              </blockquote>
            </>
          ) : null}
        </div>
      )}
    </>
  );
}
