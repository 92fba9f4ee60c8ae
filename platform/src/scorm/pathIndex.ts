/** Which file of a package is meant by a path, however its letters are written (ADR 0057). Pure. */
import { isUtf8 } from 'node:buffer';

export interface PathIndex {
  /** Of all names together: what the index takes up grows with them. */
  readonly characters: number;
  /** The file that is called so, else the one whose name differs by what people do not see or disks do not tell apart; null for none. */
  find(asked: string): string | null;
  /** The file of that name that lies nearest to the top, in whatever folder; null for none. */
  findInAnyFolder(asked: string): string | null;
}

/** Of names in the order of the archive: among those that are equally near, the first is meant. */
export function createPathIndex(names: readonly string[]): PathIndex {
  const exact = new Set(names);
  const byFold = groupsOf(names);
  const nearestFirst = [...byFold.values()].toSorted((one, other) => one.depth - other.depth);
  const byLastPart = Map.groupBy(nearestFirst, ({ folded }) => lastPartOf(folded));
  return {
    characters: names.reduce((sum, name) => sum + name.length, 0),
    find(asked) {
      if (exact.has(asked)) {
        return asked;
      }
      const folded = foldPath(asked);
      return nearest(asked, (folded === null ? undefined : byFold.get(folded)?.names) ?? []);
    },
    findInAnyFolder(asked) {
      const folded = foldPath(asked);
      if (folded === null || folded === '') {
        return null;
      }
      const sameLast = byLastPart.get(lastPartOf(folded)) ?? [];
      const below = `/${folded}`;
      const found = sameLast.find(({ folded: path }) => path === folded || path.endsWith(below));
      return nearest(asked, found?.names ?? []);
    },
  };
}

/** Names that have all in common but what people do not see or disks do not tell apart. */
interface NameGroup {
  readonly folded: string;
  readonly depth: number;
  readonly names: string[];
}

/** Of one fold; each is compared in every way whenever a page asks for none of them exactly. */
const mostInGroup = 20;

function groupsOf(names: readonly string[]): ReadonlyMap<string, NameGroup> {
  const groups = new Map<string, NameGroup>();
  for (const name of names) {
    const folded = foldPath(name);
    if (folded !== null) {
      const group = groups.get(folded) ?? { folded, depth: depthOf(folded), names: [] };
      groups.set(folded, group);
      if (group.names.length < mostInGroup) {
        group.names.push(name);
      }
    }
  }
  return groups;
}

const lastPartOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** From what tells most apart to what tells least apart. */
const levels: readonly ((path: string) => string)[] = [
  (path) => path.normalize('NFC'),
  (path) => plainPath(decoded(path)),
  (path) => comparable(plainPath(decoded(path))),
];

function nearest(asked: string, candidates: readonly string[]): string | null {
  for (const level of levels) {
    const wanted = level(asked);
    const found = candidates.find((name) => level(name) === wanted);
    if (found !== undefined) {
      return found;
    }
  }
  return candidates[0] ?? null;
}

/** Names that a disk might take for one are one. */
export const comparable = (name: string): string => name.normalize('NFC').toLowerCase().normalize('NFC');

/** What is not seen: controls, joiners, marks of direction. */
const unseen = /[\p{Cc}\p{Cf}]/gu;

/** What all ways of writing a path have in common; null for one that leads out of the package. */
export function foldPath(path: string): string | null {
  const resolved = resolvePath(comparable(plainPath(decoded(path))).replaceAll('+', ' '));
  return resolved?.split('/').map(withoutEnd).join('/') ?? null;
}

/** Windows drops full stops and blanks at the end of a name. By a loop: an expression would begin again at each of them. */
function withoutEnd(part: string): string {
  let end = part.length;
  while (part[end - 1] === '.' || part[end - 1] === ' ') {
    end -= 1;
  }
  return part.slice(0, end) || part;
}

const plainPath = (path: string): string => path.replaceAll(unseen, '').replaceAll('\\', '/').normalize('NFC');

/** Without empty parts and `.`, with each `..` carried out; null for a path that leads out of its folder. */
export function resolvePath(path: string): string | null {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) {
        return null;
      }
    } else if (part !== '' && part !== '.') {
      parts.push(part);
    }
  }
  return parts.join('/');
}

/** Each run of signs on its own, in UTF-8 or, as old tools write it, in Windows-1252. Nothing is thrown: names may have thousands that are none. */
const decoded = (path: string): string =>
  path.replaceAll(/(?:%[0-9a-f]{2})+/gi, (signs) => {
    const bytes = Buffer.from(signs.replaceAll('%', ''), 'hex');
    return isUtf8(bytes) ? bytes.toString('utf8') : ofWindows.decode(bytes);
  });

const ofWindows = new TextDecoder('windows-1252');

/** How many folders a path has above it. */
export function depthOf(path: string): number {
  let depth = 0;
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    depth += 1;
  }
  return depth;
}

/** A path without so many of the folders above it. */
export function belowFolders(path: string, depth: number): string {
  let start = 0;
  for (let left = depth; left > 0; left -= 1) {
    const slash = path.indexOf('/', start);
    if (slash === -1) {
      return '';
    }
    start = slash + 1;
  }
  return path.slice(start);
}

/** What has the fewest folders above it, of several the first. */
export function nearestToTop<Placed>(all: readonly Placed[], pathOf: (placed: Placed) => string): Placed | undefined {
  const depths = all.map((placed) => depthOf(pathOf(placed)));
  return all[depths.indexOf(depths.reduce((least, depth) => Math.min(least, depth), Number.POSITIVE_INFINITY))];
}
