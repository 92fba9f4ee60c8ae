import { inWorkspace, type Database } from '../../db/database.ts';
import type { ReceivedCourse } from '../courseSchemas.ts';
import { createOnce, type CreateRequest } from '../createCourse.ts';
import type { SavedAnswer } from '../readCourse.ts';
import { writeNewCourse } from '../writeNewCourse.ts';
import type { ImportWarning } from './copySchemas.ts';
import { referencesOf, withOwnFileIds } from './importedReferences.ts';
import { findOwn, missingOf } from './missingFiles.ts';

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
    return { etag, course: { ...course, warnings: missingOf(references, own) } };
  });
}
