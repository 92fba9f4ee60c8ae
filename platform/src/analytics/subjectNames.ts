import { loadLectureBodies, loadOutlines } from '../content/contentQueries.ts';
import type { Outline } from '../content/content.ts';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { plainText } from '../shared/plainText.ts';
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

const longestName = 200;

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
      const names = type === 'questionanswer' ? await questionNames(trx, outlines, wanted) : partNames(outlines);
      return { courseNameOf, nameOf: (row) => names.get(row.subject_id) ?? null };
    }
  }
}

const partNames = (outlines: ReadonlyMap<Id, Outline>): ReadonlyMap<Id, string> =>
  new Map(
    [...outlines.values()].flatMap(({ modules }) =>
      modules.flatMap((module) => [module, ...module.lectures].map(({ id, name }) => [id, name] as const)),
    ),
  );

async function questionNames(
  trx: Trx,
  outlines: ReadonlyMap<Id, Outline>,
  wanted: ReadonlySet<Id>,
): Promise<ReadonlyMap<Id, string>> {
  const hashes = [...outlines.values()].flatMap(({ modules }) =>
    modules
      .flatMap(({ lectures }) => lectures)
      .filter(({ questions }) => questions.some(({ id }) => wanted.has(id)))
      .map(({ bodyHash }) => bodyHash),
  );
  const bodies = await loadLectureBodies(trx, workspaceOf(trx), hashes);
  return new Map(
    [...bodies.values()].flatMap(({ questions }) =>
      questions.map(({ id, question }) => [id, plainText(question).slice(0, longestName)] as const),
    ),
  );
}
