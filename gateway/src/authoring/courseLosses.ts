import type { CourseLosses } from '../generated/resolverTypes.ts';

/** A course that is deleted as a whole names no parts. */
export interface LossesWire {
  readonly learnerCount?: unknown;
  readonly lectureIds?: readonly number[];
  readonly questionIds?: readonly number[];
  readonly lectures?: readonly { readonly id: number; readonly name: string }[];
  readonly questions?: readonly { readonly id: number; readonly text: string; readonly lectureName: string }[];
}

/** What learners would lose; null where the wire does not say how many. */
export function toLosses(wire: LossesWire): CourseLosses | null {
  const { learnerCount, lectures = [], questions = [], lectureIds = [], questionIds = [] } = wire;
  if (typeof learnerCount !== 'number') return null;
  return {
    learnerCount,
    lectures: lectures.map(({ id, name }) => ({ lectureId: id, name })),
    lectureCount: lectureIds.length,
    questions: questions.map(({ id, text, lectureName }) => ({ questionId: id, text, lectureName })),
    questionCount: questionIds.length,
  };
}
