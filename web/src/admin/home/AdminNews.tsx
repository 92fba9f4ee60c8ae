import { Suspense, useState, type ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { hasRole } from '../../routing/guards.ts';
import { useShell } from '../../viewer/useShell.ts';
import { RetryBoundary } from '../../routing/part/RetryBoundary.tsx';
import { Happened } from './Happened.tsx';
import { useNewsStyles } from './news.styles.ts';
import { NewsSkeleton } from './NewsSkeleton.tsx';
import { SetupPanel } from './setup/SetupPanel.tsx';
import { Waiting } from './Waiting.tsx';
import { useRetryKey } from '../../routing/part/RetryContext.ts';
import type { AdminNewsQuery } from './__generated__/AdminNewsQuery.graphql.ts';

const dayMs = 86_400_000;

/** What waits for someone in the admin area, and for admins what happened lately (OP-90). It comes after the page, which does not wait. */
export function AdminNews({ roles }: { roles: readonly string[] }): ReactElement {
  // To the minute, so that the same question is not asked again with each drawing. Kept here, as what waits for its answer keeps no state: it
  // would ask another question where a minute begins before the answer has come.
  const [minute] = useState(() => Math.floor(Date.now() / 60_000) * 60_000);
  return (
    <RetryBoundary>
      <Suspense fallback={<NewsSkeleton withFigures={hasRole(roles, 'ROLE_ADMIN')} />}>
        <News roles={roles} minute={minute} />
      </Suspense>
    </RetryBoundary>
  );
}

function News({ roles, minute }: { roles: readonly string[]; minute: number }): ReactElement {
  const styles = useNewsStyles();
  const ago = (days: number): string => new Date(minute - days * dayMs).toISOString();
  const onTrial = useShell().data?.workspace?.trial != null;
  const fetchKey = useRetryKey();
  const data = useLazyLoadQuery<AdminNewsQuery>(
    graphql`
      query AdminNewsQuery(
        $admin: Boolean!
        $courses: Boolean!
        $vouchers: Boolean!
        $trial: Boolean!
        $since: DateTime!
        $before: DateTime!
      ) @throwOnFieldError {
        workspace {
          ...SetupPanel_workspace @include(if: $trial) @alias(as: "begun")
          ...Happened_workspace @arguments(since: $since, before: $before) @include(if: $admin) @alias(as: "lately")
        }
        ...WaitingList_query @arguments(admin: $admin, courses: $courses, vouchers: $vouchers, trial: $trial)
      }
    `,
    {
      admin: hasRole(roles, 'ROLE_ADMIN'),
      courses: hasRole(roles, 'ROLE_COURSE_ADMIN'),
      vouchers: hasRole(roles, 'ROLE_VOUCHER_ADMIN'),
      trial: onTrial && hasRole(roles, 'ROLE_ADMIN'),
      since: ago(7),
      before: ago(14),
    },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  return (
    <div className={styles.news}>
      {data.workspace?.begun ? <SetupPanel workspace={data.workspace.begun} /> : null}
      <Waiting query={data} />
      {data.workspace?.lately ? <Happened workspace={data.workspace.lately} /> : null}
    </div>
  );
}
