import type { Outline } from '../../content/content.ts';
import { questionNames } from '../../content/partNameQueries.ts';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import type { ProgressAtRisk } from './progressAtRiskQueries.ts';

/** How many lectures, and how many questions, are named. */
const mostNamed = 20;

/** What learners would lose, in the words of the course and in its order: the first of each kind. */
export interface NamedLosses {
  readonly lectures: readonly { readonly id: Id; readonly name: string }[];
  readonly questions: readonly { readonly id: Id; readonly text: string; readonly lectureName: string }[];
}

/** Names what learners would lose, as the course has it that they have worked in (OP-55). */
export async function nameLosses(trx: Trx, outline: Outline, lost: ProgressAtRisk): Promise<NamedLosses> {
  const lectures = outline.modules.flatMap((module) => module.lectures);
  const [seen, answered] = [new Set(lost.lectureIds), new Set(lost.questionIds)];
  const questions = lectures
    .flatMap(({ name, questions: asked }) => asked.map(({ id }) => ({ id, lectureName: name })))
    .filter(({ id }) => answered.has(id))
    .slice(0, mostNamed);
  const texts = await questionNames(trx, [outline], new Set(questions.map(({ id }) => id)));
  return {
    lectures: lectures
      .filter(({ id }) => seen.has(id))
      .slice(0, mostNamed)
      .map(({ id, name }) => ({ id, name })),
    questions: questions.map((question) => ({ ...question, text: texts.get(question.id) ?? '' })),
  };
}
