import type { LectureBody, Outline } from '../../content/content.ts';
import { loadLectureBodies } from '../../content/contentQueries.ts';
import { gradesAlike } from '../../content/question/gradesAlike.ts';
import type { Question } from '../../content/question/question.ts';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { bodiesToCompare } from '../revision/difference/courseDifference.ts';

/** A question that stays and by which stored answers may count otherwise from now on. */
export interface ChangedQuestion {
  /** As it is from now on. */
  readonly question: Question;
  readonly before: Question;
  readonly lectureName: string;
}

/** The questions that both outlines have and that do not grade every stored answer alike (BEY-25). */
export async function findChangedQuestions(
  trx: Trx,
  before: Outline,
  after: Outline,
): Promise<readonly ChangedQuestion[]> {
  const hashes = bodiesToCompare(before, after);
  if (hashes.length === 0) {
    return [];
  }
  const bodies = await loadLectureBodies(trx, workspaceOf(trx), hashes);
  const earlier = new Map(questionsIn(before, bodies).map((asked) => [asked.question.id, asked.question]));
  return questionsIn(after, bodies).flatMap(({ question, lectureName }) => {
    const known = earlier.get(question.id);
    return known === undefined || gradesAlike(known, question) ? [] : [{ question, before: known, lectureName }];
  });
}

const questionsIn = (
  { modules }: Outline,
  bodies: ReadonlyMap<string, LectureBody>,
): readonly { readonly question: Question; readonly lectureName: string }[] =>
  modules
    .flatMap(({ lectures }) => lectures)
    .flatMap(({ name, bodyHash }) =>
      (bodies.get(bodyHash)?.questions ?? []).map((question) => ({ question, lectureName: name })),
    );

/** Ids of those questions. */
export const idsOfQuestions = (changed: readonly ChangedQuestion[]): readonly Id[] =>
  changed.map(({ question }) => question.id);
