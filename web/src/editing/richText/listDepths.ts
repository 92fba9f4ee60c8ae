/** How deep the editor's lists go. */
export const deepest = 8;

/**
 * The depths of the items of a list after those from `first` to `last` have moved one step in (1) or out (-1), with the items that belong to
 * them. Null where that cannot be: an item is at most one step deeper than the one above it, and none leaves the list.
 */
export function movedDepths(
  depths: readonly number[],
  { first, last }: { readonly first: number; readonly last: number },
  step: 1 | -1,
): readonly number[] | null {
  const end = lastOfBranch(depths, first, last);
  const moved = depths.slice(first, end + 1);
  const above = depths[first - 1] ?? -1;
  const isPossible =
    step === 1
      ? (moved[0] ?? 0) <= above && Math.max(...moved) < deepest
      : moved.slice(0, last - first + 1).some((depth) => depth > 0);
  if (!isPossible) {
    return null;
  }
  return depths.map((depth, at) => (at < first || at > end ? depth : Math.max(0, depth + step)));
}

/** The last item that belongs to those from `first` to `last`, as it is deeper than the shallowest of them. */
export function lastOfBranch(depths: readonly number[], first: number, last: number): number {
  const shallowest = Math.min(...depths.slice(first, last + 1));
  const next = depths.findIndex((depth, at) => at > last && depth <= shallowest);
  return (next === -1 ? depths.length : next) - 1;
}
