import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { RowLink } from '../admin/table/RowLink.tsx';
import { roomy } from '../admin/table/AdminTable.styles.ts';
import type { Column } from '../admin/table/AdminTable.tsx';
import { links } from '../routing/links.ts';
import { AuditSentence } from './AuditSentence.tsx';
import { auditMessages as messages } from './messages.ts';
import type { useAuditTable_entry$data, useAuditTable_entry$key } from './__generated__/useAuditTable_entry.graphql.ts';

type Entry = useAuditTable_entry$data[number];

const useStyles = makeStyles({
  what: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    fontWeight: tokens.fontWeightRegular,
    minWidth: 'min(100%, 320px)',
  },
  // Where there are columns, most names stand in one line.
  who: { overflowWrap: 'anywhere', '@media (min-width: 720px)': { display: 'block', minWidth: '8em' } },
  token: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  quiet: { color: tokens.colorNeutralForeground3 },
  time: {
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    [roomy]: { whiteSpace: 'nowrap' },
  },
});

/** The table of what happened: a sentence, who did it, and when. A job leads to all that it noted. */
export function useAuditTable(keys: useAuditTable_entry$key): {
  columns: Column<Entry>[];
  rows: useAuditTable_entry$data;
} {
  const styles = useStyles();
  const intl = useIntl();
  const rows = useFragment(
    graphql`
      fragment useAuditTable_entry on AuditEntry @relay(plural: true) @throwOnFieldError {
        id
        time
        who {
          text
          thingId
        }
        sentence {
          ...AuditSentence_part
        }
        token {
          name
          lastCharacters
        }
        jobId
        jobEntryCount
      }
    `,
    keys,
  );
  const columns = useMemo(
    (): Column<Entry>[] => [
      {
        key: 'what',
        head: intl.formatMessage(messages.what),
        cell: ({ sentence, jobId, jobEntryCount }) => (
          <div className={styles.what}>
            <AuditSentence parts={sentence} />
            {jobId == null || !jobEntryCount ? null : (
              <RowLink to={links.auditOfJob(jobId)}>
                {intl.formatMessage(messages.jobEntries, { count: jobEntryCount })}
              </RowLink>
            )}
          </div>
        ),
      },
      {
        key: 'who',
        head: intl.formatMessage(messages.who),
        cell: ({ who: { text, thingId }, token }) => (
          <span className={styles.who}>
            {thingId == null ? (
              <span className={styles.quiet}>{text}</span>
            ) : (
              <RowLink to={links.person(Number(thingId))}>{text}</RowLink>
            )}
            {token == null ? null : (
              <span className={styles.token}>{intl.formatMessage(messages.byToken, { ...token })}</span>
            )}
          </span>
        ),
      },
      {
        key: 'when',
        head: intl.formatMessage(messages.when),
        cell: ({ time }) => (
          <time dateTime={time} className={styles.time}>
            {intl.formatDate(time, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        ),
      },
    ],
    [intl, styles],
  );
  return { columns, rows };
}
