import type { LectureBody, Outline } from '../../content/content.ts';
import { loadLectureBodies } from '../../content/contentQueries.ts';
import { gradesAlike } from '../../content/question/gradesAlike.ts';
import type { Question } from '../../content/question/question.ts';
import { questionKind } from '../../content/question/types.ts';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { bodiesToCompare } from '../revision/difference/courseDifference.ts';

/** A question that stays or comes back, and by which stored answers may count otherwise from now on. */
export interface ChangedQuestion {
  /** As it is from now on. */
  readonly question: Question;
  readonly lectureName: string;
  /** Whether it is answered otherwise than before: by positions, by an order, or by placing. */
  readonly isFormChanged: boolean;
}

/**
 * The questions that both outlines have and that do not grade every stored answer alike (BEY-25), those that only `after` has, as one that was
 * removed may come back to its answers with another key, and the `named` ones, of which an author wants something whatever changed.
 */
export async function findChangedQuestions(
  trx: Trx,
  before: Outline,
  after: Outline,
  named: ReadonlySet<Id> = new Set(),
): Promise<readonly ChangedQuestion[]> {
  const hashes = [...bodiesToCompare(before, after), ...bodiesOf(before, named), ...bodiesOf(after, named)];
  if (hashes.length === 0) {
    return [];
  }
  const bodies = await loadLectureBodies(trx, workspaceOf(trx), [...new Set(hashes)]);
  const earlier = new Map(questionsIn(before, bodies).map((asked) => [asked.question.id, asked.question]));
  return questionsIn(after, bodies).flatMap(({ question, lectureName }) => {
    const known = earlier.get(question.id);
    if (known !== undefined && gradesAlike(known, question) && !named.has(question.id)) {
      return [];
    }
    // How one that comes back was answered is not known: what cannot be an answer to it is none.
    const isFormChanged = known !== undefined && questionKind(known).form !== questionKind(question).form;
    return [{ question, lectureName, isFormChanged }];
  });
}

const bodiesOf = ({ modules }: Outline, questionIds: ReadonlySet<Id>): readonly string[] =>
  questionIds.size === 0
    ? []
    : modules
        .flatMap(({ lectures }) => lectures)
        .filter(({ questions }) => questions.some(({ id }) => questionIds.has(id)))
        .map(({ bodyHash }) => bodyHash);

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
