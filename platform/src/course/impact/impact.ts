/** What a change of a course does to its learners, before it happens (BEY-02). */
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import type { AnswerChange } from '../answers/answerChanges.ts';
import type { GradingWish } from '../answers/orderGrading.ts';
import type { LiveChange } from '../liveChange.ts';
import type { Author } from '../policy.ts';
import type { Losses } from '../revision/refuseLosses.ts';

/** A lecture that closes or opens for some learners. */
export interface GateChange {
  readonly id: Id;
  readonly name: string;
  readonly learnerCount: number;
}

export interface CourseImpact {
  /** Learners who are not done with the course. */
  readonly learnerCount: number;
  /** Of how many of them certificates, percentages and gates were computed: those who were active last. */
  readonly examinedCount: number;
  /** Progress that goes with what is removed; null where none does. */
  readonly losses: Losses | null;
  /** Answers to questions whose key or options change, at most 20 questions. */
  readonly answers: readonly AnswerChange[];
  /** How many such questions there are in all. */
  readonly answerQuestionCount: number;
  /** Points of all questions, whatever of them a learner is asked. */
  readonly totalPointsBefore: number;
  readonly totalPointsAfter: number;
  /** Learners who could complete with a certificate now, and not afterwards; the other way round; their names, at most 20, where the author may see them. */
  readonly certificateLoseCount: number;
  readonly certificateGainCount: number;
  readonly certificateLosers: readonly string[];
  /** Learners whose percentage falls, and whose rises. */
  readonly fallCount: number;
  readonly riseCount: number;
  /** Lectures that learners could open, and cannot afterwards; the other way round. In the order of the course, at most 20 each. */
  readonly closing: readonly GateChange[];
  readonly opening: readonly GateChange[];
}

export interface ImpactWish {
  readonly author: Author;
  readonly grading: GradingWish;
  readonly now: Date;
}

/** What routes are given that change courses. */
export interface CourseDeps extends Deps {
  readonly readImpact: ReadImpact;
}

/** Computes it in the transaction of the change, before that is written. Given by the room of progress, which knows the rules. */
export type ReadImpact = (trx: Trx, change: LiveChange, wish: ImpactWish) => Promise<CourseImpact>;
