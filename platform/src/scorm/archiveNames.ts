/** In which letters the names of an archive are, where it does not say (ADR 0057). */
import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { createPathIndex } from './pathIndex.ts';
import { mostManifestBytes, readManifest } from './readManifest.ts';

/** The name of an entry as its bytes, and in letters where the archive says which. */
export interface NameBytes {
  readonly raw: Buffer;
  readonly said: string | null;
}

/** What computers that make archives write names in; among equals the earlier is taken. The first is what the format asks for. */
const codePages = [
  'cp437',
  'cp850',
  'win1252',
  'cp852',
  'win1250',
  'cp866',
  'win1251',
  'koi8-r',
  'shiftjis',
  'gbk',
  'big5',
  'euckr',
  'macroman',
  'cp737',
  'win1253',
  'cp857',
  'win1254',
] as const;

/** Names in the order of the entries. */
export type NamesReading = readonly string[];

const isPlain = (raw: Buffer): boolean => raw.every((byte) => byte < 0x80);

/** Whether it is open which letters are meant. */
const isOpen = (name: NameBytes | undefined): boolean => name !== undefined && name.said === null && !isPlain(name.raw);

/** Bytes of the entry at a place; null where they are more than wanted. */
type ReadEntry = (at: number, mostBytes: number) => Promise<Buffer | null>;

/**
 * The names of the entries. Where the archive leaves open in which letters they are, what the manifest names and what the first page
 * asks for decides.
 */
export async function readNames(names: readonly NameBytes[], read: ReadEntry): Promise<NamesReading> {
  const readings = readingsOf(names);
  const [likeliest = []] = readings;
  if (readings.length === 1) {
    return likeliest;
  }
  const manifestAt = manifestPlace(likeliest);
  const belowManifest = (reading: NamesReading): NamesReading => {
    const depth = manifestAt === null ? 0 : depthOf(reading[manifestAt] ?? '');
    return reading.map((name) => name.split('/').slice(depth).join('/'));
  };
  const looked = new Set([...names.keys()].filter((at) => isOpen(names[at])).slice(0, mostLookedAt));
  const below = readings.map((reading) => belowManifest(reading).filter((_, at) => looked.has(at)));
  const hrefs = manifestAt === null ? [] : hrefsOf(await quietly(read(manifestAt, mostManifestBytes)));
  const paths = belowManifest(readings[bestReading(below, new Set(hrefs))] ?? likeliest);
  const index = createPathIndex(paths);
  const page = hrefs.map((href) => index.find(href)).find((path) => path !== null) ?? index.find('index.html');
  const html = page === null ? null : await quietly(read(paths.indexOf(page), mostPageBytes));
  const asked = html === null ? [] : referencesOf(html.toString('utf8'), page ?? '');
  return readings[bestReading(below, new Set([...hrefs, ...asked]))] ?? likeliest;
}

/** Whatever the folders above it are called, the name of the manifest is the same in every reading. Null where there is none. */
function manifestPlace(names: NamesReading): number | null {
  const [nearest] = [...names.keys()]
    .filter((at) => /(?:^|\/)imsmanifest\.xml$/i.test(names[at] ?? ''))
    .toSorted((one, other) => depthOf(names[one] ?? '') - depthOf(names[other] ?? ''));
  return nearest ?? null;
}

const depthOf = (name: string): number => name.split('/').length - 1;

const mostPageBytes = 1024 * 1024;
/** Names that show in which letters all are. */
const mostLookedAt = 500;

/** What cannot be read is no help here; it is refused, if at all, when it is needed. */
const quietly = (bytes: Promise<Buffer | null>): Promise<Buffer | null> => bytes.catch(() => null);

function hrefsOf(manifest: Buffer | null): readonly string[] {
  try {
    return manifest === null ? [] : readManifest(manifest).hrefs.map((href) => href.replace(/[?#].*$/s, ''));
  } catch {
    return [];
  }
}

/**
 * The ways to read names, the likelier first. Those in UTF-8 throughout are in UTF-8, and otherwise all are in one code page, except
 * that an archive which several systems wrote to may have both.
 */
function readingsOf(names: readonly NameBytes[]): readonly NamesReading[] {
  const open = names.filter(isOpen);
  const inUtf8 = open.filter(({ raw }) => isUtf8(raw)).length;
  const read = (decode: (raw: Buffer) => string): NamesReading =>
    names.map(({ raw, said }) => (said ?? (isPlain(raw) ? raw.toString('latin1') : decode(raw))).replaceAll('\\', '/'));
  if (open.length === 0) {
    return [read((raw) => raw.toString('latin1'))];
  }
  const whole = codePages.map((page) => read((raw) => iconv.decode(raw, page)));
  if (inUtf8 === open.length) {
    return [read((raw) => raw.toString('utf8')), ...whole];
  }
  const mixed = codePages.map((page) => read((raw) => (isUtf8(raw) ? raw.toString('utf8') : iconv.decode(raw, page))));
  return inUtf8 === 0 ? whole : [...mixed, ...whole];
}

/** The place of the reading by which most of what the package refers to is found; of several, the one with the fewest odd signs. */
function bestReading(readings: readonly NamesReading[], references: ReadonlySet<string>): number {
  const scored = readings.map((reading, order) => ({ order, ...scoreOf(reading, references) }));
  const [first] = scored.toSorted(
    (one, other) => other.found - one.found || one.odd - other.odd || one.order - other.order,
  );
  return first?.order ?? 0;
}

/** Letters, digits and what people write between them. */
const usual =
  /^[\p{L}\p{M}\p{N}\p{Zs}\p{Pd}\p{Pi}\p{Pf}\p{ASCII}\p{Emoji_Presentation}\p{Emoji_Modifier}№°§…、。・（）「」『』]$/u;

function scoreOf(reading: NamesReading, references: ReadonlySet<string>): { found: number; odd: number } {
  const index = createPathIndex(reading);
  let found = 0;
  for (const reference of references) {
    found += index.find(reference) === null ? 0 : 1;
  }
  let odd = 0;
  for (const sign of reading.join('')) {
    odd += usual.test(sign) ? 0 : 1;
  }
  return { found, odd };
}

/** What a page asks for, as far as its text says it: paths below the folder that the page is in. */
function referencesOf(html: string, page: string): readonly string[] {
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  const attributes = html.matchAll(/\b(?:src|href|data|poster)\s*=\s*(?:"([^"]{1,500})"|'([^']{1,500})')/gi);
  const styles = html.matchAll(/\burl\(\s*["']?([^"')]{1,500})/gi);
  return [...attributes, ...styles]
    .slice(0, mostReferences)
    .map(([, one, other]) => (one ?? other ?? '').replace(/[?#].*$/s, '').trim())
    .filter((path) => path !== '' && !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(path))
    .map((path) => folder + path);
}

const mostReferences = 2_000;
