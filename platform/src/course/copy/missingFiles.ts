import { inWorkspace, type Database, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { loadCourseAnswer, type CourseView } from '../readCourse.ts';
import type { ImportWarning } from './copySchemas.ts';
import { referencesOf, type ImportedReference } from './importedReferences.ts';
import { findOwnFiles, findOwnPackages } from './importQueries.ts';

/** More tell nothing more. */
const mostMissing = 100;

/** What the workspace has of that which a course names. */
export interface OwnParts {
  readonly packages: ReadonlySet<string>;
  /** Ids by hash. */
  readonly files: ReadonlyMap<string, Id>;
}

/** What a stored course names and its workspace does not have, each once, in reading order (OP-238). Throws NOT_FOUND. */
export const missingFiles = (
  db: Database,
  { workspaceId, courseId, ...view }: Omit<CourseView, 'include'> & { readonly workspaceId: Id; readonly courseId: Id },
): Promise<readonly ImportWarning[]> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const { course } = await loadCourseAnswer(trx, courseId, { ...view, include: new Set(['modules']) });
    const references = referencesOf(course);
    return missingOf(references, await findOwn(trx, references));
  });

export const missingOf = (references: readonly ImportedReference[], own: OwnParts): readonly ImportWarning[] =>
  references
    .filter(({ kind, key }) => !(kind === 'PACKAGE' ? own.packages : own.files).has(key))
    .slice(0, mostMissing)
    .map(({ kind, address, lecture, path }) => ({ kind, address, lecture, path }));

export async function findOwn(trx: Trx, references: readonly ImportedReference[]): Promise<OwnParts> {
  const keysOf = (kind: ImportedReference['kind']): readonly string[] =>
    references.filter((reference) => reference.kind === kind).map(({ key }) => key);
  return {
    packages: await findOwnPackages(trx, keysOf('PACKAGE')),
    files: await findOwnFiles(trx, keysOf('FILE')),
  };
}
