/** What a saved section holds: sections and the questions that they show, without ids of the lecture they were taken from. */
import type { LectureBody } from '../../content/content.ts';
import { bytesOfBody } from '../../content/finishContent.ts';
import { readBody } from '../../content/lectureBodyRules.ts';
import { questionView, type QuestionWire } from '../../content/question/questionView.ts';
import { toSectionWires } from '../../content/section/sectionView.ts';
import type { SectionWire } from '../../content/section/types.ts';
import { FieldProblems } from '../../shared/fieldProblems.ts';
import type { Id } from '../../shared/id.ts';
import type { NewSavedSection } from './savedSectionSchemas.ts';

export const mostSavedBytes = 256 * 1024;

/**
 * Reads what an author sends by the rules of a lecture, and numbers its nodes from 1: what is taken from it later gets ids of its own.
 * Throws INVALID with every field that does not fit.
 */
export function readSavedBody({ sections, questionAnswers }: Omit<NewSavedSection, 'name'>): LectureBody {
  const problems = new FieldProblems();
  const draft = readBody({ sections, questionAnswers }, undefined, { field: '', problems });
  problems.throwIfAny();
  const ids = new Map<object, Id>();
  const idOf = (node: object): Id => {
    const id = ids.get(node) ?? ids.size + 1;
    ids.set(node, id);
    return id;
  };
  const body: LectureBody = {
    questions: draft.questions.map((node) => {
      const { clientKey: _, ...question } = node;
      return { ...question, id: idOf(node) };
    }),
    sections: draft.sections.map((section) => section.store(idOf)),
  };
  const bytes = bytesOfBody(body);
  if (bytes > mostSavedBytes) {
    problems.add('sections', `must have at most ${inWords(mostSavedBytes)} bytes, not ${inWords(bytes)}`);
  }
  problems.throwIfAny();
  return body;
}

const inWords = (count: number): string => count.toLocaleString('en');

export interface SavedBodyWire {
  readonly sections: readonly SectionWire<QuestionWire>[];
  readonly questionAnswers: readonly QuestionWire[];
}

/** As its author sees it, right answers included. */
export function toSavedBodyWire(body: LectureBody): SavedBodyWire {
  const questions = body.questions.map((question, index) => questionView(question, index + 1, null, 'AUTHOR'));
  const byId = new Map(questions.map((question) => [question.id, question]));
  return { sections: toSectionWires(body, byId), questionAnswers: questions };
}
