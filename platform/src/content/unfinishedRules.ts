/** What of stored content its author has not finished: a draft may lack it, learners need it (OP-230). */
import type { LectureBody, Outline } from './content.ts';
import { sectionKind, type Section } from './section/types.ts';

/**
 * The fields that are still empty, by dotted paths as an author sends the tree. `bodies` are those of the outline's lectures by hash; a lecture whose
 * body is not among them is asked for its name alone.
 */
export const unfinishedFields = (outline: Outline, bodies: ReadonlyMap<string, LectureBody>): readonly string[] => [
  ...outline.modules.flatMap((module, index) => [
    ...nameless(module, `modules.${index}`),
    ...module.lectures.flatMap((lecture, place) => {
      const field = `modules.${index}.lectures.${place}`;
      const sections = bodies.get(lecture.bodyHash)?.sections ?? [];
      return [...nameless(lecture, field), ...unfinishedSections(sections, field)];
    }),
  ]),
  ...outline.gamificationItems.flatMap((item, index) => nameless(item, `gamificationItems.${index}`)),
];

const nameless = ({ name }: { readonly name: string }, field: string): readonly string[] =>
  name === '' ? [`${field}.name`] : [];

const unfinishedSections = (sections: readonly Section[], field: string): readonly string[] =>
  sections.flatMap((section, index) => unfinishedSection(section, `${field}.sections.${index}`));

function unfinishedSection({ type, content }: Section, field: string): readonly string[] {
  if (type !== 'JSON') {
    return [];
  }
  const inside = `${field}.content.content`;
  if (content.type === 'BRANCH') {
    return content.content.options.flatMap((option, index) =>
      unfinishedSections(option.sections, `${inside}.options.${index}`),
    );
  }
  return (sectionKind(content.type)?.unfinished?.(content.content as never) ?? []).map((path) => `${inside}.${path}`);
}
