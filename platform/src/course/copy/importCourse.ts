import { inWorkspace, type Database } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import type { ReceivedCourse } from '../courseSchemas.ts';
import { createCourse, type CreateRequest } from '../createCourse.ts';
import type { SavedAnswer } from '../readCourse.ts';
import type { ImportWarning } from './copySchemas.ts';
import { referencesOf, withOwnFileIds, type ImportedReference } from './importedReferences.ts';
import { findOwnFiles, findOwnPackages } from './importQueries.ts';

/** What is imported is for nobody to find yet, whatever it was where it comes from (OP-73). */
const imported = (received: ReceivedCourse): ReceivedCourse => ({
  ...received,
  published: false,
  voucherActivated: false,
  template: false,
});

interface ImportedAnswer {
  readonly etag: string;
  readonly course: SavedAnswer['course'] & { readonly warnings: readonly ImportWarning[] };
}

/** More tell nothing more. */
const mostWarnings = 100;

/**
 * Creates a course from an export (IMPEX-02, OP-73), and tells what of it the workspace does not have. Throws as {@link createCourse}.
 */
export async function importCourse(db: Database, request: CreateRequest): Promise<ImportedAnswer> {
  const references = referencesOf(request.received);
  const own = await findOwn(db, request.workspaceId, references);
  const received = withOwnFileIds(imported(request.received), own.files);
  const { etag, course } = await createCourse(db, { ...request, imported: true, received });
  const warnings = references
    .filter(({ kind, key }) => !(kind === 'PACKAGE' ? own.packages : own.files).has(key))
    .slice(0, mostWarnings)
    .map(({ kind, address, lecture, path }) => ({ kind, address, lecture, path }));
  return { etag, course: { ...course, warnings } };
}

interface OwnParts {
  readonly packages: ReadonlySet<string>;
  /** Ids by hash. */
  readonly files: ReadonlyMap<string, Id>;
}

async function findOwn(db: Database, workspaceId: Id, references: readonly ImportedReference[]): Promise<OwnParts> {
  if (references.length === 0) {
    return { packages: new Set(), files: new Map() };
  }
  const keysOf = (kind: ImportedReference['kind']): readonly string[] =>
    references.filter((reference) => reference.kind === kind).map(({ key }) => key);
  return inWorkspace(db, workspaceId, async (trx) => ({
    packages: await findOwnPackages(trx, keysOf('PACKAGE')),
    files: await findOwnFiles(trx, keysOf('FILE')),
  }));
}
