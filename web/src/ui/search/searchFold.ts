import contract from '../../../../contracts/searchFold.json' with { type: 'json' };

const { removed, blanks, letters, spelledOut } = contract;
const isRemoved = new RegExp(`[${removed}]`, 'gu');
const isBlank = new RegExp(`[${blanks}]+`, 'gu');
const to = Array.from(letters.to);
const folded: ReadonlyMap<string, string> = new Map(
  Array.from(letters.from, (letter, index) => {
    const lower = to[index] ?? letter;
    return [letter, (spelledOut as Record<string, string | undefined>)[lower] ?? lower];
  }),
);
const spelled: ReadonlyMap<string, string> = new Map(Object.entries(spelledOut));

/** A text as it is searched for, like `search_fold` of the platform (OP-122): no case, marks, apostrophes and nothing invisible; blanks are one. */
export const searchFold = (text: string): string =>
  text
    .replaceAll('´', '')
    .normalize('NFKD')
    .replaceAll(isRemoved, '')
    .replaceAll(isBlank, ' ')
    .replaceAll(/[A-Z]+/g, (part) => part.toLowerCase())
    .replaceAll(/[^\0-\x7f]/gu, (letter) => folded.get(letter) ?? spelled.get(letter) ?? letter);

/** Whether a text has all words of a search, in any order; every text has those of an empty one. */
export function searchMatcher(search: string): (text: string) => boolean {
  const words = search.split(/\s+/u).map((word) => searchFold(word).trim());
  return (text) => {
    const within = searchFold(text);
    return words.every((word) => within.includes(word));
  };
}

/** Where `search` stands in a text, as it is written there: the first letter of each place. */
export function searchPlaces(text: string, search: string): number[] {
  const wanted = searchFold(search).trim();
  if (wanted === '') return [];
  const starts: number[] = [];
  let within = '';
  let at = 0;
  for (const letter of text) {
    const piece = searchFold(letter);
    // Runs of blanks are one, also those that are folded letter by letter.
    const added = piece === ' ' && within.endsWith(' ') ? '' : piece;
    starts.push(...Array.from({ length: added.length }, () => at));
    within += added;
    at += letter.length;
  }
  const found: number[] = [];
  for (let place = within.indexOf(wanted); place >= 0; place = within.indexOf(wanted, place + wanted.length)) {
    found.push(starts[place] ?? 0);
  }
  return found;
}
