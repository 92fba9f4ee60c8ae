/**
 * Which option of a question an answer means (BEY-25, OP-273). Learners see and send positions; what is kept of them are ids, which an option has
 * as long as it stands in the question, whatever became of its place and its words. An id is never used again for another option, and
 * learners never see one: the order in which options were written could tell which are right.
 */
import { randomInt } from 'node:crypto';
import type { FieldProblems } from '../../shared/fieldProblems.ts';
import type { Id } from '../../shared/id.ts';
import { hasOptions, type MappingQuestion, type PositionQuestion, type Positions } from './question.ts';

export const MAX_OPTION_ID = 2_147_483_647;

/** Options that came later: above the positions that ids begin with, so that no id of one that is gone is given again. */
const firstLaterId = 1_000;

/** Ids of options in the order of the options: their first positions, as long as nothing was moved, taken out or put in. */
export const optionIdsOf = ({ answer, optionIds }: Options): readonly Id[] =>
  optionIds ?? answer.map((_, index) => index + 1);

/** The ids to store: none where they say nothing that positions do not. */
const toStored = (ids: readonly Id[]): readonly Id[] | undefined =>
  ids.every((id, index) => id === index + 1) ? undefined : ids;

/** Reads the ids that an author sends; undefined where none were sent, or where they do not fit. */
export function readOptionIds(
  received: readonly Id[] | null | undefined,
  optionCount: number,
  field: string,
  problems: FieldProblems,
): readonly Id[] | undefined {
  if (received === null || received === undefined) {
    return undefined;
  }
  if (received.length !== optionCount) {
    problems.add(field, `must have one id for each of the ${optionCount} options`);
  } else if (new Set(received).size !== received.length) {
    problems.add(field, 'must have each id once');
  }
  return received;
}

/** What an option is told by. */
type Options = Pick<PositionQuestion, 'answer' | 'optionIds'>;

/**
 * The question with the ids of its options. Those that its author did not send follow from the question as it was, undefined for a new one: an
 * option with the same words is the same one; of as many options as there were, one with new words in the place of one whose words are gone
 * is that one reworded; any other is new.
 */
export function withOptionIds<Kind extends Options>(
  question: Kind,
  before: Options | Pick<MappingQuestion, 'answer'> | undefined,
): Kind {
  const { optionIds, ...rest } = question;
  const ids = toStored(optionIds ?? idsAfter(question, before));
  return { ...rest, ...(ids === undefined ? {} : { optionIds: ids }) } as Kind;
}

/**
 * A question of an earlier revision with the ids that its options have today. Before options had ids an author could move them and nothing was noted:
 * where such a question says by its positions that one of its options is another than the one with these words today, its ids follow from
 * the question of today, as if it were saved over it.
 */
export function withOptionIdsOfToday<Kind extends Options>(earlier: Kind, today: Options): Kind {
  const idsToday = optionIdsOf(today);
  const isOther = earlier.answer.some((text, place) => {
    const ids = idsToday.filter((_, at) => today.answer[at] === text);
    return ids.length > 0 && !ids.includes(place + 1);
  });
  return earlier.optionIds === undefined && isOther ? withOptionIds(earlier, today) : earlier;
}

function idsAfter(question: Options, before: Options | Pick<MappingQuestion, 'answer'> | undefined): readonly Id[] {
  if (before === undefined) {
    return optionIdsOf(question);
  }
  // Ids that items of a placement had are no ids of options, and positions could be those of options before that.
  return inferredIds(question.answer, hasOptions(before) ? before : { answer: [] });
}

function inferredIds(texts: readonly string[], before: Options): readonly Id[] {
  const idsBefore = optionIdsOf(before);
  const taken = new Set<number>();
  const take = (place: number): number | undefined => {
    const id = idsBefore[place];
    if (id === undefined || taken.has(id)) {
      return undefined;
    }
    taken.add(id);
    return id;
  };
  // An option that stayed in its place comes first, so that options of equal words do not change theirs.
  const inPlace = texts.map((text, place) => (before.answer[place] === text ? take(place) : undefined));
  const byWords = texts.map(
    (text, place) =>
      inPlace[place] ?? take(before.answer.findIndex((other, at) => other === text && !taken.has(idsBefore[at] ?? 0))),
  );
  const isReworded = texts.length === before.answer.length;
  return byWords.map((id, place) => id ?? (isReworded ? take(place) : undefined) ?? newOptionId(taken));
}

function newOptionId(taken: Set<number>): number {
  let id = randomInt(firstLaterId, MAX_OPTION_ID);
  while (taken.has(id)) {
    id = randomInt(firstLaterId, MAX_OPTION_ID);
  }
  taken.add(id);
  return id;
}

/** Positions as they are kept: ids of options. */
export const idsOfPositions = (question: PositionQuestion, positions: Positions): readonly Id[] => {
  const ids = optionIdsOf(question);
  return positions.map((position) => ids[position - 1] ?? position);
};

/** Where the options of these ids stand today; null when one of them is gone. */
export function positionsOfIds(question: PositionQuestion, ids: readonly Id[]): Positions | null {
  const today = optionIdsOf(question);
  const positions = ids.map((id) => today.indexOf(id) + 1);
  return positions.includes(0) ? null : positions;
}
