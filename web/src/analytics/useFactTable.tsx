import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Column } from '../admin/table/AdminTable.tsx';
import { facts, measuresOf } from './facts.ts';
import { measureNames, typeNames } from './factMessages.ts';
import { analyticsMessages as messages } from './messages.ts';
import { useFactNumber } from './useFactNumber.ts';
import type { FactType } from './__generated__/AnalyticsPageQuery.graphql.ts';
import type { useFactTable_fact$data, useFactTable_fact$key } from './__generated__/useFactTable_fact.graphql.ts';

export type FactRow = useFactTable_fact$data[number] & { readonly id: string };

const useStyles = makeStyles({
  name: {
    display: 'inline-block',
    minHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  number: { fontVariantNumeric: 'tabular-nums' },
});

/** The table of what was counted: what it is, its course where it has one, and the numbers of the type. */
export function useFactTable(
  type: FactType,
  edges: useFactTable_fact$key,
  onPressed: (row: FactRow) => void,
): { columns: Column<FactRow>[]; rows: FactRow[] } {
  const styles = useStyles();
  const intl = useIntl();
  const numberOf = useFactNumber();
  const found = useFragment(
    graphql`
      fragment useFactTable_fact on FactCount @relay(plural: true) @throwOnFieldError {
        subjectId
        name
        courseId
        courseName
        values {
          measure
          value
        }
      }
    `,
    edges,
  );
  const rows = useMemo(
    () => found.map((row) => ({ ...row, id: `${String(row.courseId)}-${String(row.subjectId)}` })),
    [found],
  );
  const { rows: kind } = facts[type];
  const nameOf = ({ name, subjectId }: FactRow): string =>
    name ??
    (subjectId == null
      ? intl.formatMessage(messages.noCourse)
      : intl.formatMessage(messages.gone, { id: String(subjectId) }));
  const columns: Column<FactRow>[] = [
    {
      key: 'name',
      sort: 'name',
      head: kind === 'courses' ? intl.formatMessage(messages.course) : intl.formatMessage(typeNames[type]),
      cell: (row) =>
        kind === 'workspace' || row.subjectId == null ? (
          <span className={styles.name}>{nameOf(row)}</span>
        ) : (
          <Link as="button" type="button" className={styles.name} onClick={() => onPressed(row)}>
            {nameOf(row)}
          </Link>
        ),
    },
    ...(kind === 'parts'
      ? [
          {
            key: 'course',
            sort: 'course',
            head: intl.formatMessage(messages.course),
            cell: ({ courseId, courseName }: FactRow) =>
              courseName ?? (courseId == null ? null : intl.formatMessage(messages.gone, { id: String(courseId) })),
          },
        ]
      : []),
    ...measuresOf(type).map((measure) => ({
      key: measure,
      head: intl.formatMessage(measureNames[measure]),
      align: 'end' as const,
      sort: measure.toLowerCase(),
      cell: ({ values }: FactRow) => (
        <span className={styles.number}>
          {numberOf(measure, values.find((one) => one.measure === measure)?.value ?? null)}
        </span>
      ),
    })),
  ];
  return { columns, rows };
}
