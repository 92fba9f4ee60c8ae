import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * What a table shows, as its address says it, and how to change that. The controls follow a change at once, while the rows are on
 * their way; what someone types does not fill the history of the browser.
 */
export function useTableAddress<View>(
  read: (search: string) => View,
  write: (view: View) => string,
): [view: View, change: (next: View) => void] {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<{ view: View; since: string } | null>(null);
  const arrived = useMemo(() => read(search), [read, search]);
  // What was wanted at an address counts until the next one has arrived.
  const view = wanted?.since === key ? wanted.view : arrived;
  const change = useCallback(
    (next: View) => {
      setWanted({ view: next, since: key });
      void navigate(`${pathname}${write(next)}`, { preventScrollReset: true, replace: true });
    },
    [key, navigate, pathname, write],
  );
  return [view, change];
}
