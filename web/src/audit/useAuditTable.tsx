import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { RowLink } from '../admin/table/RowLink.tsx';
import type { Column } from '../admin/table/AdminTable.tsx';
import { links } from '../routing/links.ts';
import { actionMessages } from './actionMessages.ts';
import { auditMessages as messages } from './messages.ts';
import type { useAuditTable_entry$data, useAuditTable_entry$key } from './__generated__/useAuditTable_entry.graphql.ts';

type Entry = useAuditTable_entry$data[number];

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  details: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
});

/** The table of what happened; who did it and whom it was done to lead to all that is known of them. */
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
        action
        actorId
        actorName
        subjectId
        subjectName
        details
      }
    `,
    keys,
  );
  const columns = useMemo((): Column<Entry>[] => {
    const person = (id: number | null | undefined, name: string | null | undefined, none: string | null) =>
      id == null ? (
        none && <span className={styles.quiet}>{none}</span>
      ) : (
        <RowLink to={links.auditOf(id)}>{name ?? intl.formatMessage(messages.erased)}</RowLink>
      );
    return [
      {
        key: 'what',
        head: intl.formatMessage(messages.what),
        cell: ({ action }) => intl.formatMessage(actionMessages[action]),
      },
      {
        key: 'who',
        head: intl.formatMessage(messages.who),
        cell: ({ actorId, actorName }) => person(actorId, actorName, intl.formatMessage(messages.nobody)),
      },
      {
        key: 'about',
        head: intl.formatMessage(messages.about),
        cell: ({ subjectId, subjectName }) => person(subjectId, subjectName, null),
      },
      {
        key: 'details',
        head: intl.formatMessage(messages.details),
        cell: ({ details }) => {
          const text = detailsText(details);
          return text && <span className={styles.details}>{text}</span>;
        },
      },
      {
        key: 'when',
        head: intl.formatMessage(messages.when),
        cell: ({ time }) => (
          <time dateTime={time}>{intl.formatDate(time, { dateStyle: 'medium', timeStyle: 'medium' })}</time>
        ),
      },
    ];
  }, [intl, styles]);
  return { columns, rows };
}

/** What else is known, by the names that tools read it under, too. */
function detailsText(details: unknown): string {
  return Object.entries(details as Record<string, unknown>)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
