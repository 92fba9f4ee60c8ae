import type { CourseDraft, LectureDraft, NodeKey } from '../draft/courseDraft.ts';
import { withInner } from '../draft/questionPlaces.ts';
import { textsWith } from '../draft/replaceFile.ts';
import { typeOf as sectionTypeOf } from '../../section/types.ts';
import type { Finding, Rule } from './finding.ts';
import type { MissingFile, MissingKind } from './missingFile.ts';

const rules: Readonly<Record<MissingKind, Rule>> = {
  picture: 'missingPicture',
  video: 'missingVideo',
  sound: 'missingSound',
  document: 'missingDocument',
  package: 'missingPackage',
  file: 'missingFile',
};

/** Where a course shows what its workspace does not have, in reading order: each kind once for a place (OP-238). */
export function checkMissing(draft: CourseDraft, missing: readonly MissingFile[]): readonly Finding[] {
  if (missing.length === 0) return [];
  return placesOf(draft).flatMap(([node, value]) => {
    const fields = new Map<Rule, string>();
    for (const { part, kind } of missing) {
      const [first] = textsWith(value, part, []);
      if (first && !fields.has(rules[kind])) fields.set(rules[kind], first.path.join('.'));
    }
    return [...fields].map(([rule, field]) => ({ rule, place: { node, field } }));
  });
}

/** What each node of a course says itself, without the nodes within it. */
const placesOf = (draft: CourseDraft): readonly (readonly [NodeKey | null, object])[] => [
  [null, draft.fields],
  ...draft.modules.flatMap(({ key, fields, lectures }) => [
    [key, fields] as const,
    ...lectures.flatMap((lecture) => [[lecture.key, lecture.fields] as const, ...contentOf(lecture)]),
  ]),
  ...draft.achievements.map(({ key, ...achievement }) => [key, achievement] as const),
];

function contentOf({ content }: LectureDraft): readonly (readonly [NodeKey, object])[] {
  if (content === 'notRead') return [];
  return [
    ...content.sections.flatMap(withInner).map(({ key, content: own }) => {
      // The sections that it holds are looked at for themselves.
      return [key, sectionTypeOf(own).innerSections?.replaced(own, () => []) ?? own] as const;
    }),
    ...content.questions.map(({ key, ...question }) => [key, question] as const),
  ];
}
