import { inWorkspace, type Database, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import type { ReceivedCourse } from '../courseSchemas.ts';
import { createOnce, type CreateRequest } from '../createCourse.ts';
import type { SavedAnswer } from '../readCourse.ts';
import { writeNewCourse } from '../writeNewCourse.ts';
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
 * Creates a course from an export (IMPEX-02, OP-73), once per key, and tells what of it the workspace does not have. Throws as {@link
 * createOnce} and {@link writeNewCourse}.
 */
export async function importCourse(db: Database, request: CreateRequest): Promise<ImportedAnswer> {
  const references = referencesOf(request.received);
  return inWorkspace(db, request.workspaceId, async (trx) => {
    const own = await findOwn(trx, references);
    const { etag, course } = await createOnce(trx, request, 'importCourse', () =>
      writeNewCourse(trx, {
        ...request,
        imported: true,
        received: withOwnFileIds(imported(request.received), own.files),
      }),
    );
    return { etag, course: { ...course, warnings: warningsOf(references, own) } };
  });
}

const warningsOf = (references: readonly ImportedReference[], own: OwnParts): readonly ImportWarning[] =>
  references
    .filter(({ kind, key }) => !(kind === 'PACKAGE' ? own.packages : own.files).has(key))
    .slice(0, mostWarnings)
    .map(({ kind, address, lecture, path }) => ({ kind, address, lecture, path }));

interface OwnParts {
  readonly packages: ReadonlySet<string>;
  /** Ids by hash. */
  readonly files: ReadonlyMap<string, Id>;
}

async function findOwn(trx: Trx, references: readonly ImportedReference[]): Promise<OwnParts> {
  const keysOf = (kind: ImportedReference['kind']): readonly string[] =>
    references.filter((reference) => reference.kind === kind).map(({ key }) => key);
  return {
    packages: await findOwnPackages(trx, keysOf('PACKAGE')),
    files: await findOwnFiles(trx, keysOf('FILE')),
  };
}
