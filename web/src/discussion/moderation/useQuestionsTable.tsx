import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Column } from '../../admin/table/AdminTable.tsx';
import { TimeCell } from '../../admin/table/TimeCell.tsx';
import { useColumns, type ColumnChoice } from '../../admin/table/useColumns.ts';
import { discussionMessages } from '../messages.ts';
import { moderationMessages as messages } from './messages.ts';
import { QuestionCell } from './QuestionCell.tsx';
import { QuestionStateMark } from './QuestionStateMark.tsx';
import type {
  useQuestionsTable_question$data,
  useQuestionsTable_question$key,
} from './__generated__/useQuestionsTable_question.graphql.ts';

const useStyles = makeStyles({
  // Where there are columns, it has room for its usual words.
  place: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    overflowWrap: 'break-word',
    '@media (min-width: 720px)': { minWidth: '104px' },
  },
  lecture: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  // In one line where there are columns.
  day: { '@media (min-width: 720px)': { whiteSpace: 'nowrap' } },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** A row; its thread names it. */
export type QuestionRow = useQuestionsTable_question$data[number] & { readonly id: string };

/** The table of questions: what, where, by whom and when, and how they stand. */
export function useQuestionsTable(questions: useQuestionsTable_question$key): {
  columns: ColumnChoice<QuestionRow>;
  rows: readonly QuestionRow[];
} {
  const intl = useIntl();
  const styles = useStyles();
  const found = useFragment(
    graphql`
      fragment useQuestionsTable_question on DiscussionQuestion @relay(plural: true) @throwOnFieldError {
        threadId
        title
        courseName
        lectureName
        authorName
        createTime
        lastActivityTime
        replyCount
        ...QuestionCell_question
        ...QuestionStateMark_question
      }
    `,
    questions,
  );
  const rows = useMemo(() => found.map((row) => ({ ...row, id: String(row.threadId) })), [found]);
  const columns = useMemo(() => {
    const column = (
      key: string,
      head: MessageDescriptor,
      cell: Column<QuestionRow>['cell'],
      more: Partial<Column<QuestionRow>> = {},
    ): Column<QuestionRow> => ({ key, head: intl.formatMessage(head), cell, ...more });
    const day = (time: string) => (
      <span className={styles.day}>
        <TimeCell time={time} />
      </span>
    );
    return [
      column('question', messages.question, (row) => <QuestionCell question={row} />, { fixed: true }),
      column('place', messages.place, ({ courseName, lectureName }) => (
        <span className={styles.place}>
          <span>{courseName}</span>
          <span className={styles.lecture}>{lectureName ?? intl.formatMessage(messages.lectureGone)}</span>
        </span>
      )),
      column(
        'author',
        messages.author,
        ({ authorName }) =>
          authorName ?? <span className={styles.quiet}>{intl.formatMessage(discussionMessages.noAccount)}</span>,
      ),
      column('state', messages.state, (row) => <QuestionStateMark question={row} />),
      column('replies', messages.replies, ({ replyCount }) => intl.formatNumber(replyCount), {
        sort: 'replies',
        align: 'end',
      }),
      column('asked', messages.asked, ({ createTime }) => day(createTime), { sort: 'asked' }),
      column('active', messages.active, ({ lastActivityTime }) => day(lastActivityTime), {
        sort: 'active',
        hiddenAtFirst: true,
      }),
    ];
  }, [intl, styles]);
  return { columns: useColumns('discussion', columns), rows };
}
