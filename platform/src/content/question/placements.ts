/** Questions that are answered by placing items into categories (OP-20). */
import { z } from 'zod';
import type { FieldProblems } from '../../shared/fieldProblems.ts';
import { readLabel } from '../../shared/htmlFields.ts';
import type {
  KeptAnswer,
  MappingAnswer,
  MappingQuestion,
  Placement,
  UnreadableAnswer,
  UserAnswer,
} from './question.ts';
import { sameSet, type QuestionKind, type ReadAnswer } from './questionKind.ts';
import { labelsSchema } from './questionFields.ts';

const needsMappings = 'must have itemMapping and categoryMapping';
const placementSchema = z.record(
  z.string().max(50),
  z.array(z.union([z.string().max(50), z.number()])).max(1000),
  'must map category ids to lists of item ids',
);
const request = z.object({
  answer: z
    .object(
      {
        itemMapping: labelsSchema.describe('Item id to label.'),
        categoryMapping: labelsSchema.describe('Category id to label.'),
        solution: placementSchema
          .nullish()
          .describe('Category id to item ids; the same as correctAnswer, which may be left out.'),
      },
      needsMappings,
    )
    .describe('Items and categories.'),
  correctAnswer: placementSchema
    .nullish()
    .describe('The right answer: category id to item ids; the solution of the answer when left out.'),
});

type Request = typeof request;
type Received = z.output<Request>;

type Labels = Pick<MappingAnswer, 'itemMapping' | 'categoryMapping'>;

/** `itemsStandOnce`: an item has its place in one category only. */
export function placementKind({
  itemsStandOnce,
}: {
  readonly itemsStandOnce: boolean;
}): QuestionKind<MappingQuestion, Request> {
  return {
    request,
    form: 'placement',
    read: (received, field, problems) => readMapping(received, field, problems, itemsStandOnce),
    readAnswer: (question, raw) => readPlacement(question, raw, itemsStandOnce),
    keep: (_question, answer) => placementOf(answer) as KeptAnswer,
    recall: (question, kept) => recall(question, kept),
    isCorrect: ({ correctAnswer }, answer) => sameSet(placedPairs(correctAnswer), placedPairs(placementOf(answer))),
    parts: ({ answer: { itemMapping }, correctAnswer }, answer) => {
      const given = placementOf(answer);
      const items = Object.keys(itemMapping);
      const correct = items.filter((item) =>
        sameCategories(categoriesOf(correctAnswer, item), categoriesOf(given, item)),
      );
      return { correct: correct.length, total: items.length };
    },
    size: ({ correctAnswer }) => sizeOf(correctAnswer),
    answerWire: ({ answer: { itemMapping, categoryMapping, solution } }, open) => {
      const visible = { itemMapping: inIdOrder(itemMapping), categoryMapping: inIdOrder(categoryMapping) };
      return open ? { ...visible, solution } : visible;
    },
    choosesPositions: false,
  };
}

/** Items and categories are known by their ids; a placement with one that is gone is no answer any more. */
function recall({ answer: { itemMapping, categoryMapping } }: MappingQuestion, kept: KeptAnswer): Placement | null {
  const placement = placementOf(kept);
  const placed = Object.entries(placement);
  const isThere = placed.every(
    ([category, items]) =>
      Object.hasOwn(categoryMapping, category) && items.every((item) => Object.hasOwn(itemMapping, item)),
  );
  return isThere && placed.length > 0 ? placement : null;
}

const placementOf = (answer: UserAnswer): Placement => (Array.isArray(answer) ? {} : (answer as Placement));

function readMapping(
  received: Received,
  field: string,
  problems: FieldProblems,
  itemsStandOnce: boolean,
): ReadAnswer<MappingQuestion> {
  const given = received.answer;
  const labels = {
    itemMapping: readLabels(given.itemMapping, `${field}.answer.itemMapping`, problems),
    categoryMapping: readLabels(given.categoryMapping, `${field}.answer.categoryMapping`, problems),
  };
  const read = (placement: ReceivedPlacement, place: string): Placement =>
    readSolution(placement, labels, `${field}.${place}`, problems, itemsStandOnce);
  const solution = given.solution ? read(given.solution, 'answer.solution') : null;
  const correct = received.correctAnswer ? read(received.correctAnswer, 'correctAnswer') : null;
  if (solution !== null && correct !== null && !samePlacement(solution, correct)) {
    problems.add(`${field}.correctAnswer`, 'must be the same as the solution of the answer');
  }
  const right = correct ?? solution;
  if (right === null) {
    problems.add(`${field}.correctAnswer`, 'must map category ids to lists of item ids');
  }
  return { answer: { ...labels, solution: right ?? {} }, correctAnswer: right ?? {}, positions: null };
}

