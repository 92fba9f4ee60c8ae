/** Reading the achievements of a course as an author sends them (GW-26, GAM-02, OP-25). */
import { readAddress } from './addressRules.ts';
import type { GamificationItem, OutlineModule } from './content.ts';
import type { ReceivedGamificationItem } from '../course/courseSchemas.ts';
import type { FieldProblems } from '../shared/fieldProblems.ts';
import type { Id } from '../shared/id.ts';

export type DraftGamificationItem = Omit<GamificationItem, 'id'> & { readonly id: Id | null };

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
    const rate = type === 'QUESTIONS_ANSWERED_RATE' ? (item.qaRate ?? null) : null;
    if (type === 'QUESTIONS_ANSWERED_RATE' && rate === null) {
      problems.add(`${field}.qaRate`, 'is required');
    }
    return {
      id: item.id ?? null,
      type,
      kind: item.kind ?? null,
      name: item.name,
      description: item.description ?? '',
      imageUrl: readAddress(item.imageUrl ?? null, `${field}.imageUrl`, problems),
      lectureIds: type === 'LECTURES_COMPLETED' ? [...new Set(item.lectureIds ?? [])] : [],
      questionAnswerIds: type === 'QUESTIONS_ANSWERED' ? [...new Set(item.questionAnswerIds ?? [])] : [],
      qaRate: rate,
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
