/** Names of files and folders: their place in the course, and what they are called. Order is theirs alone; people may read the rest. */

const LONGEST = 60;

/** `01-the-clock`, for the first of up to 99. */
export function fileName(index: number, count: number, name: unknown, fallback: string): string {
  const digits = Math.max(2, String(count).length);
  const words = String(name)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  return `${String(index + 1).padStart(digits, '0')}-${words === '' ? fallback : words}`;
}

const collator = new Intl.Collator('en', { numeric: true });

/** The order of files: numbers count as numbers, so that `2-b` stands before `10-a`. */
export const inOrder = (names: readonly string[]): readonly string[] => names.toSorted(collator.compare);
