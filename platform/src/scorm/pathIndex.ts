/** Which file of a package is meant by a path, however its letters are written (ADR 0057). Pure. */

export interface PathIndex {
  /** The file that is called so, else the one whose name differs by what people do not see or disks do not tell apart; null for none. */
  find(asked: string): string | null;
  /** The file of that name that lies nearest to the top, in whatever folder; null for none. */
  findInAnyFolder(asked: string): string | null;
}

/** Of names in the order of the archive: among those that are equally near, the first is meant. */
export function createPathIndex(names: readonly string[]): PathIndex {
  const exact = new Set(names);
  const byFold = new Map<string, string[]>();
  for (const name of names) {
    const folded = foldPath(name);
    if (folded !== null) {
      byFold.set(folded, [...(byFold.get(folded) ?? []), name]);
    }
  }
  return {
    find(asked) {
      if (exact.has(asked)) {
        return asked;
      }
      const folded = foldPath(asked);
      return nearest(asked, (folded === null ? undefined : byFold.get(folded)) ?? []);
    },
    findInAnyFolder(asked) {
      const folded = foldPath(asked);
      if (folded === null || folded === '') {
        return null;
      }
      const found = [...byFold].filter(([path]) => path === folded || path.endsWith(`/${folded}`));
      const [[, candidates] = []] = found.toSorted(([one], [other]) => depthOf(one) - depthOf(other));
      return nearest(asked, candidates ?? []);
    },
  };
}

/** From what tells most apart to what tells least apart. */
const levels: readonly ((path: string) => string)[] = [
  (path) => path.normalize('NFC'),
  (path) => plainPath(decoded(path)),
  (path) => comparable(plainPath(decoded(path))),
];

function nearest(asked: string, candidates: readonly string[]): string | null {
  for (const level of levels) {
    const found = candidates.find((name) => level(name) === level(asked));
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
  return (
    resolved
      ?.split('/')
      .map((part) => part.replace(/[. ]+$/, '') || part)
      .join('/') ?? null
  );
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

/** Each sign on its own: one that stands for nothing stays as it is. */
const decoded = (path: string): string =>
  path.replaceAll(/(?:%[0-9a-f]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs);
    } catch {
      return signs;
    }
  });

const depthOf = (path: string): number => path.split('/').length;
