import type { Database } from '../../db/database.ts';
import type { ReceivedCourse } from '../courseSchemas.ts';
import { createCourse, type CreateRequest } from '../createCourse.ts';
import type { SavedAnswer } from '../readCourse.ts';

/** What is imported is for nobody to find yet, whatever it was where it comes from (OP-73). */
const imported = (received: ReceivedCourse): ReceivedCourse => ({
  ...received,
  published: false,
  voucherActivated: false,
  template: false,
});

/** Creates a course from an export (IMPEX-02, OP-73). Throws as {@link createCourse}. */
export const importCourse = (db: Database, request: CreateRequest): Promise<SavedAnswer> =>
  createCourse(db, { ...request, imported: true, received: imported(request.received) });
