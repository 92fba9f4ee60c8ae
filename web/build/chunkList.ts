/** What `src/routing/preloadCode.ts` reads: each file once, and for each part the places of its files, as `0-4,7`. */
export interface ChunkList {
  readonly files: readonly string[];
  readonly parts: Readonly<Record<string, string>>;
}

/**
 * The files of each part in few words, since the list is part of every first answer: files that the same parts need stand beside each other,
 * and a part names spans of them.
 */
export function chunkList(chunks: Readonly<Record<string, readonly string[]>>): ChunkList {
  const needed = new Map<string, string[]>();
  for (const [part, files] of Object.entries(chunks)) {
    for (const file of files) needed.set(file, [...(needed.get(file) ?? []), part]);
  }
  const order = Object.keys(chunks);
  // What many need comes first, then what the first parts need.
  const key = (file: string): readonly number[] => (needed.get(file) ?? []).map((part) => order.indexOf(part));
  const files = [...needed.keys()].sort((a, b) => compare(key(a), key(b)));
  const places = new Map(files.map((file, place) => [file, place]));
  const spansOf = (part: readonly string[]): string => spans(part.map((file) => places.get(file) ?? 0));
  return {
    files: files.map((file) => file.replace(/^assets\/|\.js$/g, '')),
    parts: Object.fromEntries(Object.entries(chunks).map(([part, list]) => [part, spansOf(list)])),
  };
}

function compare(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return b.length - a.length;
  const at = a.findIndex((place, index) => place !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function spans(places: readonly number[]): string {
  const found: [first: number, last: number][] = [];
  for (const place of places.toSorted((a, b) => a - b)) {
    const latest = found.at(-1);
    if (latest && latest[1] + 1 === place) latest[1] = place;
    else found.push([place, place]);
  }
  return found.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}
