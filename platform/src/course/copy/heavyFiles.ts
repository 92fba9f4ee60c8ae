import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { inWorkspace, type Database } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { loadCourseAnswer, type CourseView } from '../readCourse.ts';
import { referencesOf } from './importedReferences.ts';
import { findHeavyFiles } from './importQueries.ts';

export interface HeavyFile {
  readonly address: string;
  readonly byteCount: number;
  readonly lecture: string | null;
  readonly path: string;
}

/** More tell nothing more. */
const mostHeavy = 100;

/** The files of a stored course that take long to load on a phone, each once, in reading order (OP-285). Throws NOT_FOUND. */
export const heavyFiles = (
  db: Database,
  { workspaceId, courseId, ...view }: Omit<CourseView, 'include'> & { readonly workspaceId: Id; readonly courseId: Id },
): Promise<readonly HeavyFile[]> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const { course } = await loadCourseAnswer(trx, courseId, { ...view, include: new Set(['modules']) });
    const files = referencesOf(course).filter(({ kind }) => kind === 'FILE');
    const heavy = await findHeavyFiles(
      trx,
      files.map(({ key }) => key),
      limits.heavy,
    );
    return files
      .flatMap(({ key, address, lecture, path }) => {
        const byteCount = heavy.get(key);
        return byteCount === undefined ? [] : [{ address, byteCount, lecture, path }];
      })
      .slice(0, mostHeavy);
  });