type ReceivedPlacement = Readonly<Record<string, readonly (string | number)[]>>;

/** Every category gets an entry, empty where nothing belongs to it. */
function readSolution(
  received: ReceivedPlacement,
  labels: Labels,
  field: string,
  problems: FieldProblems,
  itemsStandOnce: boolean,
): Placement {
  const placed = new Set<string>();
  const solution = new Map<string, readonly string[]>(
    Object.keys(labels.categoryMapping).map((category) => [category, []]),
  );
  for (const [category, items] of Object.entries(received)) {
    const ids = [...new Set(items.map(String))];
    if (!Object.hasOwn(labels.categoryMapping, category)) {
      problems.add(field, `there is no category ${category}`);
    }
    for (const id of ids) {
      if (!Object.hasOwn(labels.itemMapping, id)) {
        problems.add(field, `there is no item ${id}`);
      }
      if (itemsStandOnce && placed.has(id)) {
        problems.add(field, `item ${id} may stand in one category only`);
      }
      placed.add(id);
    }
    solution.set(category, ids);
  }
  return Object.fromEntries(solution);
}

function samePlacement(a: Placement, b: Placement): boolean {
  return Object.entries(a).every(([category, items]) => {
    const others = Object.hasOwn(b, category) ? (b[category] ?? []) : [];
    const known = new Set(items);
    return known.size === others.length && others.every((item) => known.has(item));
  });
}

function readLabels(
  labels: Readonly<Record<string, string>>,
  field: string,
  problems: FieldProblems,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(labels).map(([id, label]) => [id, readLabel(label, `${field}.${id}`, problems)]),
  );
}

/** Item ids may be numbers; empty categories are dropped. */
function readPlacement(
  question: MappingQuestion,
  raw: unknown,
  itemsStandOnce: boolean,
): UserAnswer | UnreadableAnswer {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { problem: 'must map category ids to lists of item ids' };
  }
  const { answer } = question;
  const read = new Map<string, readonly string[]>();
  for (const [category, items] of Object.entries(raw)) {
    if (!Object.hasOwn(answer.categoryMapping, category)) {
      return { problem: `there is no category ${category}` };
    }
    if (!Array.isArray(items)) {
      return { problem: 'must map category ids to lists of item ids' };
    }
    const ids = items.map((item: unknown) =>
      typeof item === 'number' || typeof item === 'string' ? String(item) : '',
    );
    const unknownItem = ids.find((id) => !Object.hasOwn(answer.itemMapping, id));
    if (unknownItem !== undefined) {
      return { problem: `there is no item ${unknownItem}` };
    }
    if (ids.length > 0) {
      read.set(category, [...new Set(ids)]);
    }
  }
  const placement = Object.fromEntries(read);
  const problem = placementProblem(question, placement, itemsStandOnce);
  return problem === null ? placement : { problem };
}

/**
 * What makes a placement of known items unfinished or impossible, so that it must not cost a try (OP-139); null when it can be graded. It is
 * finished when every item stands somewhere, or when as many are placed as the right answer places, where some belong nowhere.
 */
function placementProblem(
  { answer, correctAnswer }: MappingQuestion,
  placement: Placement,
  itemsStandOnce: boolean,
): string | null {
  const placed = Object.values(placement).flat();
  const distinct = new Set(placed);
  if (placed.length === 0) {
    return 'must place at least one item';
  }
  const twice = itemsStandOnce ? placed.find((item, index) => placed.indexOf(item) !== index) : undefined;
  if (twice !== undefined) {
    return `item ${twice} may stand in one category only`;
  }
  const left = Object.keys(answer.itemMapping).length - distinct.size;
  return left === 0 || placed.length >= sizeOf(correctAnswer) ? null : 'must place every item';
}

const sizeOf = (placement: Placement): number =>
  Object.values(placement).reduce((size, items) => size + new Set(items).size, 0);

/** One text per category and item placed in it, so that placements compare as sets; empty categories vanish. */
function placedPairs(answer: Placement): readonly string[] {
  return Object.entries(answer).flatMap(([category, items]) => items.map((item) => JSON.stringify([category, item])));
}

/** The categories that an item stands in, in a stable order. */
const categoriesOf = (placement: Placement, item: string): string[] =>
  Object.keys(placement)
    .filter((category) => placement[category]?.includes(item))
    .sort();

const sameCategories = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((category, index) => category === b[index]);

/** The stored order could tell which items belong together; the order of their ids tells nothing. */
function inIdOrder(labels: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(labels).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })));
}
