import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { adminParts } from '../admin/adminParts.ts';
import { useBackToList } from '../admin/table/backToList.ts';
import { links } from '../routing/links.ts';
import { PartBoundary } from '../routing/part/PartBoundary.tsx';
import { defineAdminPage } from '../admin/AdminGuard.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { BackLink } from '../ui/back/BackLink.tsx';
import { Page, PageHeading } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { jobName } from './jobNames.ts';
import { JobReport } from './JobReport.tsx';
import { jobMessages as messages } from './messages.ts';
import { UndoJob } from './UndoJob.tsx';
import { ZoneNote } from '../ui/time/ZoneNote.tsx';
import type { JobPageQuery } from './__generated__/JobPageQuery.graphql.ts';

const query = graphql`
  query JobPageQuery($id: ID!) @throwOnFieldError {
    ...AdminGuard_query
    job(id: $id) {
      kind
      exported
      createTime
      ...JobReport_job
      ...UndoJob_job
    }
  }
`;

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', gap: '4px' },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** One job: how far it is, and the outcome of each of its rows (BEY-12). */
function JobPage({ queryRef }: { queryRef: PreloadedQuery<JobPageQuery> }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { job } = usePreloadedQuery<JobPageQuery>(query, queryRef);
  const list = useBackToList(links.adminJobs);
  const backName = intl.formatMessage(adminParts.jobs.name);
  if (!job) {
    return (
      <Page title={intl.formatMessage(messages.gone)}>
        <ErrorState
          text={intl.formatMessage(messages.goneText)}
          actions={
            <ButtonLink appearance="primary" to={list}>
              {backName}
            </ButtonLink>
          }
        />
      </Page>
    );
  }
  const title = jobName(intl, job);
  return (
    <Page
      title={title}
      heading={
        <div className={styles.head}>
          <BackLink to={list}>{backName}</BackLink>
          <PageHeading>{title}</PageHeading>
          <p className={styles.lead}>{intl.formatDate(job.createTime, { dateStyle: 'medium', timeStyle: 'short' })}</p>
          <ZoneNote />
        </div>
      }
    >
      <PartBoundary>
        <JobReport job={job}>
          <UndoJob job={job} />
        </JobReport>
      </PartBoundary>
    </Page>
  );
}

const rawId = /^\d{1,15}$/;

export const jobPage = defineAdminPage<JobPageQuery>({
  Page: JobPage,
  query,
  variables({ search }) {
    const id = new URLSearchParams(search).get('id') ?? '';
    return { id: rawId.test(id) ? id : '0' };
  },
  Skeleton: function JobSkeleton() {
    return (
      <Page title={useIntl().formatMessage(adminParts.jobs.name)}>
        <Skeleton width="min(640px, 100%)" height={92} />
        <Skeleton height={320} />
      </Page>
    );
  },
});
