import { makeStyles } from '@fluentui/react-components';
import { readId } from '../../admin/table/tableView.ts';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { adminParts } from '../../admin/adminParts.ts';
import { links } from '../../routing/links.ts';
import { PartBoundary } from '../../routing/part/PartBoundary.tsx';
import { defineAdminPage } from '../../admin/AdminGuard.ts';
import { ContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { progressMessages as messages } from '../messages.ts';
import { LearnerProgressHead } from './LearnerProgressHead.tsx';
import { LearnerProgressModules } from './LearnerProgressModules.tsx';
import type { LearnerProgressPageQuery } from './__generated__/LearnerProgressPageQuery.graphql.ts';

const query = graphql`
  query LearnerProgressPageQuery($id: ID!, $lectureId: ID!, $withAnswers: Boolean!) @throwOnFieldError {
    ...AdminGuard_query
    workspace @required(action: THROW) {
      userCourse(id: $id) {
        name
        username
        course {
          metadata {
            language
          }
        }
        ...LearnerProgressHead_userCourse
        ...LearnerProgressModules_userCourse @arguments(lectureId: $lectureId, withAnswers: $withAnswers)
      }
    }
  }
`;

const useStyles = makeStyles({ rows: { display: 'flex', flexDirection: 'column', gap: '12px' } });

/** One learner’s way through a course, lecture by lecture, and what they answered in one of them (PROGR-02, OP-54). */
function LearnerProgressPage({ queryRef }: { queryRef: PreloadedQuery<LearnerProgressPageQuery> }): ReactElement {
  const intl = useIntl();
  const { userCourse } = usePreloadedQuery<LearnerProgressPageQuery>(query, queryRef).workspace;
  if (!userCourse) {
    return (
      <Page title={intl.formatMessage(messages.unknown)}>
        <ErrorState
          text={intl.formatMessage(messages.unknownText)}
          actions={
            <ButtonLink appearance="primary" to={links.adminProgress}>
              {intl.formatMessage(messages.back)}
            </ButtonLink>
          }
        />
      </Page>
    );
  }
  const { name, username, course } = userCourse;
  return (
    <Page title={name || (username ?? '')} heading={<LearnerProgressHead userCourse={userCourse} />}>
      <ContentLanguage value={course?.metadata.language ?? undefined}>
        <PartBoundary>
          <LearnerProgressModules userCourse={userCourse} />
        </PartBoundary>
      </ContentLanguage>
    </Page>
  );
}

function LearnerProgressSkeleton(): ReactElement {
  const styles = useStyles();
  return (
    <Page title={useIntl().formatMessage(adminParts.progress.name)}>
      <Skeleton width="min(480px, 100%)" height={140} />
      <div className={styles.rows}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height={56} />
        ))}
      </div>
    </Page>
  );
}

export const learnerProgressPage = defineAdminPage<LearnerProgressPageQuery>({
  Page: LearnerProgressPage,
  query,
  variables({ search }) {
    const parameters = new URLSearchParams(search);
    const lecture = readId(parameters.get('lecture'));
    return {
      id: String(readId(parameters.get('id')) ?? 0),
      lectureId: String(lecture ?? 0),
      withAnswers: lecture !== null,
    };
  },
  Skeleton: LearnerProgressSkeleton,
});
