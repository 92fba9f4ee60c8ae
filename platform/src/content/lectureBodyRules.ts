/** Reading the content of one lecture: its questions, its sections, and which section shows which question (OP-19). */
import { canonicalJson } from '../shared/canonicalJson.ts';
import type { LectureBody } from './content.ts';
import type { Question } from './question/question.ts';
import type { DraftBody } from './draftContent.ts';
import type { FieldProblems } from '../shared/fieldProblems.ts';
import type { ReceivedLecture } from './lectureSchemas.ts';
import { readQuestion } from './question/questionRules.ts';
import type { DraftQuestion } from './question/question.ts';
import type { ReceivedQuestion } from './question/questionSchemas.ts';
import { keepSection, readSection, sectionsById, type SectionContext } from './section/sectionRules.ts';
import type { ReceivedSection } from './section/types.ts';

export interface BodyContext {
  /** Dotted path of the lecture; empty where the content stands on its own. */
  readonly field: string;
  readonly problems: FieldProblems;
}

/** A patch may bring only the sections or only the questions of a lecture: the other half is read from the stored body. */
export function readBody(received: ReceivedLecture, stored: LectureBody | undefined, context: BodyContext): DraftBody {
  const { problems } = context;
  const inside = context.field === '' ? '' : `${context.field}.`;
  const list =
    received.questionAnswers === undefined ? (stored?.questions ?? []).map(asReceived) : received.questionAnswers;
  const sections = received.sections ?? [];
  const questions: DraftQuestion[] = (list ?? []).map((question, index) =>
    readQuestion(question, `${inside}questionAnswers.${index}`, problems),
  );
  const questionsOf = questionFinder(questions, context);
  // Sections may bring questions that the lecture's list has not; all are found before places are checked against their number.
  sections.forEach((section, index) => questionsOf(section, `${inside}sections.${index}`));
  const sectionContext: SectionContext = {
    problems,
    questions,
    stored: sectionsById(stored?.sections ?? []),
    questionsOf,
  };
  return {
    sections:
      received.sections === undefined && stored !== undefined
        ? stored.sections.map((section, index) => keepSection(section, `${inside}sections.${index}`, sectionContext))
        : sections.map((section, index) => readSection(section, `${inside}sections.${index}`, sectionContext)),
    questions,
  };
}

/**
 * Finds the questions that a section shows in the list of its lecture: by id, by the name that the request gives them, or, without
 * either (an imported course), by equal content. One that is not there yet is added to the list.
 */
function questionFinder(questions: DraftQuestion[], context: BodyContext): SectionContext['questionsOf'] {
  const byId = new Map(questions.filter((question) => question.id !== null).map((question) => [question.id, question]));
  const byKey = new Map(
    questions.flatMap((question) => (question.clientKey === null ? [] : [[question.clientKey, question]])),
  );
  const byContent = new Map(questions.filter((question) => question.id === null).map((q) => [contentOf(q), q]));
  const answered = new Map<ReceivedSection, readonly DraftQuestion[]>();
  return (section, field) => {
    const before = answered.get(section);
    if (before !== undefined) {
      return before;
    }
    const found = (section.questionAnswers ?? []).map((received, index) => {
      const inList = byId.get(received.id ?? 0) ?? byKey.get(received.clientKey ?? '');
      if (inList !== undefined) {
        return inList;
      }
      const read = readQuestion(received, `${field}.questionAnswers.${index}`, context.problems);
      const equal = read.id === null ? byContent.get(contentOf(read)) : undefined;
      if (equal !== undefined) {
        return equal;
      }
      questions.push(read);
      if (read.id === null) {
        byContent.set(contentOf(read), read);
      } else {
        byId.set(read.id, read);
      }
      return read;
    });
    const distinct = [...new Set(found)];
    answered.set(section, distinct);
    return distinct;
  };
}

/** Whatever the request calls it. */
const contentOf = (question: DraftQuestion): string => canonicalJson({ ...question, clientKey: null });

function asReceived(question: Question): ReceivedQuestion {
  const { type, ...rest } = question;
  return { ...structuredClone(rest), '@type': type } as ReceivedQuestion;
}
