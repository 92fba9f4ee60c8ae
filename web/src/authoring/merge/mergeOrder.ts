import { isSame } from '../draft/isSame.ts';
import type { NodeKey } from '../draft/courseDraft.ts';

type Keys = readonly NodeKey[];

/**
 * The order of `members` after a three-way merge: the side that changed the order decides it (mine, if both did), and members of the other
 * side alone follow the same predecessor as there. New members of both sides at one place are ordered by their keys, so that it makes no
 * difference which side is mine.
 */
export function mergeOrder(base: Keys, mine: Keys, theirs: Keys, members: ReadonlySet<NodeKey>): Keys {
  const within = (keys: Keys): Keys => keys.filter((key) => members.has(key));
  const [ours, others] = [within(mine), within(theirs)];
  const common = new Set(ours.filter((key) => others.includes(key) && base.includes(key)));
  const orderOf = (keys: Keys): Keys => keys.filter((key) => common.has(key));
  const [leading, following] = isSame(orderOf(ours), orderOf(base)) ? [others, ours] : [ours, others];
  const headOf = runHeads(leading, base);
  const otherHeadOf = runHeads(following, base);
  const result = [...leading];
  for (const [at, key] of following.entries()) {
    if (!result.includes(key)) {
      const before = following.slice(0, at).findLast((each) => result.includes(each));
      let place = before === undefined ? 0 : result.indexOf(before) + 1;
      const head = otherHeadOf.get(key) ?? key;
      for (let next = result[place]; next !== undefined && isBefore(next, head); next = result[place]) {
        place += 1;
      }
      result.splice(place, 0, key);
    }
  }
  return [...result, ...[...members].filter((key) => !result.includes(key)).sort()];

  function isBefore(key: NodeKey, head: NodeKey): boolean {
    const run = headOf.get(key);
    return run !== undefined && !following.includes(key) && run < head;
  }
}

/** New keys, each with the first of the new ones in its uninterrupted run. */
function runHeads(keys: Keys, base: Keys): ReadonlyMap<NodeKey, NodeKey> {
  const heads = new Map<NodeKey, NodeKey>();
  let head: NodeKey | null = null;
  for (const key of keys) {
    head = base.includes(key) ? null : (head ?? key);
    if (head !== null) {
      heads.set(key, head);
    }
  }
  return heads;
}
