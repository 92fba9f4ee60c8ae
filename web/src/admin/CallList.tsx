import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphqlPath } from '../routing/startedRequests.ts';
import { laterMessages as messages } from './laterMessages.ts';
import type { Call } from './peopleCalls.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '16px', margin: 0, padding: '8px 0 0', listStyleType: 'none' },
  about: {
    margin: '0 0 4px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    '::first-letter': { textTransform: 'uppercase' },
  },
  document: {
    margin: 0,
    padding: '12px 16px',
    overflowX: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  link: {
    alignSelf: 'flex-start',
    color: tokens.colorBrandForegroundLink,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
  },
});

/** Calls to paste into the IDE, each with what it does, and the way there. */
export function CallList({ calls }: { calls: readonly Call[] }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <>
      <a className={styles.link} href={graphqlPath} target="_blank" rel="noreferrer">
        {intl.formatMessage(messages.openIde)}
      </a>
      <ul className={styles.list}>
        {calls.map(({ about, document }) => {
          const text = intl.formatMessage(about);
          return (
            <li key={document}>
              <p className={styles.about}>{text}</p>
              {/* Long lines scroll, so the keyboard must reach them. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
              <pre className={styles.document} tabIndex={0} aria-label={text}>
                <code>{document}</code>
              </pre>
            </li>
          );
        })}
      </ul>
    </>
  );
}
