import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { adminParts } from '../admin/adminParts.ts';
import { pageVariables, readTablePage } from '../admin/table/tablePage.ts';
import { PartBoundary } from '../routing/part/PartBoundary.tsx';
import { definePage } from '../routing/pageModule.ts';
import { Page, PageHeading } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { JobList } from './JobList.tsx';
import type { JobListPageQuery } from './__generated__/JobListPageQuery.graphql.ts';

const query = graphql`
  query JobListPageQuery($first: Int, $after: String, $last: Int, $before: String) @throwOnFieldError {
    # Whose rights have ended is led away by the layout (TRIAL-04).
    viewer {
      user {
        roles
      }
    }
    ...JobList_query @arguments(first: $first, after: $after, last: $last, before: $before)
  }
`;

const pageSize = 25;

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', gap: '4px' },
  lead: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase400 },
});

function Head(): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <div className={styles.head}>
      <PageHeading>{intl.formatMessage(adminParts.jobs.name)}</PageHeading>
      <p className={styles.lead}>{intl.formatMessage(adminParts.jobs.about)}</p>
    </div>
  );
}

/** The long work of the workspace, to be found again (BEY-12). */
function JobListPage({ queryRef }: { queryRef: PreloadedQuery<JobListPageQuery> }): ReactElement {
  const intl = useIntl();
  const data = usePreloadedQuery<JobListPageQuery>(query, queryRef);
  return (
    <Page title={intl.formatMessage(adminParts.jobs.name)} heading={<Head />}>
      <PartBoundary>
        <JobList query={data} />
      </PartBoundary>
    </Page>
  );
}

export const jobListPage = definePage<JobListPageQuery>({
  Page: JobListPage,
  query,
  variables: ({ search }) => pageVariables(readTablePage(new URLSearchParams(search)), pageSize),
  Skeleton: function JobListSkeleton() {
    return (
      <Page title={useIntl().formatMessage(adminParts.jobs.name)} heading={<Head />}>
        <Skeleton height={320} />
      </Page>
    );
  },
});
