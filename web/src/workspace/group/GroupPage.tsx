import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { adminParts } from '../../admin/adminParts.ts';
import { links } from '../../routing/links.ts';
import { PartBoundary } from '../../routing/part/PartBoundary.tsx';
import { defineAdminPage } from '../../admin/AdminGuard.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { GroupCourses } from './course/GroupCourses.tsx';
import { GroupHead } from './GroupHead.tsx';
import { GroupMembers } from './GroupMembers.tsx';
import { groupVariables } from './groupView.ts';
import { groupMessages as messages } from './messages.ts';
import type { GroupPageQuery } from './__generated__/GroupPageQuery.graphql.ts';

const query = graphql`
  query GroupPageQuery(
    $id: ID!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $search: String
    $status: AccessStatus
    $rightsWait: Boolean
    $orderBy: PersonOrder
  ) @throwOnFieldError {
    ...AdminGuard_query
    workspace {
      group(id: $id) {
        name
        ...GroupHead_group
        ...GroupCourses_group
        ...GroupMembers_group
          @arguments(
            first: $first
            after: $after
            last: $last
            before: $before
            search: $search
            status: $status
            rightsWait: $rightsWait
            orderBy: $orderBy
          )
      }
    }
  }
`;

const useStyles = makeStyles({ rows: { display: 'flex', flexDirection: 'column', gap: '12px' } });

/** One group: what it is, and its people (BEY-13). */
function GroupPage({ queryRef }: { queryRef: PreloadedQuery<GroupPageQuery> }): ReactElement {
  const intl = useIntl();
  const { workspace } = usePreloadedQuery<GroupPageQuery>(query, queryRef);
  const group = workspace?.group;
  if (!group) {
    return (
      <Page title={intl.formatMessage(messages.unknown)}>
        <ErrorState
          text={intl.formatMessage(messages.unknownText)}
          actions={
            <ButtonLink appearance="primary" to={links.adminGroups}>
              {intl.formatMessage(messages.back)}
            </ButtonLink>
          }
        />
      </Page>
    );
  }
  return (
    <Page title={group.name} heading={<GroupHead group={group} />}>
      <PartBoundary>
        <GroupCourses group={group} />
      </PartBoundary>
      <PartBoundary>
        <GroupMembers group={group} />
      </PartBoundary>
    </Page>
  );
}

function GroupSkeleton(): ReactElement {
  const styles = useStyles();
  return (
    <Page title={useIntl().formatMessage(adminParts.groups.name)}>
      <Skeleton width="min(480px, 100%)" height={92} />
      <div className={styles.rows}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height={52} />
        ))}
      </div>
    </Page>
  );
}

export const groupPage = defineAdminPage<GroupPageQuery>({
  Page: GroupPage,
  query,
  variables: ({ search }) => groupVariables(search),
  Skeleton: GroupSkeleton,
});
