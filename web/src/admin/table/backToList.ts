import { useLocation } from 'react-router';

/** What the link of a row tells the page that it opens: the list with its filters. */
export const fromList = ({ pathname, search }: { pathname: string; search: string }): { list: string } => ({
  list: pathname + search,
});

/** The address of the list that a page was opened from, with its filters; that of the whole list where it was opened otherwise. */
export function useBackToList(list: string): string {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'list' in state ? state.list : null;
  return typeof from === 'string' && (from === list || from.startsWith(`${list}?`)) ? from : list;
}
