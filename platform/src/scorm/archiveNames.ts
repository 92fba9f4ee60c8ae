/** In which letters the names of an archive are, where it does not say (ADR 0057). */
import { isAscii, isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { mostPathBytes } from './packageRules.ts';
import { belowFolders, createPathIndex, depthOf, foldPath, nearestToTop, type PathIndex } from './pathIndex.ts';
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
  'cp775',
  'win1257',
  'cp860',
  'cp862',
  'win1255',
  'cp720',
  'win1256',
  'win874',
  'win1258',
  'eucjp',
  'maccyrillic',
] as const;

/** Names in the order of the entries. */
export type NamesReading = readonly string[];

type Decode = (raw: Buffer) => string;

/** Whether it is open which letters are meant. */
const isOpen = ({ raw, said }: NameBytes): boolean => said === null && !isAscii(raw);

const lettersOf = ({ raw, said }: NameBytes, decode: Decode): string =>
  (said ?? (isAscii(raw) ? raw.toString('latin1') : decode(raw))).replaceAll('\\', '/');

/** Bytes of the entry at a place; null where they are more than wanted. */
type ReadEntry = (at: number, mostBytes: number) => Promise<Buffer | null>;

/**
 * The names of the entries. Where the archive leaves open in which letters they are, what the manifest names and what the first page
 * asks for decides.
 */
export async function readNames(names: readonly NameBytes[], read: ReadEntry): Promise<NamesReading> {
  const decode = await decodeOf(names, read);
  return names.map((name) => lettersOf(name, decode));
}

async function decodeOf(names: readonly NameBytes[], read: ReadEntry): Promise<Decode> {
  const decoders = decodersOf(names);
  const [likeliest = latin1] = decoders;
  if (decoders.length === 1) {
    return likeliest;
  }
  const manifestAt = manifestPlace(names.map((name) => lettersOf(name, likeliest)));
  const manifest = manifestAt === null ? undefined : names[manifestAt];
  const belowManifest = (some: readonly NameBytes[], decode: Decode): NamesReading => {
    const depth = manifest === undefined ? 0 : depthOf(lettersOf(manifest, decode));
    return some.map((name) => belowFolders(lettersOf(name, decode), depth));
  };
  const looked = lookedAt(names);
  const tries = decoders.map((decode) => triedOf(decode, belowManifest(looked, decode)));
  const hrefs = manifestAt === null ? [] : hrefsOf(await quietly(read(manifestAt, mostManifestBytes)));
  const asked = await askedByPage(hrefs, belowManifest(names, bestOf(tries, hrefs) ?? likeliest), read);
  return bestOf(tries, [...hrefs, ...asked]) ?? likeliest;
}

/** What the first page of these asks for: the first that the manifest names, else the one that is called so. */
async function askedByPage(hrefs: readonly string[], paths: NamesReading, read: ReadEntry): Promise<readonly string[]> {
  const index = createPathIndex(paths.filter((path) => path.length <= mostPathBytes));
  const [page = index.find('index.html')] = firstFound(hrefs, index);
  const html = page === null ? null : await quietly(read(paths.indexOf(page), mostPageBytes));
  return html === null ? [] : referencesOf(html.toString('utf8'), page ?? '');
}

function firstFound(hrefs: readonly string[], index: PathIndex): readonly string[] {
  for (const href of hrefs) {
    const path = index.find(href);
    if (path !== null) {
      return [path];
    }
  }
  return [];
}

/** Names that show in which letters all are: each is read in every code page. */
function lookedAt(names: readonly NameBytes[]): readonly NameBytes[] {
  const looked: NameBytes[] = [];
  let bytes = 0;
  for (const name of names) {
    if (isOpen(name)) {
      bytes += name.raw.length;
      if (looked.length === mostLookedAt || bytes > mostLookedAtBytes) {
        break;
      }
      looked.push(name);
    }
  }
  return looked;
}

/** Whatever the folders above it are called, the name of the manifest is the same in every reading. Null where there is none. */
function manifestPlace(names: NamesReading): number | null {
  const manifests = [...names.keys()].filter((at) => /(?:^|\/)imsmanifest\.xml$/i.test(names[at] ?? ''));
  return nearestToTop(manifests, (at) => names[at] ?? '') ?? null;
}

const mostPageBytes = 1024 * 1024;
const mostLookedAt = 500;
const mostLookedAtBytes = 128 * 1024;

/** What cannot be read is no help here; it is refused, if at all, when it is needed. */
const quietly = (bytes: Promise<Buffer | null>): Promise<Buffer | null> => bytes.catch(() => null);

function hrefsOf(manifest: Buffer | null): readonly string[] {
  try {
    return manifest === null ? [] : readManifest(manifest).hrefs.map((href) => href.replace(/[?#].*$/s, ''));
  } catch {
    return [];
  }
}

const latin1: Decode = (raw) => raw.toString('latin1');

/**
 * The ways to read names, the likelier first. Those in UTF-8 throughout are in UTF-8, and otherwise all are in one code page, except
 * that an archive which several systems wrote to may have both.
 */
function decodersOf(names: readonly NameBytes[]): readonly Decode[] {
  const open = names.filter(isOpen);
  const inUtf8 = open.filter(({ raw }) => isUtf8(raw)).length;
  if (open.length === 0) {
    return [latin1];
  }
  const whole = codePages.map(
    (page): Decode =>
      (raw) =>
        iconv.decode(raw, page),
  );
  if (inUtf8 === open.length) {
    return [(raw) => raw.toString('utf8'), ...whole];
  }
  const mixed = whole.map(
    (decode): Decode =>
      (raw) =>
        isUtf8(raw) ? raw.toString('utf8') : decode(raw),
  );
  return inUtf8 === 0 ? whole : [...mixed, ...whole];
}

/** A way to read names, with what it makes of those that are looked at. */
interface Tried {
  readonly decode: Decode;
  readonly folds: ReadonlySet<string | null>;
  readonly odd: number;
}

const triedOf = (decode: Decode, reading: NamesReading): Tried => ({
  decode,
  folds: new Set(reading.map(foldPath)),
  odd: oddSigns(reading),
});

/** The way by which most of what the package refers to is found; of several, the one with the fewest odd signs. */
function bestOf(tries: readonly Tried[], references: readonly string[]): Decode | undefined {
  const folded = [...new Set(references)].map(foldPath).filter((fold) => fold !== null);
  const scored = tries.map(({ decode, folds, odd }) => ({
    decode,
    odd,
    found: folded.filter((fold) => folds.has(fold)).length,
  }));
  // Of equals the likelier stays first.
  return scored.toSorted((one, other) => other.found - one.found || one.odd - other.odd)[0]?.decode;
}

/** Letters, digits and what people write between them. */
const usual =
  /^[\p{L}\p{M}\p{N}\p{Zs}\p{Pd}\p{Pi}\p{Pf}\p{ASCII}\p{Emoji_Presentation}\p{Emoji_Modifier}№°§…、。・（）「」『』]$/u;

function oddSigns(reading: NamesReading): number {
  let odd = 0;
  for (const sign of reading.join('')) {
    odd += usual.test(sign) ? 0 : 1;
  }
  return odd;
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
