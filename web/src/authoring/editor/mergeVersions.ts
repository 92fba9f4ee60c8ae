import type { CourseDraft } from '../draft/courseDraft.ts';
import { findOf } from '../draft/findNode.ts';
import { readDraft } from '../draft/readDraft.ts';
import { withContent } from '../draft/withContent.ts';
import type { JournalState } from '../journal/journalDatabase.ts';
import { alignKeys } from '../merge/alignKeys.ts';
import { lecturesToRead, merge } from '../merge/merge.ts';
import type { Conflict } from '../merge/mergeNodes.ts';
import type { EditorPorts } from './editorPorts.ts';

type Reading = Pick<EditorPorts, 'readCourse' | 'readLecture' | 'newKey'>;

/**
 * Reads the course as it is now, with the lectures that were read here, and merges it with a draft. `current` gives the draft once everything
 * is read, because typing continues meanwhile; null ends the merge. Rejects when something could not be read.
 */
export async function mergeVersions(
  ports: Reading,
  current: () => JournalState | null,
): Promise<{ readonly state: JournalState; readonly conflicts: readonly Conflict[] } | null> {
  const { version, course } = await ports.readCourse();
  let theirs = readDraft(course, ports.newKey);
  for (let state = current(); state !== null; state = current()) {
    const known = [state.draft, state.base];
    theirs = alignKeys(theirs, known);
    const missing = lecturesToRead(state.base).find(
      ({ key }) => findOf(theirs, 'lecture', key)?.node.content === 'notRead',
    );
    if (missing === undefined) {
      const { draft, conflicts } = merge(state.base, state.draft, theirs);
      return { state: { base: theirs, draft, version }, conflicts };
    }
    theirs = await withLecture(ports, theirs, missing.key);
  }
  return null;
}

async function withLecture(ports: Reading, theirs: CourseDraft, key: string): Promise<CourseDraft> {
  const id = findOf(theirs, 'lecture', key)?.node.id;
  const content = id === undefined ? null : await ports.readLecture(id, ports.newKey);
  if (content === null) {
    throw new Error('A lecture was removed while the course was read.');
  }
  return withContent(theirs, key, content);
}
