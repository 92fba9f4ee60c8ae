import type { CourseDraft, LectureDraft, NodeKey } from '../draft/courseDraft.ts';
import { withInner } from '../draft/questionPlaces.ts';
import type { QuestionDraft } from '../draft/questionDraft.ts';
import { textsWith } from '../draft/replaceFile.ts';
import type { SectionDraft } from '../draft/sectionDraft.ts';
import { typeOf as sectionTypeOf } from '../../section/types.ts';
import type { Finding, Rule } from './finding.ts';
import type { MissingFile, MissingKind } from './missingFile.ts';
import { remembered } from './remembered.ts';

const rules: Readonly<Record<MissingKind, Rule>> = {
  picture: 'missingPicture',
  video: 'missingVideo',
  sound: 'missingSound',
  document: 'missingDocument',
  package: 'missingPackage',
  file: 'missingFile',
};

/**
 * Tells where a course shows what its workspace does not have, in reading order: each kind once for a place (OP-238). What did not change
 * is looked through once.
 */
export function createMissingCheck(missing: readonly MissingFile[]): (draft: CourseDraft) => readonly Finding[] {
  if (missing.length === 0) return () => [];
  const within = (node: NodeKey | null, value: object): readonly Finding[] => {
    const fields = new Map<Rule, string>();
    for (const { part, kind } of missing) {
      const [first] = textsWith(value, part, []);
      if (first && !fields.has(rules[kind])) fields.set(rules[kind], first.path.join('.'));
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
