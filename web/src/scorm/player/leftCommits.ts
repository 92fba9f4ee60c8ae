import type { LeftCommit } from './protocol.ts';

/** Where it is kept: the storage of the packages' own origin, which takes a value at once, also in the last turn of a page. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface Entry extends LeftCommit {
  /** In milliseconds. */
  readonly time: number;
}

export interface LeftCommits {
  /** Keeps the newest of its session. */
  keep(commit: LeftCommit): void;
  /** Forgets a session's commit that the app has, unless a later one has taken its place. */
  forget(commit: Pick<LeftCommit, 'session' | 'sequence'>): void;
  /** What the app has not taken over, oldest first. */
  all(): readonly LeftCommit[];
}

const PREFIX = 'lectern-scorm-left';
/** Who has not come back by then will not: what is left of theirs is removed by anyone who plays a package next. */
const LONGEST_MS = 90 * 86_400_000;

/**
 * What items have said and the app has not taken over: of one learner's lecture, by the app's origin and what the app calls it. A browser
 * that keeps nothing in frames of other sites has none.
 */
export function openLeftCommits(
  shelf: () => Shelf,
  { appOrigin, owner }: { readonly appOrigin: string; readonly owner: string },
  now: () => number = Date.now,
): LeftCommits {
  const prefix = `${PREFIX} ${appOrigin} ${owner} `;
  return {
    keep: (commit) =>
      quietly(() => {
        const entry: Entry = { ...commit, time: now() };
        shelf().setItem(prefix + commit.session, JSON.stringify(entry));
      }),
    forget: ({ session, sequence }) =>
      quietly(() => {
        const kept = entryOf(shelf().getItem(prefix + session));
        if (kept && kept.sequence <= sequence) shelf().removeItem(prefix + session);
      }),
    all() {
      const found: Entry[] = [];
      quietly(() => {
        for (const key of keysOf(shelf())) {
          const entry = entryOf(shelf().getItem(key));
          if (!entry || entry.time < now() - LONGEST_MS) shelf().removeItem(key);
          else if (key.startsWith(prefix)) found.push(entry);
        }
      });
      return found.toSorted((one, other) => one.time - other.time).map(({ time: _time, ...commit }) => commit);
    },
  };
}

function keysOf(shelf: Shelf): readonly string[] {
  const keys = Array.from({ length: shelf.length }, (_, at) => shelf.key(at));
  return keys.filter((key): key is string => key?.startsWith(`${PREFIX} `) === true);
}

/** Packages share the storage, so anything may stand there; the app looks at what a commit holds. */
function entryOf(text: string | null): Entry | null {
  try {
    const entry = JSON.parse(text ?? 'null') as Entry | null;
    return typeof entry?.session === 'string' && typeof entry.sequence === 'number' && typeof entry.time === 'number'
      ? entry
      : null;
  } catch {
    return null;
  }
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Full, or closed to frames of other sites: what is sent as the page goes is all there is then.
  }
}
