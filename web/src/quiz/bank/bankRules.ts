/** How many questions of each weight are drawn, while their author decides it (BANK-02…BANK-08, OP-43). */
import type { QuestionBank } from '../../authoring/draft/courseDraft.ts';
import type { QuestionDraft } from '../../authoring/draft/questionDraft.ts';

type Weighted = Pick<QuestionDraft, 'weight'>;

/** The weights that an author can draw by (BANK-02). */
export const offeredWeights = [1, 2, 3, 4, 5] as const;

/** Why a number cannot be drawn. */
export type DrawProblem = 'negative' | 'tooMany';

/** How many questions have a weight. */
export const countOf = (questions: readonly Weighted[], weight: number): number =>
  questions.filter((question) => question.weight === weight).length;

/** How many questions of a weight are drawn, 0 without a bank. */
export const drawCountOf = (bank: QuestionBank | null, weight: number): number =>
  bank?.draws.find((draw) => draw.weight === weight)?.drawCount ?? 0;

/** How many of the questions that give as many points as one question are drawn (BANK-10). */
export interface Draw {
  readonly weight: number;
  readonly drawCount: number;
  readonly count: number;
}

/** What a bank makes of a question with this weight. */
export const drawOf = (bank: QuestionBank, questions: readonly Weighted[], weight: number): Draw => ({
  weight,
  drawCount: drawCountOf(bank, weight),
  count: countOf(questions, weight),
});

/** How many questions a learner is asked. */
export const askedCount = (bank: QuestionBank | null, questions: readonly Weighted[]): number =>
  bank?.draws.reduce((sum, { drawCount }) => sum + drawCount, 0) ?? questions.length;

/** What is wrong with a number that someone wrote (BANK-03, BANK-04); null when nothing is. */
export function drawProblem(count: number, available: number): DrawProblem | null {
  if (count < 0) return 'negative';
  return count > available ? 'tooMany' : null;
}

/** A whole number from 0 to what there is (BANK-05). */
export const clampedDraw = (count: number, available: number): number =>
  Number.isFinite(count) ? Math.min(Math.max(Math.trunc(count), 0), available) : 0;

/** The bank after so many questions of a weight are drawn; null when none is drawn any more (BANK-08). */
export function setDraw(
  bank: QuestionBank | null,
  weight: number,
  count: number,
  questions: readonly Weighted[],
): QuestionBank | null {
  const others = (bank?.draws ?? []).filter((draw) => draw.weight !== weight);
  const drawCount = clampedDraw(count, countOf(questions, weight));
  return drawing([...others, { weight, drawCount }].sort((a, b) => a.weight - b.weight));
}

/** The bank as the questions allow it (BANK-07): the same one where nothing has to change. */
export function clampedBank(bank: QuestionBank | null, questions: readonly Weighted[]): QuestionBank | null {
  if (bank === null) return null;
  const draws = bank.draws.map(({ weight, drawCount }) => ({
    weight,
    drawCount: clampedDraw(drawCount, countOf(questions, weight)),
  }));
  const same = draws.every(({ drawCount }, index) => drawCount > 0 && drawCount === bank.draws[index]?.drawCount);
  return same && draws.length > 0 ? bank : drawing(draws);
}

/** What a learner can get by what is drawn. */
export const bankPoints = (bank: QuestionBank | null): number =>
  (bank?.draws ?? []).reduce((points, { weight, drawCount }) => points + weight * drawCount, 0);

function drawing(draws: QuestionBank['draws']): QuestionBank | null {
  const drawn = draws.filter(({ drawCount }) => drawCount > 0);
  return drawn.length > 0 ? { draws: drawn } : null;
}
