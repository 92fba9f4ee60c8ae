import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { catalogueVariables, writeFilter, type CatalogueFilter } from './catalogueFilter.ts';
import type { CourseCounts } from './fetchCourseCounts.ts';

const none: CourseCounts = new Map();

/**
 * The counts beside the filters, read once the page stands; those before stay until the next are there. They are empty while they
 * cannot be read: the filters work without them.
 */
export function useCourseCounts(filter: CatalogueFilter, tags: readonly { readonly id: string }[]): CourseCounts {
  const environment = useRelayEnvironment();
  const [counts, setCounts] = useState(none);
  const search = writeFilter(filter);
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<CourseCounts | null> => {
      const { fetchCourseCounts } = await import('./fetchCourseCounts.ts');
      return fetchCourseCounts(
        environment,
        catalogueVariables(search).filter,
        tags.map(({ id }) => id),
      );
    };
    const show = (read: CourseCounts | null): void => {
      if (wanted) setCounts(read ?? none);
    };
    load().then(show, () => show(null));
    return () => {
      wanted = false;
    };
  }, [environment, search, tags]);
  return counts;
}
