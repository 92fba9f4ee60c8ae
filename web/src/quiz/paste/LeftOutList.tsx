import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { pasteMessages as messages } from './messages.ts';
import type { LeftOut, LeftOutReason } from './parsedQuestions.ts';

const reasons: Readonly<Record<LeftOutReason, MessageDescriptor>> = { ...messages, title: messages.titled };

/** Of a text that is no list of questions at all, as each of its words can be a place of its own. */
const mostListed = 100;

/** Places of the text, each with the reason why it is left out; nothing where there are none. */
export function LeftOutList({
  heading,
  leftOut,
  open = false,
}: {
  heading: string;
  leftOut: readonly LeftOut[];
  open?: boolean;
}): ReactElement | null {
  const intl = useIntl();
  const styles = useStyles();
  const lang = useContentLanguage();
  if (leftOut.length === 0) return null;
  return (
    <details className={styles.list} open={open}>
      <summary className={styles.heading}>{heading}</summary>
      <ul className={styles.entries}>
        {leftOut.slice(0, mostListed).map(({ line, text, reason }) => (
          <li key={`${line} ${reason}`}>
            {intl.formatMessage(messages.where, { line, reason: intl.formatMessage(reasons[reason]) })}
            <span lang={lang} className={styles.text}>
              {text.slice(0, 200)}
            </span>
          </li>
        ))}
        {leftOut.length > mostListed ? (
          <li>{intl.formatMessage(messages.moreLeftOut, { count: leftOut.length - mostListed })}</li>
        ) : null}
      </ul>
    </details>
  );
}

const useStyles = makeStyles({
  list: {
    padding: '8px 12px',
    borderRadius: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  heading: { cursor: 'pointer', fontWeight: tokens.fontWeightSemibold },
  entries: { margin: '8px 0 0', paddingInlineStart: '20px', display: 'flex', flexDirection: 'column', gap: '4px' },
  text: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
  },
});
