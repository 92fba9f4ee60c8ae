import type { LectureBody, Outline } from '../../content/content.ts';
import { loadLectureBodies } from '../../content/contentQueries.ts';
import { insertBodies } from '../../content/contentWriteQueries.ts';
import { withOptionIdsOfToday } from '../../content/question/optionIdentity.ts';
import { hasOptions, type Question } from '../../content/question/question.ts';
import { workspaceOf, type Trx } from '../../db/database.ts';
import { contentHash } from '../../shared/canonicalJson.ts';
import type { Id } from '../../shared/id.ts';
import { bodiesToCompare } from './difference/courseDifference.ts';

/**
 * The outline of a revision as it is restored: answers keep their options, also where it was stored before options had ids and they stood in another
 * order (BEY-25). Stores the bodies that are others by it.
 */
export async function restoredOutline(trx: Trx, before: Outline, revision: Outline): Promise<Outline> {
  const workspaceId = workspaceOf(trx);
  const bodies = await loadLectureBodies(trx, workspaceId, [...new Set(bodiesToCompare(before, revision))]);
  const today = new Map(
    bodiesOf(before, bodies).flatMap(([, { questions }]) =>
      questions.map((question) => [question.id, question] as const),
    ),
  );
  const restored = new Map(
    bodiesOf(revision, bodies).flatMap(([hash, body]) => {
      const questions = body.questions.map((question) => withIdsOfToday(question, today));
      const isSame = questions.every((question, index) => question === body.questions[index]);
      const next = { ...body, questions };
      return isSame ? [] : [[hash, { hash: contentHash(next), body: next }] as const];
    }),
  );
  await insertBodies(trx, workspaceId, new Map([...restored.values()].map(({ hash, body }) => [hash, body])));
  return {
    ...revision,
    modules: revision.modules.map((module) => ({
      ...module,
      lectures: module.lectures.map((lecture) => ({
        ...lecture,
        bodyHash: restored.get(lecture.bodyHash)?.hash ?? lecture.bodyHash,
      })),
    })),
  };
}

const bodiesOf = (
  { modules }: Outline,
  bodies: ReadonlyMap<string, LectureBody>,
): readonly (readonly [string, LectureBody])[] =>
  modules
    .flatMap(({ lectures }) => lectures)
    .flatMap(({ bodyHash }) => {
      const body = bodies.get(bodyHash);
      return body === undefined ? [] : [[bodyHash, body] as const];
    });

function withIdsOfToday(question: Question, today: ReadonlyMap<Id, Question>): Question {
  const known = today.get(question.id);
  return known !== undefined && hasOptions(question) && hasOptions(known)
    ? withOptionIdsOfToday(question, known)
    : question;
}
