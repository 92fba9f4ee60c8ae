/** Reading the achievements of a course as an author sends them (GW-26, GAM-02, OP-25). */
import { readAddress } from './addressRules.ts';
import type { GamificationItem, OutlineModule } from './content.ts';
import type { ReceivedGamificationItem } from '../course/courseSchemas.ts';
import type { FieldProblems } from '../shared/fieldProblems.ts';
import type { Id } from '../shared/id.ts';

/** An item as it was received: what it means stands in it by id, or by the name that it has in the request. */
export type DraftGamificationItem = Omit<GamificationItem, 'id' | References> & {
  readonly id: Id | null;
  readonly clientKey: string | null;
} & Readonly<Record<References, readonly NodeReference[]>>;

export type NodeReference = Id | string;

type References = 'lectureIds' | 'questionAnswerIds';

/** The ids that items may speak of. */
export interface ContentIds {
  readonly lectures: ReadonlySet<Id>;
  readonly questions: ReadonlySet<Id>;
}

export function contentIds(modules: readonly OutlineModule[]): ContentIds {
  const lectures = modules.flatMap((module) => module.lectures);
  return {
    lectures: new Set(lectures.map((lecture) => lecture.id)),
    questions: new Set(lectures.flatMap((lecture) => lecture.questions.map((question) => question.id))),
  };
}

/** Each condition has its own member; the others are emptied. References are checked by {@link linkItems}. */
export function readGamificationItems(
  received: readonly ReceivedGamificationItem[],
  problems: FieldProblems,
): readonly DraftGamificationItem[] {
  return received.map((item, index) => {
    const field = `gamificationItems.${index}`;
    const type = item['@type'];
    if (item.name === '') {
      problems.addUnfinished(`${field}.name`);
    }
    const rate = type === 'QUESTIONS_ANSWERED_RATE' ? (item.qaRate ?? null) : null;
    if (type === 'QUESTIONS_ANSWERED_RATE' && rate === null) {
      problems.add(`${field}.qaRate`, 'is required', { reason: 'REQUIRED' });
    }
    return {
      id: item.id ?? null,
      clientKey: item.clientKey ?? null,
      type,
      kind: item.kind ?? null,
      name: item.name,
      description: item.description ?? '',
      imageUrl: readAddress(item.imageUrl ?? null, `${field}.imageUrl`, problems),
      lectureIds: type === 'LECTURES_COMPLETED' ? (item.lectureIds ?? []) : [],
      questionAnswerIds: type === 'QUESTIONS_ANSWERED' ? (item.questionAnswerIds ?? []) : [],
      qaRate: rate,
    };
  });
}

/**
 * Items with the ids of what they mean: `idOf` answers the id of what has a name in the request, or, for a new course, an id there;
 * undefined where there is none. A name that stands nowhere is a problem.
 */
export function nameItems(
  items: readonly DraftGamificationItem[],
  idOf: (kind: 'lecture' | 'question', reference: NodeReference) => Id | undefined,
  problems: FieldProblems,
): readonly (Omit<GamificationItem, 'id'> & { readonly draft: DraftGamificationItem })[] {
  return items.map((draft, index) => {
    const name = (references: readonly NodeReference[], kind: 'lecture' | 'question', member: References): Id[] => {
      const ids = references.map((reference, place) => {
        const id = idOf(kind, reference);
        if (id === undefined && typeof reference === 'string') {
          problems.add(
            `gamificationItems.${index}.${member}.${place}`,
            `there is no ${kind} ${reference} in the request`,
          );
        }
        return id ?? reference;
      });
      return [...new Set(ids)].filter((id) => typeof id === 'number');
    };
    const { id: _id, clientKey: _key, ...item } = draft;
    return {
      ...item,
      draft,
      lectureIds: name(item.lectureIds, 'lecture', 'lectureIds'),
      questionAnswerIds: name(item.questionAnswerIds, 'question', 'questionAnswerIds'),
    };
  });
}

/**
 * Items whose references point into `now`. What was in the course before and is removed by this save falls out of the items;
 * what never was in the course is a problem.
 */
export function linkItems<Item extends Pick<GamificationItem, 'lectureIds' | 'questionAnswerIds'>>(
  items: readonly Item[],
  now: ContentIds,
  before: ContentIds,
  problems: FieldProblems,
): readonly Item[] {
  return items.map((item, index) => {
    const field = `gamificationItems.${index}`;
    const link = (ids: readonly Id[], kind: keyof ContentIds, member: string): readonly Id[] => {
      const unknown = ids.find((id) => !now[kind].has(id) && !before[kind].has(id));
      if (unknown !== undefined) {
        problems.add(`${field}.${member}`, `there is no ${unknown} in this course`);
      }
      return ids.filter((id) => now[kind].has(id));
    };
    return {
      ...item,
      lectureIds: link(item.lectureIds, 'lectures', 'lectureIds'),
      questionAnswerIds: link(item.questionAnswerIds, 'questions', 'questionAnswerIds'),
    };
  });
}
