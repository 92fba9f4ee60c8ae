import { loadOutlines } from '../content/contentQueries.ts';
import { partNames, questionNames } from '../content/partNames.ts';
import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import type { FactType } from './factTypes.ts';
import { findCampaignNames, findCourseNames, findWorkspaceName } from './subjectNameQueries.ts';

interface Named {
  readonly course_id: Id;
  readonly subject_id: Id;
}

export interface Names {
  readonly nameOf: (row: Named) => string | null;
  readonly courseNameOf: (row: Named) => string | null;
}

/** What the subjects of a page are called today; null for what is gone. A few queries, however long the page. */
export async function loadSubjectNames(trx: Trx, type: FactType, rows: readonly Named[]): Promise<Names> {
  const courses = await findCourseNames(trx, [...new Set(rows.map((row) => row.course_id))]);
  const courseNameOf = (row: Named) => courses.get(row.course_id)?.name ?? null;
  switch (type) {
    case 'certificate':
    case 'usercourse':
      return { courseNameOf, nameOf: courseNameOf };
    case 'workspace': {
      const name = await findWorkspaceName(trx);
      return { courseNameOf, nameOf: () => name };
    }
    case 'campaign': {
      const names = await findCampaignNames(
        trx,
        rows.map((row) => row.subject_id),
      );
      return { courseNameOf, nameOf: (row) => names.get(row.subject_id) ?? null };
    }
    case 'lecture':
    case 'modules':
    case 'questionanswer': {
      const outlines = await loadOutlines(trx, [...courses.values()]);
      const wanted = new Set(rows.map((row) => row.subject_id));
      const names =
        type === 'questionanswer' ? await questionNames(trx, outlines.values(), wanted) : partNames(outlines.values());
      return { courseNameOf, nameOf: (row) => names.get(row.subject_id) ?? null };
    }
  }
}
