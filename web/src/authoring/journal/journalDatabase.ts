/** The database of unsaved drafts in the browser: entries by course, person and tab, in the order in which they were written. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { ShapeVersions } from '../../editing/shapeVersions.ts';
import type { Patch } from '../draft/change.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import type { Outgoing } from '../editor/editorPorts.ts';
import type { Conflict } from '../merge/mergeNodes.ts';

/** Everything that saving and merging need, at one moment. */
export interface JournalState {
  /** The course on the platform at `version`. */
  readonly base: CourseDraft;
  readonly draft: CourseDraft;
  /** The version of the course that the draft was made on. */
  readonly version: number;
  /** A save without an answer: it is sent once more before anything else, so that its new nodes are not created twice. */
  readonly sending?: Outgoing;
  /** Conflicts of a merge that are not resolved yet; none where it is left out. */
  readonly conflicts?: readonly Conflict[];
}

/** A snapshot replaces everything before it; patches continue from there. */
export type JournalEntry =
  | ({
      readonly kind: 'snapshot';
      /** The versions of the shapes that its sections have; left out before there were any. */
      readonly shapes?: ShapeVersions;
    } & JournalState)
  | { readonly kind: 'patches'; readonly patches: readonly Patch[] };

export interface JournalRow {
  readonly course: number;
  readonly person: number;
  readonly tab: string;
  readonly seq: number;
  /** When it was written, in milliseconds. */
  readonly time: number;
  readonly entry: JournalEntry;
}

interface JournalSchema extends DBSchema {
  entries: { key: [course: number, person: number, tab: string, seq: number]; value: JournalRow };
}

export type JournalDatabase = IDBPDatabase<JournalSchema>;

/** Rejects where the browser stores nothing, as in some private modes. */
export const openJournalDatabase = (): Promise<JournalDatabase> =>
  openDB<JournalSchema>('lectern-drafts', 1, {
    upgrade: (database) => {
      database.createObjectStore('entries', { keyPath: ['course', 'person', 'tab', 'seq'] });
    },
  });

/** The owner of a journal: an author in a course. */
export interface JournalOwner {
  readonly course: number;
  /** The raw id of the author. */
  readonly person: number;
}

/** All rows of one tab. */
export const rowsOfTab = ({ course, person }: JournalOwner, tab: string): IDBKeyRange =>
  IDBKeyRange.bound([course, person, tab, 0], [course, person, tab, Infinity]);

/** All rows of an author in a course. */
export const rowsOf = ({ course, person }: JournalOwner): IDBKeyRange =>
  IDBKeyRange.bound([course, person], [course, person, []]);
