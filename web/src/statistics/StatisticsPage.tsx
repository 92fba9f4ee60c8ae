import { makeStyles } from '@fluentui/react-components';
import { useTransition, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useTableAddress } from '../admin/table/useTableAddress.ts';
import { links } from '../routing/links.ts';
import { defineAdminPage } from '../admin/AdminGuard.ts';
import { authorText } from '../ui/authorHtml/authorText.tsx';
import { ContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { FunnelTable } from './FunnelTable.tsx';
import { statisticsMessages as messages } from './messages.ts';
import { QuestionList } from './QuestionList.tsx';
import { StatisticsHead } from './StatisticsHead.tsx';
import { periods, readStatisticsView, startOf, writeStatisticsView } from './statisticsView.ts';
import type { StatisticsPageQuery } from './__generated__/StatisticsPageQuery.graphql.ts';

const query = graphql`
  query StatisticsPageQuery($id: ID!, $startTime: DateTime) @throwOnFieldError {
    ...AdminGuard_query
    authoredCourse(id: $id) {
      name
      metadata {
        language
      }
    }
    workspace @required(action: THROW) {
      courseFunnel(courseId: $id, startTime: $startTime) {
        learnerCount
        newestOnly
        completedCount
        ...FunnelTable_funnel
      }
      questionStatistics(courseId: $id, startTime: $startTime) {
        ...QuestionList_statistics
      }
    }
  }
`;

const useStyles = makeStyles({
  tools: { maxWidth: '320px' },
  rows: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

/** Where the learners of a course stop, and how its questions do (BEY-07, ANLY-10). */
function StatisticsPage({ queryRef }: { queryRef: PreloadedQuery<StatisticsPageQuery> }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const [view, change] = useTableAddress(readStatisticsView, writeStatisticsView);
  const [changing, startChange] = useTransition();
  const { authoredCourse: course, workspace } = usePreloadedQuery<StatisticsPageQuery>(query, queryRef);
  const { courseFunnel: funnel, questionStatistics } = workspace;
  if (!course || !funnel || !questionStatistics) {
    return (
      <Page title={intl.formatMessage(messages.unknown)}>
        <ErrorState
          text={intl.formatMessage(messages.unknownText)}
          actions={
            <ButtonLink appearance="primary" to={links.adminCourses}>
              {intl.formatMessage(messages.back)}
            </ButtonLink>
          }
        />
      </Page>
    );
  }
  const { name, metadata } = course;
  const { learnerCount, completedCount, newestOnly } = funnel;
  return (
    <Page
      title={intl.formatMessage(messages.titleOf, { course: name })}
      heading={
        <StatisticsHead
          course={authorText(name, metadata.language)}
          learnerCount={learnerCount}
          completedCount={completedCount}
          newestOnly={newestOnly}
        />
      }
    >
      <div className={styles.tools}>
        <SelectField
          label={intl.formatMessage(messages.period)}
          value={String(view.days ?? '')}
          options={periods.map((days) => ({
            value: String(days ?? ''),
            label:
              days === null ? intl.formatMessage(messages.anyTime) : intl.formatMessage(messages.lastDays, { days }),
          }))}
          onChanged={(days) =>
            startChange(() => change({ ...view, days: periods.find((one) => String(one ?? '') === days) ?? null }))
          }
        />
      </div>
      {learnerCount === 0 ? (
        <EmptyState
          title={intl.formatMessage(messages.nobody)}
          text={intl.formatMessage(view.days === null ? messages.nobodyText : messages.nobodyThenText)}
        />
      ) : (
        <ContentLanguage value={metadata.language ?? undefined}>
          <FunnelTable funnel={funnel} busy={changing} />
          <QuestionList
            statistics={questionStatistics}
            order={view.order}
            lookedFor={view.question}
            onOrdered={(order) => change({ ...view, order })}
          />
        </ContentLanguage>
      )}
    </Page>
  );
}

function StatisticsSkeleton(): ReactElement {
  const styles = useStyles();
  return (
    <Page title={useIntl().formatMessage(messages.title)}>
      <Skeleton width="min(320px, 100%)" height={72} />
      <div className={styles.rows}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height={48} />
        ))}
      </div>
    </Page>
  );
}

export const statisticsPage = defineAdminPage<StatisticsPageQuery>({
  Page: StatisticsPage,
  query,
  variables({ search }) {
    const { id, days } = readStatisticsView(search);
    return { id: String(id ?? 0), startTime: startOf(days, new Date()) };
  },
  Skeleton: StatisticsSkeleton,
});
