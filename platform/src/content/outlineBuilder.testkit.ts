/** Builders for tests: a valid default plus what the test is about. */
import type { GamificationItem, Outline, OutlineLecture, OutlineModule, OutlineQuestion } from './content.ts';
import type { QuestionType } from './question/question.ts';
import type { AnswerRow, CourseFacts, ProgressRows } from '../enrolment/progressRules.ts';
import type { Id } from '../shared/id.ts';

export const someTime = '2030-01-31T09:00:00.000Z';

export function anOutline(modules: readonly OutlineModule[], gamificationItems: GamificationItem[] = []): Outline {
  return { modules, gamificationItems };
}

export function aModule(
  id: Id,
  lectures: readonly OutlineLecture[],
  changes: Partial<OutlineModule> = {},
): OutlineModule {
  return {
    id,
    name: `Module ${id}`,
    description: '',
    availableFromTime: null,
    moduleStartDate: null,
    durationMinutes: null,
    lectures,
    ...changes,
  };
}

/** A section-based lecture with the questions given. */
export function aLecture(
  id: Id,
  questions: readonly OutlineQuestion[] = [],
  changes: Partial<OutlineLecture> = {},
): OutlineLecture {
  return {
    id,
    name: `Lecture ${id}`,
    description: '',
    durationMinutes: null,
    headerCover: null,
    navigationMode: 'NEXT_BUTTON',
    mediaSource: null,
    lectureType: questions.length > 0 ? 'textQuiz' : 'text',
    sectionCount: 1,
    questions,
    questionBank: null,
    bodyHash: `hash-${id}`,
    ...changes,
  };
}

export function aQuestion(id: Id, weight = 1, wrongLimit = 0, type: QuestionType = 'SingleChoice'): OutlineQuestion {
  return { id, type, weight, wrongLimit };
}

export function courseFacts(changes: Partial<CourseFacts> = {}): CourseFacts {
  return {
    startTime: null,
    endTime: null,
    durationMinutes: null,
    sequentialProgress: false,
    certifiable: true,
    minScoreRate: 1,
    isPackage: false,
    ...changes,
  };
}

export function progressRows(changes: Partial<ProgressRows> = {}): ProgressRows {
  return {
    userCourseId: 1,
    finishTime: null,
    completed: false,
    expireTime: null,
    drawnQuestions: {},
    seen: new Map(),
    answers: new Map(),
    packages: new Map(),
    ...changes,
  };
}

export const right = (wrongCount = 0, answerTime = someTime): AnswerRow => ({ correct: true, wrongCount, answerTime });
export const wrong = (wrongCount = 1, answerTime = someTime): AnswerRow => ({ correct: false, wrongCount, answerTime });
