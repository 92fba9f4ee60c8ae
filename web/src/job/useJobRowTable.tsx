import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Column } from '../admin/table/AdminTable.tsx';
import { useErrorText } from '../errors/useErrorText.ts';
import { jobMessages as messages } from './messages.ts';
import { futureOutcomeMessages, isFutureOutcome } from './futureOutcomeMessages.ts';
import { RowOfCourse } from './RowOfCourse.tsx';
import { isOutcome, outcomeMessages } from './outcomeMessages.ts';
import type { useJobRowTable_row$data, useJobRowTable_row$key } from './__generated__/useJobRowTable_row.graphql.ts';

type Row = useJobRowTable_row$data[number] & { readonly id: string };

const stateWords = {
  WAITING: messages.waiting,
  DONE: messages.doneRows,
  UNCHANGED: messages.unchangedRows,
  REFUSED: messages.refusedRows,
} as const;

/** The same before anything is done. */
const futureStateWords = { ...stateWords, DONE: messages.wouldBeDoneRows, UNCHANGED: messages.staysRows } as const;

/** The table of what happened to each row, or will where the job only tries: whom it is about, how it ends, and why. */
export function useJobRowTable(keys: useJobRowTable_row$key, tries: boolean): { columns: Column<Row>[]; rows: Row[] } {
  const intl = useIntl();
  const errorText = useErrorText();
  const found = useFragment(
    graphql`
      fragment useJobRowTable_row on JobRow @relay(plural: true) @throwOnFieldError {
        number
        subject
        state
        code
        message
        course {
          ...RowOfCourse_course
        }
        groupProblems {
          name
          code
        }
      }
    `,
    keys,
  );
  const rows = useMemo(() => found.map((row) => ({ ...row, id: String(row.number) })), [found]);
  const columns = useMemo((): Column<Row>[] => {
    const inWords = (code: string, otherwise: string): string =>
      tries && isFutureOutcome(code)
        ? intl.formatMessage(futureOutcomeMessages[code])
        : isOutcome(code)
          ? intl.formatMessage(outcomeMessages[code])
          : otherwise;
    const why = ({ code, message, state, groupProblems }: Row): string | null => {
      if (code == null) return null;
      const happened = inWords(code, state === 'REFUSED' ? errorText({ code }) : (message ?? code));
      const problems = groupProblems.map(({ name: group, code: reason }) =>
        reason === 'NO_GROUP'
          ? intl.formatMessage(messages.noGroup, { group })
          : intl.formatMessage(messages.groupNotJoined, {
              group,
              reason: inWords(reason, errorText({ code: reason })),
            }),
      );
      return [happened, ...problems].join(' · ');
    };
    return [
      {
        key: 'subject',
        head: intl.formatMessage(messages.subject),
        cell: ({ subject, number, code }) =>
          subject || intl.formatMessage(code === 'NO_ADDRESS' ? messages.rowNumber : messages.erased, { number }),
      },
      {
        key: 'row',
        head: intl.formatMessage(messages.row),
        align: 'end',
        cell: (row) => intl.formatNumber(row.number),
      },
      {
        key: 'state',
        head: intl.formatMessage(messages.result),
        cell: ({ state }) => intl.formatMessage((tries ? futureStateWords : stateWords)[state]),
      },
      {
        key: 'why',
        head: intl.formatMessage(tries ? messages.willHappen : messages.happened),
        cell: (row) => {
          const { course, code } = row;
          return course && code != null ? (
            <RowOfCourse course={course} code={code} outcome={why(row) ?? code} />
          ) : (
            why(row)
          );
        },
      },
    ];
  }, [errorText, intl, tries]);
  return { columns, rows };
}
