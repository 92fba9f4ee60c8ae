import { Suspense, useState, type ReactElement } from 'react';
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { AdminTexts } from '../admin/AdminTexts.tsx';
import { hasRole } from '../routing/guards.ts';
import { definePage } from '../routing/pageRoute.tsx';
import { announceArrival } from '../ui/arrival.ts';
import { CustomizeRefused } from './CustomizeRefused.tsx';
import { CustomizeScreen } from './CustomizeScreen.tsx';
import { CustomizeSkeleton } from './CustomizeSkeleton.tsx';
import type { CustomizePageQuery } from './__generated__/CustomizePageQuery.graphql.ts';

const query = graphql`
  query CustomizePageQuery {
    viewer {
      mayCustomise
      user {
        roles
      }
    }
    workspace {
      trial {
        expired
      }
      ...CustomizeScreen_workspace
    }
  }
`;

/** The page where the workspace is made one's own (WS-21, OP-82). Who may not is told why, and what to do. */
function CustomizePage({ queryRef }: { queryRef: PreloadedQuery<CustomizePageQuery> }): ReactElement {
  const { viewer, workspace } = usePreloadedQuery<CustomizePageQuery>(query, queryRef);
  const environment = useRelayEnvironment();
  // Each reading of what is stored starts the form anew.
  const [reading, setReading] = useState(0);
  const reload = async (): Promise<void> => {
    await fetchQuery<CustomizePageQuery>(environment, query, {}).toPromise();
    announceArrival();
    setReading((count) => count + 1);
  };
  return workspace && viewer?.mayCustomise ? (
    <CustomizeScreen
      key={reading}
      workspace={workspace}
      runs={hasRole(viewer.user.roles, 'ADMIN')}
      authors={hasRole(viewer.user.roles, 'COURSE_ADMIN')}
      onReload={reload}
    />
  ) : (
    <CustomizeRefused expired={workspace?.trial?.expired ?? false} />
  );
}

export const customizePage = definePage<CustomizePageQuery>({
  Page: ({ queryRef }) => (
    <Suspense fallback={<CustomizeSkeleton />}>
      <AdminTexts>
        <Suspense fallback={<CustomizeSkeleton />}>
          <CustomizePage queryRef={queryRef} />
        </Suspense>
      </AdminTexts>
    </Suspense>
  ),
  query,
});
