import type { LectureDraft, ModuleDraft, NodeKey } from '../draft/courseDraft.ts';
import { replaceInner } from '../draft/questionPlaces.ts';
import type { SectionDraft } from '../draft/sectionDraft.ts';

/**
 * A section that one side moved out of a branch, or into one, can occur twice after a merge, because a branch is merged as a whole. The one
 * in the lecture itself stays, or else the first.
 */
export function withoutSecondSections(modules: readonly ModuleDraft[]): readonly ModuleDraft[] {
  const contents = modules.flatMap(({ lectures }) => lectures.map(({ content }) => content));
  const seen = new Set<NodeKey>(
    contents.flatMap((content) => (content === 'notRead' ? [] : content.sections.map(({ key }) => key))),
  );
  const isFirst = ({ key }: SectionDraft): boolean => !seen.has(key) && seen.add(key).has(key);
  const section = (each: SectionDraft): SectionDraft =>
    replaceInner(each, (sections) => sections.filter((inner) => isFirst(inner)));
  const lecture = (each: LectureDraft): LectureDraft =>
    each.content === 'notRead'
      ? each
      : { ...each, content: { ...each.content, sections: each.content.sections.map(section) } };
  return modules.map((module) => ({ ...module, lectures: module.lectures.map(lecture) }));
}
