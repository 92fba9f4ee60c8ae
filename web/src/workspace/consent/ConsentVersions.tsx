import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { consentMessages as messages } from './consentMessages.ts';
import { useRowsStyles } from '../Rows.styles.ts';
import type { ConsentVersions_workspace$key } from './__generated__/ConsentVersions_workspace.graphql.ts';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  item: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    paddingBlock: '12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px' },
  link: {
    minWidth: 0,
    color: tokens.colorBrandForegroundLink,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
  },
  active: {
    padding: '0 8px',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorStatusSuccessForeground1,
    backgroundColor: tokens.colorStatusSuccessBackground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  facts: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

/** All versions of the consent, the newest first, each with how many people have accepted it. */
export function ConsentVersions({ workspace: key }: { workspace: ConsentVersions_workspace$key }): ReactElement {
  const styles = useStyles();
  const rows = useRowsStyles();
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment ConsentVersions_workspace on Workspace @throwOnFieldError {
        consents(first: 100) @required(action: THROW) {
          nodes {
            consentId
            url
            active
            createTime
            acceptedCount
          }
        }
      }
    `,
    key,
  );
  const consents = data.consents?.nodes ?? [];
  if (consents.length === 0) return <p className={rows.empty}>{intl.formatMessage(messages.noConsents)}</p>;
  return (
    <ul className={styles.list}>
      {consents.map(({ consentId, url, active, createTime, acceptedCount }) => (
        <li key={consentId} className={styles.item}>
          <div className={styles.head}>
            <a className={styles.link} href={url} target="_blank" rel="noreferrer">
              {url}
            </a>
            {active ? <span className={styles.active}>{intl.formatMessage(messages.activeConsent)}</span> : null}
          </div>
          <p className={styles.facts}>
            {intl.formatMessage(messages.consentSince, { date: intl.formatDate(createTime, { dateStyle: 'medium' }) })}
            {' · '}
            {intl.formatMessage(messages.consentAccepted, { count: acceptedCount })}
          </p>
        </li>
      ))}
    </ul>
  );
}
