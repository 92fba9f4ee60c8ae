import type { CourseDraft, DraftNode, LectureDraft, ModuleDraft, NodeKey } from '../draft/courseDraft.ts';
import type { SectionDraft } from '../draft/sectionDraft.ts';

/** Ids that the platform gave, by the key of their node. */
export type GivenIds = ReadonlyMap<NodeKey, number>;

/**
 * The editing state after a save of `sent`: the platform now has what was sent, and what was typed meanwhile stays on top. Only ids are
 * taken from the answer, never text.
 */
export function rebase(
  draft: CourseDraft,
  sent: CourseDraft,
  ids: GivenIds,
): { readonly base: CourseDraft; readonly draft: CourseDraft } {
  const base = withIds(sent, ids);
  return { base, draft: draft === sent ? base : withIds(draft, ids) };
}

/** The draft with these ids at nodes that have none yet; the same draft when there is no such node. */
export function withIds(draft: CourseDraft, ids: GivenIds): CourseDraft {
  if (ids.size === 0) {
    return draft;
  }
  const modules = mapped(draft.modules, (module) => identified(moduleWithIds(module, ids), ids));
  const achievements = mapped(draft.achievements, (achievement) => identified(achievement, ids));
  return modules === draft.modules && achievements === draft.achievements ? draft : { ...draft, modules, achievements };
}

function moduleWithIds(module: ModuleDraft, ids: GivenIds): ModuleDraft {
  const lectures = mapped(module.lectures, (lecture) => identified(lectureWithIds(lecture, ids), ids));
  return lectures === module.lectures ? module : { ...module, lectures };
}

function lectureWithIds(lecture: LectureDraft, ids: GivenIds): LectureDraft {
  if (lecture.content === 'notRead') {
    return lecture;
  }
  const { sections, questions } = lecture.content;
  const content = {
    sections: mapped(sections, (section) => sectionWithIds(section, ids)),
    questions: mapped(questions, (question) => identified(question, ids)),
  };
  return content.sections === sections && content.questions === questions ? lecture : { ...lecture, content };
}

function sectionWithIds(section: SectionDraft, ids: GivenIds): SectionDraft {
  const { content } = section;
  if (content.type !== 'branch') {
    return identified(section, ids);
  }
  const options = mapped(content.options, (option) => {
    const sections = mapped(option.sections, (inner) => sectionWithIds(inner, ids));
    return sections === option.sections ? option : { ...option, sections };
  });
  return identified(options === content.options ? section : { ...section, content: { ...content, options } }, ids);
}

function identified<Node extends DraftNode>(node: Node, ids: GivenIds): Node {
  const id = node.id === undefined ? ids.get(node.key) : undefined;
  return id === undefined ? node : { ...node, id };
}

/** The list with each member replaced; the same list when none changes. */
function mapped<T>(list: readonly T[], next: (member: T) => T): readonly T[] {
  const result = list.map((member) => next(member));
  return result.every((member, at) => member === list[at]) ? list : result;
}
