import type { SaveFailure } from '../save/saveMachine.ts';
import type { RestoreRequest } from '../server/restoreRevision.ts';
import type { CourseEditor } from './CourseEditor.ts';

/**
 * Its outcome:
 * - `done`: the editor has the course as it is now
 * - `unread`: restored, but the course could not be read
 * - `notSaved`: what is on screen could not be saved first
 * - `newer`: others saved meanwhile; their changes were merged into the draft
 */
export type Restored = 'done' | 'unread' | 'notSaved' | 'newer' | SaveFailure;

/** Saves what is on screen, so that nothing is lost, and then makes the course what it was (BEY-01). `send` as `restoreRevision`. */
export async function restoreEdited(
  editor: CourseEditor,
  send: (now: Pick<RestoreRequest, 'version' | 'lockToken'>) => Promise<SaveFailure | null>,
): Promise<Restored> {
  if (!(await editor.saveNow())) return 'notSaved';
  const { version } = editor.getSnapshot();
  const failure = await send({ version, lockToken: editor.lockToken }).catch((): SaveFailure => ({ why: 'offline' }));
  if (failure === null) return (await editor.restored()) ? 'done' : 'unread';
  return failure.why === 'newer' && (await editor.catchUp()) ? 'newer' : failure;
}
