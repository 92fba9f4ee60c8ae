import type { CourseDraft, LectureDraft, NodeKey } from '../draft/courseDraft.ts';
import { withInner } from '../draft/questionPlaces.ts';
import type { QuestionDraft } from '../draft/questionDraft.ts';
import { textsWith } from '../draft/replaceFile.ts';
import type { SectionDraft } from '../draft/sectionDraft.ts';
import { typeOf as sectionTypeOf } from '../../section/types.ts';
import type { FileFault } from './fileFault.ts';
import type { Finding, Rule } from './finding.ts';
import { remembered } from './remembered.ts';

/**
 * Tells where a course shows what its workspace does not have (OP-238), or a file that is heavy on a phone (OP-285), in reading order: each
 * rule once for a place. What did not change is looked through once.
 */
export function createFileCheck(faults: readonly FileFault[]): (draft: CourseDraft) => readonly Finding[] {
  if (faults.length === 0) return () => [];
  const within = (node: NodeKey | null, value: object): readonly Finding[] => {
    const fields = new Map<Rule, string>();
    for (const { part, rule } of faults) {
      const [first] = textsWith(value, part, []);
      if (first && !fields.has(rule)) fields.set(rule, first.path.join('.'));
    }
    return [...fields].map(([rule, field]) => ({ rule, place: { node, field } }));
  };
  // The sections that it holds are looked at for themselves.
  const section = remembered(({ key, content }: SectionDraft) =>
    within(key, sectionTypeOf(content).innerSections?.replaced(content, () => []) ?? content),
  );
  const question = remembered(({ key, ...own }: QuestionDraft) => within(key, own));
  const lecture = remembered(({ key, fields, content }: LectureDraft) => [
    ...within(key, fields),
    ...(content === 'notRead'
      ? []
      : [...content.sections.flatMap(withInner).flatMap(section), ...content.questions.flatMap(question)]),
  ]);
  return (draft) => [
    ...within(null, draft.fields),
    ...draft.modules.flatMap(({ key, fields, lectures }) => [...within(key, fields), ...lectures.flatMap(lecture)]),
    ...draft.achievements.flatMap(({ key, ...achievement }) => within(key, achievement)),
  ];
}
