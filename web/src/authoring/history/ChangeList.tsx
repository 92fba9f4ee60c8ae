import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { changeLines } from './changeLines.ts';
import { changeMessages as messages } from './changeMessages.ts';
import { historyMessages } from './messages.ts';
import type { Difference } from './revision.ts';

/** What changed between two revisions, in words; what is beyond `most` lines is counted. */
export function ChangeList({
  difference,
  most = Number.POSITIVE_INFINITY,
}: {
  /** Null where it could not be read. */
  difference: Difference | null;
  most?: number;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  if (difference === null) return <p className={styles.said}>{intl.formatMessage(messages.unreadable)}</p>;
  const { since, totalCount, changes } = difference;
  if (totalCount === 0) {
    const isFirst = since === null || since === undefined;
    return <p className={styles.said}>{intl.formatMessage(isFirst ? messages.first : messages.nothing)}</p>;
  }
  const lines = changeLines(intl, changes).slice(0, most);
  const left = totalCount - lines.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul aria-label={intl.formatMessage(historyMessages.changes)} className={styles.list}>
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
      {left > 0 ? <li className={styles.left}>{intl.formatMessage(messages.more, { count: left })}</li> : null}
    </ul>
  );
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    margin: 0,
    paddingInlineStart: '18px',
    listStyleType: 'disc',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  left: { color: tokens.colorNeutralForeground2 },
  said: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
});
