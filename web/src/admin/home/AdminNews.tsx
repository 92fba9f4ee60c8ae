import { Suspense, useState, type ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { hasRole } from '../../routing/guards.ts';
import { RetryBoundary } from '../../routing/part/RetryBoundary.tsx';
import { Happened } from './Happened.tsx';
import { useNewsStyles } from './news.styles.ts';
import { NewsSkeleton } from './NewsSkeleton.tsx';
import { Waiting } from './Waiting.tsx';
import { useRetryKey } from '../../routing/part/RetryContext.ts';
import type { AdminNewsQuery } from './__generated__/AdminNewsQuery.graphql.ts';

const dayMs = 86_400_000;

/** What waits for somebody in the admin area, and for admins what happened lately (OP-90). It comes after the page, which does not wait. */
export function AdminNews({ roles }: { roles: readonly string[] }): ReactElement {
  return (
    <RetryBoundary>
      <Suspense fallback={<NewsSkeleton withFigures={hasRole(roles, 'ROLE_ADMIN')} />}>
        <News roles={roles} />
      </Suspense>
    </RetryBoundary>
  );
}

function News({ roles }: { roles: readonly string[] }): ReactElement {
  const styles = useNewsStyles();
  // To the minute, so that the same question is not asked anew with each drawing.
  const [since] = useState(() => new Date(Math.floor(Date.now() / 60_000) * 60_000 - 7 * dayMs).toISOString());
  const fetchKey = useRetryKey();
  const data = useLazyLoadQuery<AdminNewsQuery>(
    graphql`
      query AdminNewsQuery($admin: Boolean!, $courses: Boolean!, $vouchers: Boolean!, $since: DateTime!)
      @throwOnFieldError {
        workspace {
          ...Happened_workspace @arguments(since: $since) @include(if: $admin) @alias(as: "lately")
        }
        ...Waiting_query @arguments(admin: $admin, courses: $courses, vouchers: $vouchers)
      }
    `,
    {
      admin: hasRole(roles, 'ROLE_ADMIN'),
      courses: hasRole(roles, 'ROLE_COURSE_ADMIN'),
      vouchers: hasRole(roles, 'ROLE_VOUCHER_ADMIN'),
      since,
    },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  return (
    <div className={styles.news}>
      <Waiting query={data} />
      {data.workspace?.lately ? <Happened workspace={data.workspace.lately} /> : null}
    </div>
  );
}
