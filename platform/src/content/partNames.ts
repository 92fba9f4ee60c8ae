/** What modules, lectures and questions are called. */
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { plainText } from '../shared/plainText.ts';
import type { Outline } from './content.ts';
import { loadLectureBodies } from './contentQueries.ts';

const longestName = 200;

/** Of all modules and lectures. */
export const partNames = (outlines: Iterable<Outline>): ReadonlyMap<Id, string> =>
  new Map(
    [...outlines].flatMap(({ modules }) =>
      modules.flatMap((module) => [module, ...module.lectures].map(({ id, name }) => [id, name] as const)),
    ),
  );

/** The words of questions, of those that are wanted and whatever stands in their lectures; at most one query. */
export async function questionNames(
  trx: Trx,
  outlines: Iterable<Outline>,
  wanted: ReadonlySet<Id>,
): Promise<ReadonlyMap<Id, string>> {
  const hashes = [...outlines].flatMap(({ modules }) =>
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
