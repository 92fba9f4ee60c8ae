/** What opens in a package: where it begins in its archive, and which of its files the items of its manifest are. Pure. */
import type { PackageProblem } from './packageRules.ts';
import { refused } from './packageRules.ts';
import { createPathIndex, nearestToTop, type PathIndex } from './pathIndex.ts';
import { manifestName, mostHrefLength, type ReadManifest } from './readManifest.ts';
import { plainItem, type ScormItem } from './scormPackage.ts';

/** What tells packages of another kind, by a file of theirs. */
const otherKinds: readonly (readonly [RegExp, PackageProblem])[] = [
  [/^tincan\.xml$/, 'TIN_CAN'],
  [/^cmi5\.xml$/, 'CMI5'],
  [/^h5p\.json$/, 'H5P'],
  [/\.crs$|^course\.au$/, 'AICC'],
];

const pageNames: readonly RegExp[] = [/^index\.html?$/, /^default\.html?$/, /\.html?$/];

/**
 * The folder that is the package, with the slash at its end: that of the manifest that is nearest to the top, of the first page where there is
 * no manifest. Throws PACKAGE_REFUSED for a package of another kind, and where nothing could be opened.
 */
export function baseOf(names: readonly string[]): string {
  const nearest = (matches: (fileName: string) => boolean): string | undefined =>
    nearestToTop(
      names.filter((name) => matches(name.slice(name.lastIndexOf('/') + 1).toLowerCase())),
      (name) => name,
    );
  let marker = nearest((name) => name === manifestName);
  if (marker === undefined) {
    for (const [fileName, problem] of otherKinds) {
      const file = nearest((name) => fileName.test(name));
      if (file !== undefined) {
        throw refused(problem, { file });
      }
    }
  }
  for (const page of pageNames) {
    marker ??= nearest((name) => page.test(name));
  }
  if (marker === undefined) {
    throw refused('NOTHING_TO_OPEN');
  }
  return marker.slice(0, marker.lastIndexOf('/') + 1);
}

export interface FoundPages {
  /** The folder that is the package. */
  readonly base: string;
  /** With the addresses of their files below it. */
  readonly items: readonly ScormItem[];
  /** Address of what opens first. */
  readonly entry: string;
}

/** Items whose page is in the package. Where there is none, its first page is the only item. Throws PACKAGE_REFUSED without either. */
export function findPages(
  { items, title, otherKind, isScorm }: ReadManifest,
  names: readonly string[],
  manifestBase: string,
): FoundPages {
  if (otherKind !== null && !isScorm) {
    throw refused(otherKind, { file: manifestName });
  }
  const index = createPathIndex(names);
  const found = items.map(({ path }) => (path === null ? null : fileOf(path, manifestBase, index)));
  // A manifest may name files that lie beside its folder.
  const base = found.every((file) => file === null || file.name.startsWith(manifestBase)) ? manifestBase : '';
  const placed = items.map((item, at): ScormItem => {
    const file = found[at] ?? null;
    return { ...item, path: file === null ? null : addressOf(file.name.slice(base.length)) + file.more };
  });
  const first = placed.find(({ path }) => path !== null)?.path;
  if (first != null) {
    return { base, items: placed, entry: first };
  }
  const page = firstPage(names, manifestBase);
  if (page === undefined) {
    throw refused('NOTHING_TO_OPEN', { file: items.find(({ path }) => path !== null)?.path ?? undefined });
  }
  const entry = addressOf(page.slice(manifestBase.length));
  return { base: manifestBase, entry, items: [plainItem('item', title || 'SCORM', entry)] };
}

/** The one that is called as first pages are, else the first of the folder. */
function firstPage(names: readonly string[], base: string): string | undefined {
  const pages = names.filter((name) => name.startsWith(base) && !name.slice(base.length).includes('/'));
  for (const page of pageNames) {
    const found = pages.find((name) => page.test(name.slice(base.length).toLowerCase()));
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/**
 * The file that an address names, with what stands behind it for the page's scripts. A `#` or `?` may be of the name itself: tools do not
 * always encode what they write.
 */
function fileOf(
  address: string,
  base: string,
  index: PathIndex,
): { readonly name: string; readonly more: string } | null {
  const ends = [...address.slice(0, mostHrefLength + 1).matchAll(/[?#]|$/g)]
    .map(({ index: at }) => at)
    .filter((at) => at <= mostHrefLength)
    .toReversed();
  const ways = [
    (path: string) => index.find(base + path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '')),
    (path: string) => index.findInAnyFolder(path),
  ];
  for (const find of ways) {
    for (const end of ends.slice(0, mostEnds)) {
      const name = find(address.slice(0, end));
      if (name !== null) {
        return { name, more: address.slice(end) };
      }
    }
  }
  return null;
}

/** Marks in an address that may end its name. */
const mostEnds = 10;

const addressOf = (name: string): string => name.split('/').map(encodeURIComponent).join('/');
