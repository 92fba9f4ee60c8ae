/** A three-way merge of a course, by nodes and fields. Pure; the same nodes have the same keys in all three versions. */
import { keyQuestionsOfAchievements } from '../draft/achievementReferences.ts';
import type {
  AchievementDraft,
  CourseDraft,
  CourseFields,
  LectureDraft,
  LectureFields,
  ModuleDraft,
  ModuleFields,
  NodeKey,
} from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';
import { isSame } from '../draft/isSame.ts';
import type { NodeKind } from '../draft/operation.ts';
import type { QuestionDraft } from '../draft/questionDraft.ts';
import type { SectionContent, SectionDraft } from '../draft/sectionDraft.ts';
import { soundLecture } from '../draft/soundLecture.ts';
import { mergeFields } from './mergeFields.ts';
import { mergeNodes, type Conflict } from './mergeNodes.ts';
import { mergeOrder } from './mergeOrder.ts';
import { listName, tableOf, unprefixed, type NodeFields, type NodeTable, type TableNode } from './nodeTable.ts';
import { questionsById } from './questionsById.ts';
import { withoutSecondSections } from './withoutSecondSections.ts';

export interface Merged {
  readonly draft: CourseDraft;
  readonly conflicts: readonly Conflict[];
}

/**
 * The lectures whose content must be read in their version before the merge: those that were read here. The content of other lectures
 * cannot have been changed here.
 */
export const lecturesToRead = (base: CourseDraft): readonly LectureDraft[] =>
  lecturesOf(base).filter(({ content }) => content !== 'notRead');

/**
 * Merges `mine` and `theirs`, which both started from `base`. A change of one side is taken; conflicts are listed. The content of a lecture
 * that is the same in `mine` and `base` is taken from `theirs`, read or not.
 */
export function merge(base: CourseDraft, mine: CourseDraft, theirs: CourseDraft): Merged {
  const changed = changedContents(base, mine, theirs);
  const opens = ({ key }: LectureDraft): boolean => changed.has(key);
  const [before, ours, others] = [base, mine, theirs].map((draft) =>
    tableOf(questionsById(draft, [base, mine]), opens),
  ) as [NodeTable, NodeTable, NodeTable];
  const course = mergeFields(before.fields, ours.fields, others.fields);
  const { nodes, conflicts } = mergeNodes({ base: before, mine: ours, theirs: others });
  const children = Map.groupBy(nodes.values(), ({ parent, kind }) => listName(parent, kind));
  const listOf = (parent: NodeKey | null, kind: NodeKind): readonly TableNode[] => {
    const name = listName(parent, kind);
    const members = new Map((children.get(name) ?? []).map((node) => [node.key, node]));
    const [first, second, third] = [before, ours, others].map(({ lists }) => lists.get(name) ?? []);
    const order = mergeOrder(first ?? [], second ?? [], third ?? [], new Set(members.keys()));
    return order.map((key) => members.get(key) as TableNode);
  };
  const closed = new Map([...lecturesOf(mine), ...lecturesOf(theirs)].map((lecture) => [lecture.key, lecture.content]));
  const lectureOf = (node: TableNode): LectureDraft =>
    soundLecture({
      ...identity(node),
      fields: node.fields as unknown as LectureFields,
      content: changed.has(node.key)
        ? {
            sections: listOf(node.key, 'section').map(sectionOf),
            questions: listOf(node.key, 'question').map(
              (each) => ({ ...identity(each), ...each.fields }) as QuestionDraft,
            ),
          }
        : (closed.get(node.key) ?? 'notRead'),
    });
  const joined = listOf(null, 'module').map((node): ModuleDraft => ({
    ...identity(node),
    fields: node.fields as unknown as ModuleFields,
    lectures: listOf(node.key, 'lecture').map(lectureOf),
  }));
  const modules = withoutSecondSections(joined);
  const achievements = listOf(null, 'achievement').map(
    (node) => ({ ...identity(node), ...node.fields }) as AchievementDraft,
  );
  return {
    draft: {
      fields: { ...courseFieldsOf(course.fields), published: theirs.fields.published },
      modules,
      achievements: soundAchievements(
        achievements,
        modules.flatMap((module) => module.lectures),
      ),
    },
    conflicts: [
      ...course.conflicts
        .filter(({ field }) => field !== 'published')
        .map((each) => ({ type: 'field', node: null, kind: 'course', ...each }) as const),
      ...conflicts,
    ],
  };
}

/** Lectures whose content is merged node by node: those that differ. Content that was not read in all versions is left as it is. */
function changedContents(base: CourseDraft, mine: CourseDraft, theirs: CourseDraft): ReadonlySet<NodeKey> {
  const [before, ours, others] = [contentsOf(base), contentsOf(mine), contentsOf(theirs)];
  const keys = [...new Set([...before.keys(), ...ours.keys(), ...others.keys()])];
  const isMine = (key: NodeKey): boolean => !isSame(before.get(key), ours.get(key));
  if (keys.some((key) => isMine(key) && isRead(before.get(key)) && others.get(key) === 'notRead')) {
    throw new Error('A lecture that was changed must be read before it is merged (lecturesToRead).');
  }
  return new Set(
    keys.filter(
      (key) =>
        [before, ours, others].every((each) => each.get(key) !== 'notRead') &&
        (isMine(key) || !isSame(before.get(key), others.get(key))),
    ),
  );
}

const contentsOf = (draft: CourseDraft): ReadonlyMap<NodeKey, LectureDraft['content']> =>
  new Map(lecturesOf(draft).map(({ key, content }) => [key, content]));

const isRead = (content: LectureDraft['content'] | undefined): boolean =>
  content !== undefined && content !== 'notRead';

const identity = ({ key, id }: TableNode): { key: NodeKey; id?: number } => (id === undefined ? { key } : { key, id });

function sectionOf(node: TableNode): SectionDraft {
  const { sectionType: type, questions } = node.fields as {
    sectionType: SectionContent['type'];
    questions: readonly NodeKey[];
  };
  return { ...identity(node), content: { type, ...unprefixed(type, node.fields) } as SectionContent, questions };
}

function courseFieldsOf(fields: NodeFields): CourseFields {
  const plain = Object.fromEntries(Object.entries(fields).filter(([name]) => !name.includes('.')));
  return { ...plain, metadata: unprefixed('metadata', fields) } as unknown as CourseFields;
}

/** Achievements refer by key to what was read, and to nothing that was removed. */
function soundAchievements(
  achievements: readonly AchievementDraft[],
  lectures: readonly LectureDraft[],
): readonly AchievementDraft[] {
  const lectureKeys = new Set(lectures.map((lecture) => lecture.key));
  const questions = lectures.flatMap(({ content }) => (content === 'notRead' ? [] : content.questions));
  const questionKeys = new Set(questions.map((question) => question.key));
  return keyQuestionsOfAchievements(achievements, questions).map((achievement) => {
    const { condition } = achievement;
    switch (condition.type) {
      case 'LECTURES_COMPLETED':
        return {
          ...achievement,
          condition: { ...condition, lectures: condition.lectures.filter((key) => lectureKeys.has(key)) },
        };
      case 'QUESTIONS_ANSWERED': {
        const named = condition.questions.filter((each) => 'id' in each || questionKeys.has(each.key));
        return { ...achievement, condition: { ...condition, questions: named } };
      }
      case 'QUESTIONS_ANSWERED_RATE':
        return achievement;
    }
  });
}
