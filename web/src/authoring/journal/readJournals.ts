/** Drafts that were left unsaved: by a crash, a closed tab or a lost lock. */
import { applyPatches } from 'immer';
import type { ShapeVersions } from '../../editing/shapeVersions.ts';
import { brokenInvariants } from '../draft/invariants.ts';
import { mapTexts } from '../../editing/uploads/mapTexts.ts';
import { marksIn, withoutUnsent } from '../../editing/uploads/uploadMark.ts';
import {
  rowsOf,
  rowsOfTab,
  type JournalDatabase,
  type JournalOwner,
  type JournalRow,
  type JournalState,
} from './journalDatabase.ts';
import { storedDraft } from './storedDraft.ts';

export interface LeftDraft {
  readonly tab: string;
  /** When it was changed last, in milliseconds. */
  readonly time: number;
  /** Null when it cannot be read any more. */
  readonly state: JournalState | null;
  /** Pictures that were still being uploaded: their files were lost with the tab, so the draft no longer shows them. */
  readonly lostPictures: number;
}

/** The unsaved drafts of an author in a course, the latest first, without those of tabs that are alive. */
export async function readJournals(
  database: JournalDatabase,
  owner: JournalOwner,
  liveTabs: ReadonlySet<string>,
): Promise<readonly LeftDraft[]> {
  const rows = await database.getAll('entries', rowsOf(owner));
  const tabs = Map.groupBy(rows, (row) => row.tab);
  return [...tabs]
    .filter(([tab]) => !liveTabs.has(tab))
    .map(([tab, entries]) => ({ tab, time: entries.at(-1)?.time ?? 0, ...withoutUploads(readBack(entries)) }))
    .sort((a, b) => b.time - a.time);
}

/** Deletes the journal of a tab. */
export const discardJournal = (database: JournalDatabase, owner: JournalOwner, tab: string): Promise<void> =>
  database.delete('entries', rowsOfTab(owner, tab));

function withoutUploads(state: JournalState | null): Pick<LeftDraft, 'state' | 'lostPictures'> {
  let lostPictures = 0;
  const draft = mapTexts(state?.draft, (text) => {
    lostPictures += marksIn(text);
    return withoutUnsent(text);
  });
  return { state: state && draft ? { ...state, draft } : null, lostPictures };
}

/** The same at the current versions of the shapes; null when the draft is not consistent. Throws where a section cannot be migrated. */
function broughtUp(state: JournalState, shapes: ShapeVersions): JournalState | null {
  const { sending } = state;
  const draft = storedDraft(state.draft, shapes);
  return brokenInvariants(draft).length === 0
    ? {
        ...state,
        base: storedDraft(state.base, shapes),
        draft,
        ...(sending ? { sending: { ...sending, sent: storedDraft(sending.sent, shapes) } } : {}),
      }
    : null;
}

/** The draft that the rows of a tab, in order, add up to, as far as the first gap; null when it is not consistent. */
function readBack(rows: readonly JournalRow[]): JournalState | null {
  try {
    const [first, ...rest] = rows;
    if (first?.entry.kind !== 'snapshot') {
      return null;
    }
    const { kind: _kind, shapes = {}, ...state } = first.entry;
    let { draft } = state;
    for (const [index, { entry, seq }] of rest.entries()) {
      // Patches after a gap cannot be applied.
      if (entry.kind !== 'patches' || seq !== first.seq + index + 1) {
        break;
      }
      draft = applyPatches(draft, entry.patches);
    }
    return broughtUp({ ...state, draft }, shapes);
  } catch {
    // Something else wrote it: this is not a draft.
    return null;
  }
}
