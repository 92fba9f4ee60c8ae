import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readFilter, writeFilter, type CatalogueFilter } from './catalogueFilter.ts';

/**
 * The filter in the address, and how to change it. The controls follow a change at once, while the list waits for its courses;
 * a change keeps the place on the page and can be taken back by "back".
 */
export function useCatalogueFilter(): [filter: CatalogueFilter, change: (filter: CatalogueFilter) => void] {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<{ filter: CatalogueFilter; since: string } | null>(null);
  const arrived = useMemo(() => readFilter(search), [search]);
  // What was wanted at an address counts until the next one has arrived.
  const filter = wanted?.since === key ? wanted.filter : arrived;
  const change = useCallback(
    (next: CatalogueFilter) => {
      setWanted({ filter: next, since: key });
      // A word that is still being typed is one step, not one for each letter.
      const typing = next.search !== '' && arrived.search !== '' && next.search !== arrived.search;
      void navigate(`${pathname}${writeFilter(next)}`, { preventScrollReset: true, replace: typing });
    },
    [arrived.search, key, navigate, pathname],
  );
  return [filter, change];
}
