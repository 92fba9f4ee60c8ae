/** By which of its columns a table is ordered, and whether from the other end. */
export interface TableSort {
  by: string;
  descending: boolean;
}

/** An order as it stands in the address: `name`, or `-name` from the other end; null for one that the table does not have. */
export function readSort(text: string | null, allowed: readonly string[]): TableSort | null {
  if (text === null) return null;
  const descending = text.startsWith('-');
  const by = descending ? text.slice(1) : text;
  return allowed.includes(by) ? { by, descending } : null;
}

/** The word for the address. */
export const writeSort = ({ by, descending }: TableSort): string => `${descending ? '-' : ''}${by}`;

/** What a press on the head of a column asks for: first up, then down, then the order that the list has on its own. */
export function nextSort(sort: TableSort | null, by: string): TableSort | null {
  if (sort?.by !== by) return { by, descending: false };
  return sort.descending ? null : { by, descending: true };
}
