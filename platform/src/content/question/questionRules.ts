/** Reading a question as an author sends it (OP-20, OP-43, OP-57, QEDIT-03, QEDIT-04). */
import type { CorrectAnswer, Id, MappingAnswer, Question, QuestionType } from '../content.ts';
import type { FieldProblems } from '../../shared/fieldProblems.ts';
import { readHtml, readTextOrHtml } from '../../shared/htmlFields.ts';
import type { ReceivedQuestion } from './questionSchemas.ts';

/** A question that may not have its id yet. */
export type DraftQuestion = Omit<Question, 'id'> & { readonly id: Id | null };

type Mapping = Readonly<Record<string, readonly string[]>>;

/** QEDIT-03: what a question without answers begins with. */
const DEFAULT_OPTIONS = ['Answer 1', 'Answer 2'] as const;
const DEFAULT_CORRECT = 2;

const MAPPING_TYPES: ReadonlySet<QuestionType> = new Set<QuestionType>(['Categorization', 'MultipleAssociation']);

/** Reads one question; what does not fit is added to `problems` with its path below `field`. */
export function readQuestion(received: ReceivedQuestion, field: string, problems: FieldProblems): DraftQuestion {
  const type = received['@type'] ?? 'SingleChoice';
  const { answer, correctAnswer, positions } = MAPPING_TYPES.has(type)
    ? readMapping(type, received, field, problems)
    : readChoice(type, received, field, problems);
  return {
    id: received.id ?? null,
    type,
    question: readTextOrHtml(received.question ?? '', `${field}.question`, problems),
    answer,
    correctAnswer,
    explanation: readExplanation(received.explanation ?? null, positions, field, problems),
    weight: received.weight ?? 1,
    wrongLimit: received.wrongLimit ?? 0,
  };
}

interface ReadAnswer {
  readonly answer: Question['answer'];
  readonly correctAnswer: CorrectAnswer;
  /** Keys that an explanation may have; null for any. */
  readonly positions: number | null;
}

function readChoice(
  type: QuestionType,
  received: ReceivedQuestion,
  field: string,
  problems: FieldProblems,
): ReadAnswer {
  const given = received.answer ?? null;
  if (given !== null && !isOptions(given)) {
    problems.add(`${field}.answer`, 'must be a list of texts');
    return { answer: [], correctAnswer: [], positions: 0 };
  }
  const answer = (given ?? DEFAULT_OPTIONS).map((option, index) =>
    readTextOrHtml(option, `${field}.answer.${index}`, problems),
  );
  if (answer.length === 0) problems.add(`${field}.answer`, 'must have at least one answer');
  const correct = received.correctAnswer ?? (given === null ? defaultCorrect(type) : null);
  return {
    answer,
    correctAnswer: readPositions(type, correct, answer.length, `${field}.correctAnswer`, problems),
    positions: answer.length,
  };
}

function defaultCorrect(type: QuestionType): number[] {
  return type === 'SingleOrdering' ? DEFAULT_OPTIONS.map((_, index) => index + 1) : [DEFAULT_CORRECT];
}

function readPositions(
  type: QuestionType,
  received: ReceivedQuestion['correctAnswer'],
  optionCount: number,
  field: string,
  problems: FieldProblems,
): readonly number[] {
  const positions = typeof received === 'number' ? [received] : received;
  if (!Array.isArray(positions) || positions.length === 0) {
    problems.add(field, 'must name at least one position');
    return [];
  }
  if (positions.some((position) => position < 1 || position > optionCount)) {
    problems.add(field, `positions must be whole numbers from 1 to ${optionCount}`);
    return [];
  }
  const distinct = [...new Set<number>(positions)];
  if (type === 'SingleOrdering') {
    if (distinct.length !== positions.length || distinct.length !== optionCount) {
      problems.add(field, `must name each position from 1 to ${optionCount} once`);
    }
    return positions;
  }
  if (type !== 'MultipleChoice' && distinct.length !== 1) problems.add(field, 'must be one position');
  return distinct;
}

