/** Where nodes stand in a draft. The nodes of a lecture's content are found by an index that lives as long as that content. */
import type {
  AchievementDraft,
  CourseDraft,
  LectureContent,
  LectureDraft,
  ModuleDraft,
  NodeKey,
} from './courseDraft.ts';
import type {
  AchievementsPlace,
  LecturesPlace,
  ModulesPlace,
  NodeKind,
  OptionPlace,
  QuestionsPlace,
  SectionsPlace,
} from './operation.ts';
import type { QuestionDraft } from './questionDraft.ts';
import type { SectionDraft } from './sectionDraft.ts';

/** Steps from the draft to a node or list, as patches write them. */
export type NodePath = readonly (string | number)[];

interface Found<Kind extends NodeKind, Node, Place> {
  readonly kind: Kind;
  readonly node: Node;
  readonly place: Place;
  readonly path: NodePath;
}

export type FoundNode =
  | Found<'module', ModuleDraft, ModulesPlace>
  | Found<'lecture', LectureDraft, LecturesPlace>
  | FoundInLecture
  | Found<'achievement', AchievementDraft, AchievementsPlace>;

type FoundInLecture = (
  | Found<'section', SectionDraft, SectionsPlace | OptionPlace>
  | Found<'question', QuestionDraft, QuestionsPlace>
) & {
  /** The lecture that it stands in. */
  readonly lecture: LectureDraft;
};

/** The node with a key; null when there is none, or when it is in a content that was not read. */
export function findNode(draft: CourseDraft, key: NodeKey): FoundNode | null {
  for (const [moduleIndex, module] of draft.modules.entries()) {
    const modulePath = ['modules', moduleIndex];
    if (module.key === key) {
      return { kind: 'module', node: module, place: { list: 'modules', at: moduleIndex }, path: modulePath };
    }
    for (const [at, lecture] of module.lectures.entries()) {
      const path = [...modulePath, 'lectures', at];
      if (lecture.key === key) {
        return { kind: 'lecture', node: lecture, place: { list: 'lectures', module: module.key, at }, path };
      }
      const found = lecture.content === 'notRead' ? undefined : indexOf(lecture.content).get(key);
      if (found !== undefined) {
        return withinLecture(found, lecture, path);
      }
    }
  }
  const at = draft.achievements.findIndex((achievement) => achievement.key === key);
  const node = draft.achievements[at];
  return node === undefined
    ? null
    : { kind: 'achievement', node, place: { list: 'achievements', at }, path: ['achievements', at] };
}

/** The found node when it is of that kind, else null. */
export function findOf<Kind extends NodeKind>(
  draft: CourseDraft,
  kind: Kind,
  key: NodeKey,
): Extract<FoundNode, { readonly kind: Kind }> | null {
  const found = findNode(draft, key);
  return found?.kind === kind ? (found as Extract<FoundNode, { readonly kind: Kind }>) : null;
}

/** All lectures in order. */
export const lecturesOf = (draft: CourseDraft): readonly LectureDraft[] =>
  draft.modules.flatMap((module) => module.lectures);

type Entry =
  | { readonly kind: 'section'; readonly node: SectionDraft; readonly at: number; readonly within?: Within }
  | { readonly kind: 'question'; readonly node: QuestionDraft; readonly at: number };

interface Within {
  readonly branch: NodeKey;
  readonly branchAt: number;
  readonly option: number;
}

const indexes = new WeakMap<LectureContent, ReadonlyMap<NodeKey, Entry>>();

function indexOf(content: LectureContent): ReadonlyMap<NodeKey, Entry> {
  const known = indexes.get(content);
  if (known !== undefined) {
    return known;
  }
  const index = new Map<NodeKey, Entry>();
  for (const [at, node] of content.questions.entries()) {
    index.set(node.key, { kind: 'question', node, at });
  }
  for (const [branchAt, section] of content.sections.entries()) {
    index.set(section.key, { kind: 'section', node: section, at: branchAt });
    if (section.content.type === 'branch') {
      for (const [option, { sections }] of section.content.options.entries()) {
        for (const [at, node] of sections.entries()) {
          index.set(node.key, { kind: 'section', node, at, within: { branch: section.key, branchAt, option } });
        }
      }
    }
  }
  indexes.set(content, index);
  return index;
}

function withinLecture(entry: Entry, lecture: LectureDraft, lecturePath: NodePath): FoundInLecture {
  const { at } = entry;
  const content = [...lecturePath, 'content'];
  if (entry.kind === 'question') {
    const place: QuestionsPlace = { list: 'questions', lecture: lecture.key, at };
    return { kind: 'question', node: entry.node, lecture, place, path: [...content, 'questions', at] };
  }
  const { node, within } = entry;
  if (within === undefined) {
    const place: SectionsPlace = { list: 'sections', lecture: lecture.key, at };
    return { kind: 'section', node, lecture, place, path: [...content, 'sections', at] };
  }
  const { branch, branchAt, option } = within;
  return {
    kind: 'section',
    node,
    lecture,
    place: { list: 'option', branch, option, at },
    path: [...content, 'sections', branchAt, 'content', 'options', option, 'sections', at],
  };
}
