import type { AchievementCondition, CourseDraft, DraftNode, LectureDraft, NodeKey } from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';
import { innerSections, replaceInner, replaceQuestions } from '../draft/questionPlaces.ts';
import type { SectionDraft } from '../draft/sectionDraft.ts';

/** The draft with the keys of its saved nodes replaced by those of the same nodes in `known`. */
export function alignKeys(draft: CourseDraft, known: readonly CourseDraft[]): CourseDraft {
  const keys = new Map(known.flatMap(savedNodes));
  const renamed = new Map(savedNodes(draft).map(([name, key]) => [key, keys.get(name) ?? key]));
  const rename = (key: NodeKey): NodeKey => renamed.get(key) ?? key;
  const named = <Node extends DraftNode>(node: Node): Node => ({ ...node, key: rename(node.key) });
  const lecture = (each: LectureDraft): LectureDraft => ({
    ...named(each),
    content:
      each.content === 'notRead'
        ? 'notRead'
        : {
            sections: each.content.sections.map((section) => renamedSection(replaceQuestions(section, rename), rename)),
            questions: each.content.questions.map(named),
          },
  });
  return {
    ...draft,
    modules: draft.modules.map((module) => ({ ...named(module), lectures: module.lectures.map(lecture) })),
    achievements: draft.achievements.map((each) => ({
      ...named(each),
      condition: renamedCondition(each.condition, rename),
    })),
  };
}

/** Kind and id of each saved node, with its key. */
function savedNodes(draft: CourseDraft): readonly (readonly [name: string, key: NodeKey])[] {
  const lectures = lecturesOf(draft);
  const contents = lectures.flatMap(({ content }) => (content === 'notRead' ? [] : [content]));
  const sections = contents.flatMap((content) => content.sections);
  const nodes: Readonly<Record<string, readonly DraftNode[]>> = {
    module: draft.modules,
    lecture: lectures,
    section: [...sections, ...sections.flatMap(innerSections)],
    question: contents.flatMap((content) => content.questions),
    achievement: draft.achievements,
  };
  return Object.entries(nodes).flatMap(([kind, all]) =>
    all.flatMap(({ key, id }) => (id === undefined ? [] : [[`${kind} ${id}`, key] as const])),
  );
}

const renamedSection = (section: SectionDraft, rename: (key: NodeKey) => NodeKey): SectionDraft =>
  replaceInner({ ...section, key: rename(section.key) }, (sections) =>
    sections.map((inner) => renamedSection(inner, rename)),
  );

function renamedCondition(condition: AchievementCondition, rename: (key: NodeKey) => NodeKey): AchievementCondition {
  switch (condition.type) {
    case 'LECTURES_COMPLETED':
      return { ...condition, lectures: condition.lectures.map(rename) };
    case 'QUESTIONS_ANSWERED':
      return {
        ...condition,
        questions: condition.questions.map((each) => ('key' in each ? { key: rename(each.key) } : each)),
      };
    case 'QUESTIONS_ANSWERED_RATE':
      return condition;
  }
}
