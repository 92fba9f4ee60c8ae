import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readFilter, writeFilter, type CatalogueFilter } from './catalogueFilter.ts';

/** The filter in the address, and how to change it. A change keeps the place on the page and can be taken back by "back". */
export function useCatalogueFilter(): [filter: CatalogueFilter, change: (filter: CatalogueFilter) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => readFilter(search), [search]);
  const change = useCallback(
    (next: CatalogueFilter) => void navigate(`${pathname}${writeFilter(next)}`, { preventScrollReset: true }),
    [navigate, pathname],
  );
  return [filter, change];
}
