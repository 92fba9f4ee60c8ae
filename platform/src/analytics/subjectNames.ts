import { loadOutlines } from '../content/contentQueries.ts';
import { loadPartNames } from '../content/partNameQueries.ts';
import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import type { FactType } from './factTypes.ts';
import { findCampaignNames, findCourseNames, findDeletedCourseNames, findWorkspaceName } from './subjectNameQueries.ts';

interface Named {
  readonly course_id: Id;
  readonly subject_id: Id;
}

export interface Names {
  readonly nameOf: (row: Named) => string | null;
  readonly courseNameOf: (row: Named) => string | null;
}

/** What the subjects of some rows are called today, or were called last; null where nothing says it. A few queries, however many rows. */
export async function loadSubjectNames(trx: Trx, type: FactType, rows: readonly Named[]): Promise<Names> {
  const courseIds = [...new Set(rows.map((row) => row.course_id))];
  const courses = await findCourseNames(trx, courseIds);
  const deleted = await findDeletedCourseNames(
    trx,
    courseIds.filter((id) => id !== 0 && !courses.has(id)),
  );
  const courseNameOf = (row: Named) => courses.get(row.course_id)?.name ?? deleted.get(row.course_id) ?? null;
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
      const names = await loadPartNames(trx, type, outlines, new Set(rows.map((row) => row.subject_id)));
      return { courseNameOf, nameOf: (row) => names.get(row.subject_id) ?? null };
    }
  }
}
