import type { ContentFinding, ContentRule } from '../../editing/check/contentFinding.ts';
import { isBlank, markupFindings } from '../../editing/check/htmlFindings.ts';
import { sampleFindings } from '../../editing/check/sampleFindings.ts';
import { countOf, drawCountOf } from '../../quiz/bank/bankRules.ts';
import { typeOf as questionTypeOf } from '../../quiz/types.ts';
import { typeOf as sectionTypeOf } from '../../section/types.ts';
import type { LectureDraft, NodeKey } from '../draft/courseDraft.ts';
import { withInner } from '../draft/questionPlaces.ts';
import type { QuestionDraft } from '../draft/questionDraft.ts';
import type { SectionDraft } from '../draft/sectionDraft.ts';
import type { Finding, Rule } from './finding.ts';
import { flowText, headingsIn, isOutOfOrder, levelsBefore } from './headingOrder.ts';
import { remembered } from './remembered.ts';
import {
  isShort,
  measureText,
  measureTexts,
  nothingRead,
  readingMinutes,
  sumOf,
  type TextMeasure,
} from './textMeasure.ts';

/** Whether words are what a new section, or a new question, says at first. */
export interface SampleWords {
  readonly ofSection: (words: string) => boolean;
  readonly ofQuestion: (words: string) => boolean;
}

interface CheckedPart {
  readonly findings: readonly Finding[];
  readonly measure: TextMeasure;
}

/** Checks lectures and what is in them; of what did not change since, the findings are remembered. */
export interface LectureCheck {
  readonly section: (section: SectionDraft) => CheckedPart;
  readonly question: (question: QuestionDraft) => CheckedPart;
  readonly lecture: (lecture: LectureDraft) => CheckedPart;
}

export function createLectureCheck(samples: SampleWords): LectureCheck {
  const section = remembered((each: SectionDraft): CheckedPart => {
    const own = ownContent(each);
    return { findings: checkSection(each, samples), measure: measureTexts(own) };
  });
  const question = remembered((each: QuestionDraft): CheckedPart => {
    const measure = sumOf([measureText(each.text), measureTexts(each.content)]);
    return { findings: checkQuestion(each, samples), measure };
  });
  return { section, question, lecture: remembered((lecture) => checkLecture(lecture, { section, question })) };
}

/** What is amiss in a lecture, its sections and its questions; nothing while it was not read. */
function checkLecture(lecture: LectureDraft, { section, question }: Omit<LectureCheck, 'lecture'>): CheckedPart {
  const { key, fields, content } = lecture;
  if (content === 'notRead') return { findings: [], measure: nothingRead };
  const { questions } = content;
  const sections = content.sections.flatMap(withInner);
  const isEmpty =
    sections.length + questions.length === 0 && fields.mediaSource === null && isBlank(fields.description);
  const parts = [...sections.map(section), ...questions.map(question)];
  const measure = sumOf([measureText(fields.description), ...parts.map((part) => part.measure)]);
  const before = levelsBefore(lecture);
  const outOfOrder = (node: NodeKey, text: string, field: string): readonly Finding[] =>
    isOutOfOrder(headingsIn(text), before.get(node) ?? 0) ? [found('headingOrder', node, field)] : [];
  const bank = fields.questionBank;
  const findings = [
    ...(isEmpty ? [found('emptyLecture', key, 'content')] : []),
    ...placed(key, markupFindings('description', fields.description)),
    ...outOfOrder(key, fields.description, 'description'),
    ...(isShort(fields.durationMinutes, readingMinutes(measure))
      ? [found('shortDuration', key, 'durationMinutes')]
      : []),
    ...(bank?.draws.some(({ weight, drawCount }) => drawCount > countOf(questions, weight))
      ? [found('drawsTooMany', key, 'questionBank')]
      : []),
    ...sections.flatMap((each) => [...section(each).findings, ...outOfOrder(each.key, flowText(each), 'html')]),
    ...questions.flatMap((each) => [
      ...question(each).findings,
      ...(bank !== null && drawCountOf(bank, each.weight) === 0 ? [found('neverDrawn', each.key, 'weight')] : []),
    ]),
  ];
  return { findings, measure };
}

/** What a section is without while nobody wrote it. */
const unwritten: ReadonlySet<Rule> = new Set<ContentRule>([
  'noMedia',
  'noQuestion',
  'empty',
  'sample',
  'noAlternative',
  'noLink',
  'noTitle',
]);

/** Whether someone wrote a section: nothing in it is missing, and nothing is what it said at first. */
export const isWritten = (section: SectionDraft, samples: SampleWords): boolean =>
  checkSection(section, samples).every(({ rule }) => !unwritten.has(rule));

/** The sections that it holds are checked for themselves. */
const ownContent = ({ content }: SectionDraft): SectionDraft['content'] =>
  sectionTypeOf(content).innerSections?.replaced(content, () => []) ?? content;

function checkSection(section: SectionDraft, { ofSection }: SampleWords): readonly Finding[] {
  const { key, content } = section;
  const sample = content.type === 'unknown' ? [] : sampleFindings(ownContent(section), ofSection);
  return placed(key, [...sectionTypeOf(content).check(content), ...sample]);
}

const checkQuestion = ({ key, text, content }: QuestionDraft, { ofQuestion }: SampleWords): readonly Finding[] => [
  ...(isBlank(text) ? [found('noText', key, 'text')] : []),
  ...placed(key, [
    ...markupFindings('text', text),
    ...[...questionTypeOf(content).check(content), ...sampleFindings(content, ofQuestion)].map(({ rule, field }) => ({
      rule,
      field: `content.${field}`,
    })),
  ]),
];

const found = (rule: Rule, node: NodeKey, field: string): Finding => ({ rule, place: { node, field } });

/** Each rule once for a node: the first of its places leads to the others. */
export function placed(node: NodeKey | null, findings: readonly ContentFinding[]): readonly Finding[] {
  const firsts = new Map(findings.toReversed().map((each) => [each.rule, each]));
  return findings
    .filter((each) => firsts.get(each.rule) === each)
    .map(({ rule, field }) => ({ rule, place: { node, field } }));
}
