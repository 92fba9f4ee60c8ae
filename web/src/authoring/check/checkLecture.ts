import type { ContentFinding } from '../../editing/check/contentFinding.ts';
import { isBlank } from '../../editing/check/htmlFindings.ts';
import { sampleFindings } from '../../editing/check/sampleFindings.ts';
import { drawCountOf } from '../../quiz/bank/bankRules.ts';
import { typeOf as questionTypeOf } from '../../quiz/types.ts';
import { typeOf as sectionTypeOf } from '../../section/types.ts';
import type { LectureDraft, NodeKey, QuestionBank } from '../draft/courseDraft.ts';
import { withInner } from '../draft/questionPlaces.ts';
import type { QuestionDraft } from '../draft/questionDraft.ts';
import type { SectionDraft } from '../draft/sectionDraft.ts';
import type { Finding, Rule } from './finding.ts';

/** Whether words are what a new section, or a new question, says at first. */
export interface SampleWords {
  readonly ofSection: (words: string) => boolean;
  readonly ofQuestion: (words: string) => boolean;
}

/** What is amiss in a lecture, its sections and its questions; nothing while it was not read. */
export function checkLecture({ key, fields, content }: LectureDraft, samples: SampleWords): readonly Finding[] {
  if (content === 'notRead') return [];
  const { sections, questions } = content;
  const isEmpty =
    sections.length + questions.length === 0 && fields.mediaSource === null && isBlank(fields.description);
  return [
    ...(isEmpty ? [found('emptyLecture', key, 'content')] : []),
    ...sections.flatMap(withInner).flatMap((section) => checkSection(section, samples)),
    ...questions.flatMap((question) => checkQuestion(question, fields.questionBank, samples)),
  ];
}

/** Whether someone wrote a section: nothing in it is missing, and nothing is what it said at first. */
export const isWritten = (section: SectionDraft, samples: SampleWords): boolean =>
  checkSection(section, samples).length === 0;

function checkSection({ key, content }: SectionDraft, { ofSection }: SampleWords): readonly Finding[] {
  const type = sectionTypeOf(content);
  // The sections that it holds are checked for themselves.
  const own = type.innerSections?.replaced(content, () => []) ?? content;
  const sample = content.type === 'unknown' ? [] : sampleFindings(own, ofSection);
  return placed(key, '', [...type.check(content), ...sample]);
}

const checkQuestion = (
  { key, text, weight, content }: QuestionDraft,
  bank: QuestionBank | null,
  { ofQuestion }: SampleWords,
): readonly Finding[] => [
  ...(isBlank(text) ? [found('noText', key, 'text')] : []),
  ...placed(key, 'content.', [...questionTypeOf(content).check(content), ...sampleFindings(content, ofQuestion)]),
  ...(bank !== null && drawCountOf(bank, weight) === 0 ? [found('neverDrawn', key, 'weight')] : []),
];

const found = (rule: Rule, node: NodeKey, field: string): Finding => ({ rule, place: { node, field } });

/** Each rule once for a node: the first of its places leads to the others. */
function placed(node: NodeKey, prefix: string, findings: readonly ContentFinding[]): readonly Finding[] {
  const firsts = new Map(findings.toReversed().map((each) => [each.rule, each]));
  return findings
    .filter((each) => firsts.get(each.rule) === each)
    .map(({ rule, field }) => found(rule, node, `${prefix}${field}`));
}
