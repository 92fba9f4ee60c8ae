import { Suspense, useState, type ReactElement } from 'react';
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { AdminTexts } from '../../admin/AdminTexts.tsx';
import { hasRole } from '../../routing/guards.ts';
import { definePage } from '../../routing/pageModule.ts';
import { announceArrival } from '../../ui/arrival.ts';
import { ProfileRefused } from './ProfileRefused.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { TrialEnd } from './TrialEnd.tsx';
import type { ProfilePageQuery } from './__generated__/ProfilePageQuery.graphql.ts';

const query = graphql`
  query ProfilePageQuery @throwOnFieldError {
    viewer {
      mayEditProfile
      user {
        roles
      }
    }
    workspace {
      trial {
        expired
        contactUrl
      }
      ...ProfileScreen_workspace
    }
  }
`;

/** The page where the workspace is made one's own (WS-21, OP-82). Who may not is told why, and what to do. */
function ProfilePage({ queryRef }: { queryRef: PreloadedQuery<ProfilePageQuery> }): ReactElement {
  const { viewer, workspace } = usePreloadedQuery<ProfilePageQuery>(query, queryRef);
  const environment = useRelayEnvironment();
  // Each reading of what is stored starts the form again.
  const [reading, setReading] = useState(0);
  const reload = async (): Promise<void> => {
    await fetchQuery<ProfilePageQuery>(environment, query, {}).toPromise();
    announceArrival();
    setReading((count) => count + 1);
  };
  return workspace && viewer?.mayEditProfile ? (
    <ProfileScreen
      key={reading}
      workspace={workspace}
      runs={hasRole(viewer.user.roles, 'ROLE_ADMIN')}
      authors={hasRole(viewer.user.roles, 'ROLE_COURSE_ADMIN')}
      lead={workspace.trial?.expired ? <TrialEnd contact={workspace.trial.contactUrl ?? null} /> : null}
      onReload={reload}
    />
  ) : (
    <ProfileRefused expired={workspace?.trial?.expired ?? false} />
  );
}

export const profilePage = definePage<ProfilePageQuery>({
  Page: ({ queryRef }) => (
    <Suspense fallback={<ProfileSkeleton />}>
      <AdminTexts>
        <Suspense fallback={<ProfileSkeleton />}>
          <ProfilePage queryRef={queryRef} />
        </Suspense>
      </AdminTexts>
    </Suspense>
  ),
  query,
  variables: () => ({}),
});
