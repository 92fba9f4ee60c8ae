/** The list after the entry at `from` has gone to `to`, both from 0 and `to` clamped to the list; the same list when nothing moves. */
export function movedItem<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const place = Math.min(Math.max(to, 0), list.length - 1);
  if (from === place || from < 0 || from >= list.length) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(place, 0, list[from] as Item);
}
