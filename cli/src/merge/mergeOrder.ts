import { isSame } from '../tree/isSame.ts';
import type { NodeName } from './nodeTable.ts';

type Names = readonly NodeName[];

/**
 * The order of `members`: the side that changed it decides, mine if both did, which is a conflict. What the other side alone has follows the
 * same node as there.
 */
export function mergeOrder(
  base: Names,
  mine: Names,
  theirs: Names,
  members: ReadonlySet<NodeName>,
): { readonly order: Names; readonly isConflict: boolean } {
  const within = (names: Names): Names => names.filter((name) => members.has(name));
  const [ours, others] = [within(mine), within(theirs)];
  const common = new Set(ours.filter((name) => others.includes(name) && base.includes(name)));
  const [before, here, there] = [base, ours, others].map((names) => names.filter((name) => common.has(name)));
  const [isMine, isTheirs] = [!isSame(here, before), !isSame(there, before)];
  const [leading, following] = isMine ? [ours, others] : [others, ours];
  const order = [...leading];
  for (const [at, name] of following.entries()) {
    if (!order.includes(name)) {
      const previous = following.slice(0, at).findLast((each) => order.includes(each));
      order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, name);
    }
  }
  const moved = [...members].filter((name) => !order.includes(name));
  return { order: [...order, ...moved], isConflict: isMine && isTheirs && !isSame(here, there) };
}
