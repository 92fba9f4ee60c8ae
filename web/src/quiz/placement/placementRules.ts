import type { OptionMark } from '../choice/choiceRules.ts';

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

/** `item` stands in `category` only; null returns it to the pool (QUIZ-14, QUIZ-15: the single variant moves). */
export function moveItem(placement: Placement, item: string, category: string | null): Placement {
  const without = Object.fromEntries(
    Object.entries(placement).map(([key, items]) => [key, items.filter((other) => other !== item)]),
  );
  return category === null ? without : { ...without, [category]: [...(without[category] ?? []), item] };
}

/** `item` is copied into `category`, or taken out of it (QUIZ-15: multiple association copies). */
export function toggleItem(placement: Placement, item: string, category: string): Placement {
  const items = placement[category] ?? [];
  const next = items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
  return { ...placement, [category]: next };
}

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
  return (
    count > 0 && (count >= correctAnswerCount || items.every(({ key }) => categoriesOf(placement, key).length > 0))
  );
}

/** How many assignments were made. */
export function placedCount(placement: Placement): number {
  return Object.values(placement).reduce((count, items) => count + items.length, 0);
}

/** The look of a category at an item: whether it holds the item, whether it should (null while nobody may know), and the verdict on it all. */
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
