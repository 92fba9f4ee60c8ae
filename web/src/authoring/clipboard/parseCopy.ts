/** A copy that comes from the clipboard, from wherever: it is what it should be as a whole, or nothing. */
import type { LectureContent, LectureDraft, LectureFields, ModuleDraft, ModuleFields } from '../draft/courseDraft.ts';
import { contentsOf } from '../draft/insertNodes.ts';
import { keysIn } from '../draft/keysIn.ts';
import type { Explanation, QuestionContent, QuestionDraft } from '../draft/questionDraft.ts';
import type { SectionContent, SectionDraft } from '../draft/sectionDraft.ts';
import { hasMisplacedBranch, hasNoAnswer } from '../draft/setNode.ts';
import { copyFormat, type CopiedNodes } from './copyNodes.ts';
import { sectionContent } from './sectionShapes.ts';
import { flag, listOf, nullOr, oneOf, record, text, whole, either, type Shape } from './shape.ts';

/** The copy that a text holds; null when it holds none, or not a whole one. */
export function parseCopy(json: string): CopiedNodes | null {
  const value = parsed(json);
  return isCopy(value) && isSound(value) ? value : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function isSound(copy: CopiedNodes): boolean {
  const keys = [...keysIn(copy.nodes), ...(copy.kind === 'section' ? keysIn(copy.questions) : [])];
  const contents = contentsOf(copy);
  return (
    copy.nodes.length > 0 &&
    new Set(keys).size === keys.length &&
    contents.every(({ sections }) => !sections.some((section) => hasMisplacedBranch(section, false))) &&
    contents.every(({ questions }) => !questions.some(hasNoAnswer))
  );
}

const label = record({ key: text, label: text });
const placement = {
  items: listOf(label),
  categories: listOf(label),
  correctPlacement: listOf(record({ category: text, items: listOf(text) })),
};
const explanation = record<Explanation>({
  type: oneOf('TEXT', 'HTML', 'JSON'),
  texts: listOf(record({ key: text, content: text })),
});
const questionContent: Shape<QuestionContent> = either(
  record({ type: oneOf('singleChoice'), list: flag, options: listOf(text), correctPosition: whole(1) }),
  record({ type: oneOf('multipleChoice'), options: listOf(text), correctPositions: listOf(whole(1)) }),
  record({ type: oneOf('categorization', 'multipleAssociation'), ...placement }),
  record({ type: oneOf('singleOrdering'), options: listOf(text), correctOrder: listOf(whole(1)) }),
);
const question: Shape<QuestionDraft> = record<Omit<QuestionDraft, 'id'>>({
  key: text,
  text,
  weight: whole(1),
  wrongLimit: whole(0),
  explanation: nullOr(explanation),
  content: questionContent,
});

const section: Shape<SectionDraft> = (value): value is SectionDraft => sectionShape(value);
const sectionShape = record<Omit<SectionDraft, 'id'>>({
  key: text,
  questions: listOf(text),
  content: either<[SectionContent, SectionContent]>(
    sectionContent,
    record({ type: oneOf('branch'), options: listOf(record({ title: text, sections: listOf(section) })) }),
  ),
});

const lectureFields = record<LectureFields>({
  name: text,
  description: text,
  durationMinutes: nullOr(whole(0)),
  headerImageUrl: nullOr(text),
  mediaSource: nullOr(record({ url: text, startTime: nullOr(text), finishTime: nullOr(text) })),
  navigationMode: oneOf('NEXT_BUTTON', 'SCROLL'),
  questionBank: nullOr(record({ draws: listOf(record({ weight: whole(1), drawCount: whole(0) })) })),
});
const lecture: Shape<LectureDraft> = record<Omit<LectureDraft, 'id'>>({
  key: text,
  fields: lectureFields,
  content: record<LectureContent>({ sections: listOf(section), questions: listOf(question) }),
});

const moduleFields = record<ModuleFields>({
  name: text,
  description: text,
  availableFromTime: nullOr(text),
  startTime: nullOr(text),
  durationMinutes: nullOr(whole(0)),
});
const module: Shape<ModuleDraft> = record<Omit<ModuleDraft, 'id'>>({
  key: text,
  fields: moduleFields,
  lectures: listOf(lecture),
});

const head = { format: oneOf(copyFormat), version: (value: unknown): value is 1 => value === 1 };
const isCopy: Shape<CopiedNodes> = either<[CopiedNodes, CopiedNodes, CopiedNodes, CopiedNodes]>(
  record({ ...head, kind: oneOf('module'), nodes: listOf(module) }),
  record({ ...head, kind: oneOf('lecture'), nodes: listOf(lecture) }),
  record({ ...head, kind: oneOf('section'), nodes: listOf(section), questions: listOf(question) }),
  record({ ...head, kind: oneOf('question'), nodes: listOf(question) }),
);
