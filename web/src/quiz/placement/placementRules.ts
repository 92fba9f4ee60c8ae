import type { OptionMark } from '../choice/choiceRules.ts';
import type { DraggedItem } from './dragPlace.ts';
import type { FocusSpot } from './placementFocus.ts';

/** Which items stand in which category, by their keys. A category without items may be missing. */
export type Placement = Readonly<Record<string, readonly string[]>>;

/** A placement as the API writes it. */
export interface CategoryItems {
  category: string;
  items: readonly string[];
}

/** The placement of an API list; nothing placed for null. */
export function placementOf(list: readonly CategoryItems[] | null | undefined): Placement {
  return Object.fromEntries((list ?? []).map(({ category, items }) => [category, [...items]]));
}

/** The API list of a placement: one entry for each category that holds something (QUIZ-21). */
export function categoryItems(placement: Placement): { category: string; items: string[] }[] {
  return Object.entries(placement)
    .filter(([, items]) => items.length > 0)
    .map(([category, items]) => ({ category, items: [...items] }));
}

/** The categories that hold `item`, in the order of the placement. */
export function categoriesOf(placement: Placement, item: string): string[] {
  return Object.keys(placement).filter((category) => placement[category]?.includes(item));
}

/** Whether items are moved into one category each, or copied into any number of them (QUIZ-15). */
export type PlacingKind = 'moves' | 'copies';

/**
 * The placement after an item was put into `category`, from the pool or from another one; null takes it out (QUIZ-14). One that is copied
 * into a category stays in the pool, and leaves only the category that it was taken from. The same placement when nothing changes.
 */
export function putItem(
  placement: Placement,
  { item, from }: DraggedItem,
  category: string | null,
  kind: PlacingKind,
): Placement {
  if (from === category) return placement;
  const left = kind === 'moves' ? categoriesOf(placement, item) : from === null ? [] : [from];
  const without = Object.fromEntries(
    Object.entries(placement).map(([key, items]) => [
      key,
      left.includes(key) ? items.filter((other) => other !== item) : items,
    ]),
  );
  if (category === null) return without;
  const items = without[category] ?? [];
  if (items.includes(item)) return left.length === 0 ? placement : without;
  return { ...without, [category]: [...items, item] };
}

/**
 * Where the focus goes after an item was put into `category`, told from the placement before: who fills categories goes on to the next
 * item of the pool, who takes out of one to the next item there, and who mends stays with what was moved. What is copied out of the pool
 * stays in it, and so does the focus.
 */
export function focusAfter({
  kind,
  items,
  placement,
  dragged: { item, from },
  category,
}: {
  readonly kind: PlacingKind;
  readonly items: readonly { readonly key: string }[];
  readonly placement: Placement;
  readonly dragged: DraggedItem;
  readonly category: string | null;
}): FocusSpot {
  if (from === null && kind === 'copies') return { item: { item, from } };
  if (from === null) return { in: { category: null }, index: unplacedIn(items, placement).indexOf(item) };
  const there = placement[from] ?? [];
  if (category === null && there.length > 1) return { in: { category: from }, index: there.indexOf(item) };
  return { item: { item, from: category } };
}

/** The items that are in no category, in their own order. */
export const unplacedIn = (items: readonly { readonly key: string }[], placement: Placement): string[] =>
  items.map(({ key }) => key).filter((key) => categoriesOf(placement, key).length === 0);

/**
 * Whether a placement can be checked (QUIZ-13): every item stands somewhere, or as many are placed as the right answer places, where some
 * belong nowhere.
 */
export function isComplete(
  placement: Placement,
  items: readonly { readonly key: string }[],
  correctAnswerCount: number,
): boolean {
  const count = placedCount(placement);
  return count > 0 && (count >= correctAnswerCount || unplacedIn(items, placement).length === 0);
}

/** How many assignments were made. */
export function placedCount(placement: Placement): number {
  return Object.values(placement).reduce((count, items) => count + items.length, 0);
}

/** The look of an item in a category: whether it is there, whether it should be (null while nobody may know), and the verdict on it all. */
export function placeMark({
  chosen,
  right,
  verdict,
}: {
  readonly chosen: boolean;
  readonly right: boolean | null;
  readonly verdict: boolean | null;
}): OptionMark {
  if (chosen && verdict === null) return 'chosen';
  if (chosen && (right ?? verdict)) return 'right';
  if (chosen) return right === null ? 'chosen' : 'wrong';
  return right === true ? 'missed' : 'none';
}
