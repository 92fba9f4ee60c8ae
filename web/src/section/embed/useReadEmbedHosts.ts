import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useOnline } from '../../routing/useOnline.ts';
import type { EmbedHosts } from './embedHosts.ts';
import type { useReadEmbedHostsQuery } from './__generated__/useReadEmbedHostsQuery.graphql.ts';

/** Reads where pages may be that are embedded: once for all of a document, and again when the network is back. */
export function useReadEmbedHosts(): EmbedHosts {
  const environment = useRelayEnvironment();
  const online = useOnline();
  const [hosts, setHosts] = useState<EmbedHosts>(undefined);
  useEffect(() => {
    if (!online) return;
    const reading = fetchQuery<useReadEmbedHostsQuery>(
      environment,
      graphql`
        query useReadEmbedHostsQuery @throwOnFieldError {
          workspace {
            embedHosts
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ workspace }) => setHosts(workspace?.embedHosts ?? null),
      error: () => setHosts(null),
    });
    return () => reading.unsubscribe();
  }, [environment, online]);
  return hosts;
}
