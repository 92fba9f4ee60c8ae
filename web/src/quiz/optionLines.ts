/** Several answers in the place of one, for choices and orderings. Positions count from 1. */
import type { QuestionDraft } from '../authoring/draft/questionDraft.ts';
import { storedWords } from '../editing/plainWords.ts';
import { arrangeOptions, hasOptions, setOption, setOrder, toggleCorrect } from './optionRules.ts';
import type { ListedLine } from './paste/listMarks.ts';
import type { QuestionWords } from './questionWords.ts';

export interface PutOptions {
  readonly question: QuestionDraft;
  /** The answers by their places before, from 0; null for new ones. */
  readonly order: readonly (number | null)[];
}

/** Whether an answer still says what a new one says. */
export const isUntouched = (html: string | undefined, number: number, words: QuestionWords): boolean =>
  html === words.answer(number) || html === words.item(number);

/**
 * The question with these texts in the place of an answer, and of the `untouched` ones right behind it; the others are new, behind them.
 * An item of an ordering is followed by the next ones of the right order, and new ones are shown last. What the lines are marked with says
 * what is right in a choice; without any mark that stays.
 */
export function putOptions(
  question: QuestionDraft,
  position: number,
  lines: readonly ListedLine[],
  untouched: (position: number) => boolean,
): PutOptions {
  const { content } = question;
  if (!hasOptions(content)) {
    return { question, order: [] };
  }
  const positions = content.options.map((_, index) => index + 1);
  const sequence = content.type === 'singleOrdering' ? content.correctOrder : positions;
  const at = sequence.indexOf(position);
  const taken = sequence.slice(at, at + lines.length);
  const firstKept = taken.findIndex((each, index) => index > 0 && !untouched(each));
  const replaced = firstKept === -1 ? taken : taken.slice(0, firstKept);
  const added = lines.slice(replaced.length);
  if (content.type === 'singleOrdering') {
    const fresh = added.map((_, index) => content.options.length + index + 1);
    const correctOrder = sequence.toSpliced(at + replaced.length, 0, ...fresh);
    const next = setOrder(arrangeOptions(question, [...positions, ...added.map(() => 0)]), correctOrder);
    return {
      question: written(next, [...replaced, ...fresh], lines),
      order: [...indexes(positions), ...added.map(() => null)],
    };
  }
  const order = positions.toSpliced(at + replaced.length, 0, ...added.map(() => 0));
  const put = lines.map((_, index) => position + index);
  const next = written(added.length > 0 ? arrangeOptions(question, order) : question, put, lines);
  return { question: marked(next, put, lines), order: order.map((each) => (each === 0 ? null : each - 1)) };
}

const indexes = (positions: readonly number[]): readonly number[] => positions.map((each) => each - 1);

const written = (question: QuestionDraft, positions: readonly number[], lines: readonly ListedLine[]): QuestionDraft =>
  positions.reduce(
    (next, position, index) => setOption(next, position, storedWords(lines[index]?.text ?? '')),
    question,
  );

/** Right by its marks, of which a single choice takes the first. */
function marked(question: QuestionDraft, put: readonly number[], lines: readonly ListedLine[]): QuestionDraft {
  const { content } = question;
  const right = put.filter((_, index) => lines[index]?.right);
  const [first] = right;
  if (first === undefined) return question;
  if (content.type !== 'multipleChoice') return toggleCorrect(question, first);
  const others = content.correctPositions.filter((position) => !put.includes(position));
  return {
    ...question,
    content: { ...content, correctPositions: [...others, ...right].sort((a, b) => a - b) },
  };
}
