import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { embedEditorMessages as messages } from './embedEditorMessages.ts';

/** The sites whose pages can be embedded, to open where one is missed. */
export function EmbedSites({ hosts }: { hosts: readonly string[] }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  return (
    <details className={styles.list}>
      <summary className={styles.heading}>{intl.formatMessage(messages.sites, { count: hosts.length })}</summary>
      <ul className={styles.entries}>
        {hosts.map((host) => (
          <li key={host}>{host}</li>
        ))}
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
  heading: { cursor: 'pointer' },
  entries: {
    columns: '220px',
    margin: '8px 0 0',
    paddingInlineStart: '20px',
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
});
