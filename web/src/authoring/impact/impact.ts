/** What a change of a course does to its learners (BEY-02, OP-275). */
import type { ChangedAnswers } from '../grading/grading.ts';
import type { LostParts } from '../save/saveMachine.ts';
import type { impactMessages } from './messages.ts';

/** A lecture that closes or opens for learners. */
interface GateChange {
  readonly lectureId: number;
  readonly name: string;
  readonly learnerCount: number;
}

export interface CourseImpact {
  /** Learners who are not done with the course. */
  readonly learnerCount: number;
  /** Of how many of them certificates, percentages and lectures were looked at: those who were active last. */
  readonly examinedCount: number;
  readonly losses: { readonly learnerCount: number; readonly lost: LostParts } | null;
  /** The first questions whose answers count otherwise. */
  readonly answers: readonly ChangedAnswers[];
  readonly answerQuestionCount: number;
  readonly totalPointsBefore: number;
  readonly totalPointsAfter: number;
  readonly certificateLoseCount: number;
  readonly certificateGainCount: number;
  /** Names of the first who lose it, where the viewer may know them. */
  readonly certificateLosers: readonly string[];
  readonly fallCount: number;
  readonly riseCount: number;
  readonly closing: readonly GateChange[];
  readonly opening: readonly GateChange[];
}

/** One thing that changes, to be said in one sentence. */
export interface ImpactFact {
  readonly key: string;
  /** By its name. */
  readonly message: keyof typeof impactMessages;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What changes beside progress that is lost and answers that count otherwise: the heaviest first. */
export function impactFacts(impact: CourseImpact): readonly ImpactFact[] {
  const counted = (message: ImpactFact['message'], count: number): readonly ImpactFact[] =>
    count > 0 ? [{ key: message, message, values: { count } }] : [];
  const gates = (message: ImpactFact['message'], changes: readonly GateChange[]): readonly ImpactFact[] =>
    changes.map(({ lectureId, name: lecture, learnerCount: count }) => ({
      key: `${message} ${lectureId}`,
      message,
      values: { lecture, count },
    }));
  const { totalPointsBefore: before, totalPointsAfter: after } = impact;
  return [
    ...gates('closes', impact.closing),
    ...gates('opens', impact.opening),
    ...counted('falls', impact.fallCount),
    ...counted('rises', impact.riseCount),
    ...counted('certificateGained', impact.certificateGainCount),
    ...(before === after ? [] : [{ key: 'points', message: 'points' as const, values: { before, after } }]),
  ];
}

/** Whether no learner notices anything of it. */
export const isWithoutImpact = (impact: CourseImpact): boolean =>
  impact.losses === null &&
  impact.answerQuestionCount === 0 &&
  impact.certificateLoseCount === 0 &&
  impactFacts(impact).length === 0;
