/** Operations that change what one node states. Only what differs is written, so that typing the same again is no change. */
import { clampedBank } from '../../quiz/bank/bankRules.ts';
import { changeBy, valueAt, writableAt, type Change } from './change.ts';
import type {
  AchievementDraft,
  CourseDraft,
  LectureContent,
  LectureDraft,
  LectureFields,
  ModuleFields,
  NodeKey,
  QuestionBank,
} from './courseDraft.ts';
import { findOf, type NodePath } from './findNode.ts';
import { isSame } from './isSame.ts';
import { keysIn } from './keysIn.ts';
import type { EditableCourseFields, Refusal } from './operation.ts';
import type { QuestionDraft } from './questionDraft.ts';
import { replaceQuestions } from './questionPlaces.ts';
import type { SectionContent, SectionDraft } from './sectionDraft.ts';

export const setCourse = (draft: CourseDraft, fields: Partial<EditableCourseFields>): Change =>
  setFields(draft, ['fields'], fields);

export function setModule(draft: CourseDraft, key: NodeKey, fields: Partial<ModuleFields>): Change | Refusal {
  const found = findOf(draft, 'module', key);
  return found === null ? 'gone' : setFields(draft, [...found.path, 'fields'], fields);
}

export function setLecture(draft: CourseDraft, key: NodeKey, fields: Partial<LectureFields>): Change | Refusal {
  const found = findOf(draft, 'lecture', key);
  return found === null ? 'gone' : setFields(draft, [...found.path, 'fields'], fields);
}

/** The bank is held within the questions of the lecture, which must have been read. */
export function setBank(draft: CourseDraft, key: NodeKey, bank: QuestionBank | null): Change | Refusal {
  const found = findOf(draft, 'lecture', key);
  if (found === null) {
    return 'gone';
  }
  const { content } = found.node;
  if (content === 'notRead') {
    return 'notRead';
  }
  return setLecture(draft, key, { questionBank: clampedBank(bank, content.questions) });
}

/** Questions that the lecture does not have are left out, and their places emptied. */
export function setSection(
  draft: CourseDraft,
  key: NodeKey,
  set: { readonly content?: SectionContent; readonly questions?: readonly NodeKey[] },
): Change | Refusal {
  const found = findOf(draft, 'section', key);
  if (found === null) {
    return 'gone';
  }
  const { node, place, lecture, path } = found;
  const wanted: SectionDraft = {
    ...node,
    content: set.content ?? node.content,
    questions: set.questions ?? node.questions,
  };
  if (hasMisplacedBranch(wanted, place.list === 'option')) {
    return 'branchInBranch';
  }
  const { sections, questions } = lecture.content as LectureContent;
  const others = keysIn([...sections.map((each) => (each.key === node.key ? { key: '' } : each)), ...questions]);
  const inner = keysIn([wanted]);
  if (
    place.list === 'sections' &&
    (new Set(inner).size < inner.length || inner.some((each) => others.includes(each)))
  ) {
    return 'keyTwice';
  }
  const known = new Set(questions.map((question) => question.key));
  const next = replaceQuestions(wanted, (each) => (known.has(each) ? each : null));
  return setFields(draft, path, { content: next.content, questions: next.questions });
}

/** Whether a branch would stand within another. */
export const hasMisplacedBranch = ({ content }: SectionDraft, inBranch: boolean): boolean =>
  content.type === 'branch' &&
  (inBranch || content.options.some((option) => option.sections.some((inner) => hasMisplacedBranch(inner, true))));

/** The bank of the lecture follows the weight of its question (BANK-07). */
export function setQuestion(draft: CourseDraft, question: QuestionDraft): Change | Refusal {
  const found = findOf(draft, 'question', question.key);
  if (found === null) {
    return 'gone';
  }
  if (hasNoAnswer(question)) {
    return 'noAnswer';
  }
  const lecturePath = found.path.slice(0, 4);
  return changeBy(draft, (course) => {
    const written = writableAt<QuestionDraft>(course, found.path);
    const { text, weight, wrongLimit, explanation, content } = question;
    assignChanged(written, { text, weight, wrongLimit, explanation, content }, found.node);
    if (weight !== found.node.weight) {
      holdBank(writableAt<LectureDraft>(course, lecturePath));
    }
  });
}

/** Whether a question has nothing to answer with (QEDIT-15); placements may be without items. */
export const hasNoAnswer = ({ content }: QuestionDraft): boolean =>
  'options' in content && content.options.length === 0;

export function setAchievement(draft: CourseDraft, achievement: AchievementDraft): Change | Refusal {
  const found = findOf(draft, 'achievement', achievement.key);
  if (found === null) {
    return 'gone';
  }
  const { name, description, imageUrl, frame, condition } = achievement;
  return setFields(draft, found.path, { name, description, imageUrl, frame, condition });
}

/** Holds the bank of a lecture that is written to within its questions. */
export function holdBank(lecture: { fields: { questionBank: unknown }; content: unknown }): void {
  const { fields, content } = lecture as unknown as LectureDraft;
  if (content !== 'notRead' && fields.questionBank !== null) {
    const held = clampedBank(fields.questionBank, content.questions);
    if (!isSame(held, fields.questionBank)) {
      lecture.fields.questionBank = held;
    }
  }
}

function setFields(draft: CourseDraft, path: NodePath, fields: object): Change {
  const before = valueAt(draft, path) as object;
  return changeBy(draft, (course) => assignChanged(writableAt(course, path), fields, before));
}

function assignChanged(written: unknown, fields: object, before: object): void {
  const old = before as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(fields)) {
    if (!isSame(old[name], value)) {
      (written as Record<string, unknown>)[name] = value;
    }
  }
}
