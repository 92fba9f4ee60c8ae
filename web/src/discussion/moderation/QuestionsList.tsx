import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { AdminTable } from '../../admin/table/AdminTable.tsx';
import { ColumnMenu } from '../../admin/table/ColumnMenu.tsx';
import { ListDownload } from '../../job/export/ListDownload.tsx';
import { SortSelect } from '../../admin/table/SortSelect.tsx';
import { TableHead } from '../../admin/table/TableHead.tsx';
import { firstPage } from '../../admin/table/tablePage.ts';
import { PageButtons } from '../../admin/table/PageButtons.tsx';
import { useSelection } from '../../admin/table/useSelection.ts';
import { usePagedList } from '../../admin/table/usePagedList.ts';
import { useCoursesToFilter } from '../../progress/useCoursesToFilter.ts';
import { moderationMessages as messages } from './messages.ts';
import { NoQuestions } from './NoQuestions.tsx';
import { QuestionsTools } from './QuestionsTools.tsx';
import { allQuestions, readQuestionsView } from './questionsView.ts';
import { SelectedQuestions } from './SelectedQuestions.tsx';
import { useQuestionsTable } from './useQuestionsTable.tsx';
import { isNarrowed, writeTableView } from '../../admin/table/tableView.ts';
import type { QuestionsList_query$key } from './__generated__/QuestionsList_query.graphql.ts';

/** The questions that the address asks for, 25 at a time, as CSV too (BEY-16). */
export function QuestionsList({ query: key }: { query: QuestionsList_query$key }): ReactElement {
  const intl = useIntl();
  const { view, head, busy, change, turn } = usePagedList(readQuestionsView);
  const data = useFragment(
    graphql`
      fragment QuestionsList_query on Query
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        search: { type: "String" }
        courseId: { type: "ID" }
        state: { type: "DiscussionQuestionFilter" }
        startTime: { type: "DateTime" }
        endTime: { type: "DateTime" }
        orderBy: { type: "DiscussionQuestionOrder" }
      )
      @throwOnFieldError {
        workspace @required(action: THROW) {
          discussionQuestions(
            first: $first
            after: $after
            last: $last
            before: $before
            search: $search
            courseId: $courseId
            state: $state
            startTime: $startTime
            endTime: $endTime
            orderBy: $orderBy
          ) @required(action: THROW) {
            totalCount
            csvUrl
            pageInfo {
              hasNextPage
              hasPreviousPage
              startCursor
              endCursor
            }
            edges {
              node {
                courseId
                courseName
                ...useQuestionsTable_question
              }
            }
          }
        }
        ...useCoursesToFilter_query
      }
    `,
    key,
  );
  const { edges, pageInfo, totalCount, csvUrl } = data.workspace.discussionQuestions;
  const { columns, rows } = useQuestionsTable(edges.map(({ node }) => node));
  const [one] = edges;
  const selection = useSelection(totalCount, writeTableView({ ...view, ...firstPage }));
  const ofARow = one && { courseId: one.node.courseId, name: one.node.courseName };
  const courses = useCoursesToFilter(data, view.course, ofARow ?? null);
  const narrowed = isNarrowed(view);
  const empty = edges.length === 0;
  return (
    <>
      {empty && !narrowed ? null : (
        <>
          <QuestionsTools view={view} courses={courses} onChanged={change} />
          <SortSelect columns={columns.shown} sort={view.sort} onSorted={(sort) => change({ sort })} />
          <TableHead ref={head} count={intl.formatMessage(messages.count, { count: totalCount })}>
            <ColumnMenu choice={columns} />
            {empty ? null : <ListDownload kind="DISCUSSION_QUESTIONS" url={csvUrl} />}
          </TableHead>
        </>
      )}
      {empty ? (
        <NoQuestions narrowed={narrowed} onReset={() => change(allQuestions)} />
      ) : (
        <AdminTable
          label={intl.formatMessage(messages.list)}
          columns={columns.shown}
          rows={rows}
          busy={busy}
          sort={view.sort}
          onSorted={(sort) => change({ sort })}
          selection={selection}
          nameOf={({ title, courseName }) => title ?? courseName}
        />
      )}
      <PageButtons pageInfo={pageInfo} onTurned={turn} />
      {selection.count > 0 ? <SelectedQuestions selection={selection} /> : null}
    </>
  );
}
