import { RequestError } from '../../requestError.ts';
import type { PublishAnswer, PublishRequest } from '../server/publishCourse.ts';
import type { CourseEditor } from './CourseEditor.ts';

/**
 * Its outcome:
 * - `notSaved`: what is on screen could not be saved first
 * - `newer`: others saved meanwhile; their changes were merged into the draft and should be reviewed
 */
export type Published = 'done' | 'notSaved' | 'newer' | { readonly code: string };

/** Saves what is on screen and then publishes or unpublishes it (CRS-16). `send` as `publishCourse`. */
export async function publishEdited(
  editor: CourseEditor,
  published: boolean,
  send: (request: Omit<PublishRequest, 'courseId'>) => Promise<PublishAnswer>,
): Promise<Published> {
  if (!(await editor.saveNow())) return 'notSaved';
  const { version } = editor.getSnapshot();
  const answer = await send({ published, version, lockToken: editor.lockToken }).catch(
    (error: unknown) => ({ ok: false, code: error instanceof RequestError ? error.code : 'NETWORK' }) as const,
  );
  if (answer.ok) {
    editor.published(published, answer.version);
    return 'done';
  }
  return answer.code === 'PRECONDITION_FAILED' && (await editor.catchUp()) ? 'newer' : { code: answer.code };
}
