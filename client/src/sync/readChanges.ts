/** Keeps a copy in step: what changed since a moment, then what was deleted since. */
import { ClientError } from '../errors.ts';
import { DeletionsDocument, type DeletionsQuery } from '../generated/graphql.ts';
import { readPages } from '../paging/readPages.ts';
import { PAGE_SIZE, type Ask, type Feed } from './feeds.ts';

/** Where a reader stands, as JSON that it stores together with what it has read. */
export interface Checkpoint {
  /** What changed since then is being read; null for everything. */
  readonly since: string | null;
  /** Since when to read next time. Null between two rounds. */
  readonly next: string | null;
  /** Which list is being read; null for the first one, `deletions` for what was deleted. */
  readonly feed: string | null;
  readonly after: string | null;
}

export type Deletion = NonNullable<NonNullable<NonNullable<DeletionsQuery['workspace']>['deletions']>['nodes'][number]>;

/** Lists by names of the program's own. */
export type Feeds = Readonly<Record<string, Feed<unknown>>>;

type NodeOf<Each> = Each extends Feed<infer Node> ? Node : never;

/** A page of one list, or of what was deleted. Store it and its checkpoint at once, in one transaction. */
export type ChangeBatch<All extends Feeds> =
  | {
      [Name in keyof All & string]: {
        readonly feed: Name;
        readonly nodes: readonly NodeOf<All[Name]>[];
        readonly checkpoint: Checkpoint;
      };
    }[keyof All & string]
  | { readonly feed: 'deletions'; readonly nodes: readonly Deletion[]; readonly checkpoint: Checkpoint };

/** The last round is so long ago that deletions of that time are told no more: read everything, and drop from the copy what does not come. */
export class GapTooLongError extends ClientError {
  override readonly name = 'GapTooLongError';
}

const DELETIONS = 'deletions';
const DAY_MS = 24 * 60 * 60_000;
const DELETIONS_TOLD_MS = 30 * DAY_MS;
/** What was being written while a round began carries the time at which writing it began. */
const OVERLAP_MS = 60_000;
const EVERYTHING: Checkpoint = { since: null, next: null, feed: null, after: null };

export async function* readChanges<All extends Feeds>(
  ask: Ask,
  feeds: All,
  from: Checkpoint | null,
): AsyncGenerator<ChangeBatch<All>, void, undefined> {
  const start = from ?? EVERYTHING;
  const { since } = start;
  let next = start.next;
  const names = Object.keys(feeds);
  const order = [...names, DELETIONS];
  const [first = DELETIONS] = order;
  const begin = order.indexOf(start.feed ?? first);
  if (begin === -1 || names.includes(DELETIONS)) {
    throw new ClientError(`There is no list “${start.feed ?? DELETIONS}” to read on with.`);
  }
  let after = start.after;
  for (const [index, name] of order.entries()) {
    if (index < begin) {
      continue;
    }
    const isDeletions = name === DELETIONS;
    const pages = (feeds[name] ?? deletions)(ask, isDeletions ? (since ?? next) : since, after);
    after = null;
    for await (const { nodes, next: following, date } of pages) {
      const now = date ?? new Date();
      refuseGap(since ?? next, now);
      // The moment of the first answer counts next time.
      next ??= new Date(now.getTime() - OVERLAP_MS).toISOString();
      const isEnd = isDeletions && following === null;
      const feed = following === null ? (order[index + 1] ?? null) : name;
      const checkpoint: Checkpoint = isEnd ? { ...EVERYTHING, since: next } : { since, next, feed, after: following };
      yield { feed: name, nodes, checkpoint } as ChangeBatch<All>;
    }
  }
}

/** What was deleted, which has no moment to begin with in a round that reads everything, until its first answer. */
const deletions: Feed<Deletion> = (ask, since, start) =>
  readPages(
    (after) => ask(DeletionsDocument, { since: since ?? new Date().toISOString(), first: PAGE_SIZE, after }),
    ({ workspace }) => workspace?.deletions,
    start,
  );

function refuseGap(since: string | null, now: Date): void {
  if (since !== null && now.getTime() - Date.parse(since) > DELETIONS_TOLD_MS) {
    throw new GapTooLongError(`What was deleted since ${since} is told no more.`);
  }
}
