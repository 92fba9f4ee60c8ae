import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { AdminListSkeleton, AdminPartPage } from '../../admin/AdminPartPage.tsx';
import { PartBoundary } from '../../routing/part/PartBoundary.tsx';
import { defineAdminPage } from '../../admin/AdminGuard.ts';
import { QuestionsList } from './QuestionsList.tsx';
import { questionsVariables } from './questionsView.ts';
import type { QuestionsPageQuery } from './__generated__/QuestionsPageQuery.graphql.ts';

const query = graphql`
  query QuestionsPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $search: String
    $courseId: ID
    $state: DiscussionQuestionFilter
    $startTime: DateTime
    $endTime: DateTime
    $orderBy: DiscussionQuestionOrder
  ) @throwOnFieldError {
    ...AdminGuard_query
    ...QuestionsList_query
      @arguments(
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
      )
  }
`;

/** What learners ask, in all courses for admins, in the own ones for course creators (BEY-16). */
function QuestionsPage({ queryRef }: { queryRef: PreloadedQuery<QuestionsPageQuery> }): ReactElement {
  const data = usePreloadedQuery<QuestionsPageQuery>(query, queryRef);
  return (
    <AdminPartPage part="discussion">
      <PartBoundary>
        <QuestionsList query={data} />
      </PartBoundary>
    </AdminPartPage>
  );
}

export const questionsPage = defineAdminPage<QuestionsPageQuery>({
  Page: QuestionsPage,
  query,
  variables: ({ search }) => questionsVariables(search),
  Skeleton: () => (
    <AdminListSkeleton part="discussion" filters={{ width: 960, height: 116 }} rows={{ count: 8, height: 64 }} />
  ),
});