function readMapping(
  type: QuestionType,
  received: ReceivedQuestion,
  field: string,
  problems: FieldProblems,
): ReadAnswer {
  const given = received.answer ?? null;
  if (given === null || isOptions(given)) {
    problems.add(`${field}.answer`, 'must have itemMapping and categoryMapping');
    return { answer: { itemMapping: {}, categoryMapping: {}, solution: {} }, correctAnswer: {}, positions: null };
  }
  const labels = {
    itemMapping: readLabels(given.itemMapping, `${field}.answer.itemMapping`, problems),
    categoryMapping: readLabels(given.categoryMapping, `${field}.answer.categoryMapping`, problems),
  };
  const solution = readSolution(type, given.solution ?? null, labels, `${field}.answer.solution`, problems);
  const correct = isMapping(received.correctAnswer)
    ? readSolution(type, received.correctAnswer, labels, `${field}.correctAnswer`, problems)
    : null;
  if (solution !== null && correct !== null && !sameMapping(solution, correct)) {
    problems.add(`${field}.correctAnswer`, 'must be the same as the solution of the answer');
  }
  const right = correct ?? solution;
  if (right === null) problems.add(`${field}.correctAnswer`, 'must map category ids to lists of item ids');
  return { answer: { ...labels, solution: right ?? {} }, correctAnswer: right ?? {}, positions: null };
}

/** Every category gets an entry, empty where nothing belongs to it. */
function readSolution(
  type: QuestionType,
  received: Readonly<Record<string, readonly (string | number)[]>> | null,
  labels: Pick<MappingAnswer, 'itemMapping' | 'categoryMapping'>,
  field: string,
  problems: FieldProblems,
): Mapping | null {
  if (received === null) return null;
  const placed = new Set<string>();
  const solution: Record<string, readonly string[]> = {};
  for (const category of Object.keys(labels.categoryMapping)) solution[category] = [];
  for (const [category, items] of Object.entries(received)) {
    const ids = [...new Set(items.map(String))];
    if (!Object.hasOwn(labels.categoryMapping, category)) problems.add(field, `there is no category ${category}`);
    for (const id of ids) {
      if (!Object.hasOwn(labels.itemMapping, id)) problems.add(field, `there is no item ${id}`);
      if (type === 'Categorization' && placed.has(id)) problems.add(field, `item ${id} may stand in one category only`);
      placed.add(id);
    }
    solution[category] = ids;
  }
  return solution;
}

function sameMapping(a: Mapping, b: Mapping): boolean {
  return Object.keys(a).every((category) => {
    const items = new Set(a[category]);
    const others = b[category] ?? [];
    return items.size === others.length && others.every((item) => items.has(item));
  });
}

/** Explanations of positions that are no longer there are left out; null when nothing is explained. */
function readExplanation(
  received: ReceivedQuestion['explanation'] | null,
  positions: number | null,
  field: string,
  problems: FieldProblems,
): Question['explanation'] {
  if (received === null || received === undefined) return null;
  const { type } = received;
  const content: Record<string, unknown> = {};
  for (const [position, value] of Object.entries(received.content)) {
    if (
      value === null ||
      value === '' ||
      (positions !== null && !(Number(position) >= 1 && Number(position) <= positions))
    ) {
      continue;
    }
    const place = `${field}.explanation.content.${position}`;
    if (type !== 'json' && typeof value !== 'string') {
      problems.add(place, 'must be a text');
    } else {
      content[position] = type === 'html' ? readHtml(value as string, place, problems) : value;
    }
  }
  return Object.keys(content).length > 0 ? { type, content } : null;
}

function readLabels(
  labels: Readonly<Record<string, string>>,
  field: string,
  problems: FieldProblems,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(labels).map(([id, label]) => [id, readTextOrHtml(label, `${field}.${id}`, problems)]),
  );
}

function isOptions(answer: NonNullable<ReceivedQuestion['answer']>): answer is string[] {
  return Array.isArray(answer);
}

function isMapping(
  received: ReceivedQuestion['correctAnswer'],
): received is Readonly<Record<string, (string | number)[]>> {
  return typeof received === 'object' && received !== null && !Array.isArray(received);
}
