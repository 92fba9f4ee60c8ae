import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { links } from '../routing/links.ts';
import { gateAhead } from './gateAhead.ts';
import { gateText, type GateReasonData } from './gateText.ts';
import { lectureMessages as messages } from './messages.ts';

/** A gate with the place of the lecture that opens it. */
export interface StepGate extends GateReasonData {
  readonly moduleId?: number | null;
}

/** What the rule needs to know of a lecture. */
export interface WayOnLecture {
  readonly courseId: number;
  readonly lectureId: number;
  readonly sectionCount: number;
  readonly progress?: { readonly done: boolean } | null;
  readonly next?: {
    readonly lectureId: number;
    readonly moduleId: number;
    readonly gate?: StepGate | null;
  } | null;
}

/** How far the learner is, and what the course allows. */
export interface WayOnStudy {
  /** Whether a user course stands behind the page; a visitor has no completion. */
  readonly learner: boolean;
  /** Whether what is done here is kept, so that something can be left for later. */
  readonly keeps: boolean;
  /** Whether lectures open one after another. */
  readonly inOrder: boolean;
  /** Whether the end of the lecture is on the page, parts of it are still to be revealed, or a section holds what follows (SEC-18). */
  readonly place: 'END' | 'READING' | 'HELD';
  /** How many questions of the lecture still take an answer. */
  readonly openQuestions: number;
  /** When the live lecture on this page starts; null where none is ahead. */
  readonly liveFrom?: string | null;
  /** The language of the course, where it is stated. */
  readonly lang?: string | undefined;
}

/** Where next leads, and what keeps it closed. */
export interface WayOn {
  /** The next lecture, or the completion screen after the last; null for a visitor at the end. */
  readonly target: string | null;
  /** What stands in the way, in words; null where nothing does. */
  readonly reason: ReactNode;
  /** What next leaves for later, about which it asks first; null where it leaves nothing, or is closed. */
  readonly leaves: 'questions' | 'unread' | null;
  /** The other lecture that opens it. */
  readonly opener: string | null;
}

/**
 * The way on from a lecture (LEC-10, LEC-11, OP-41, OP-153). What this lecture itself keeps closed can be left for later; where lectures open one
 * after another that goes for its questions alone, once everything before them was shown.
 */
export function wayOn(intl: IntlShape, lecture: WayOnLecture, study: WayOnStudy): WayOn {
  const { courseId, lectureId, sectionCount, progress, next } = lecture;
  const done = progress?.done === true;
  if (!next) {
    if (!study.learner) return { target: null, reason: null, leaves: null, opener: null };
    const reason = done || sectionCount === 0 ? null : finishReason(intl, study);
    return { target: links.completion(courseId), reason, leaves: whatIsLeft(study, done, reason), opener: null };
  }
  const gate = gateAhead(next.gate, { lectureId, sectionCount });
  const reason = gate ? nextReason(intl, gate, lecture, study) : null;
  return {
    target: links.lecture({ courseId, ...next }),
    reason,
    leaves: gate && !isClosedHere(gate, lectureId) ? null : whatIsLeft(study, done, reason),
    opener: openerOf(gate, lecture),
  };
}

function openerOf(gate: StepGate | null, { courseId, lectureId: here }: WayOnLecture): string | null {
  if (gate?.lectureId == null || gate.moduleId == null || gate.lectureId === here) return null;
  const { lectureId, moduleId } = gate;
  return links.lecture({ courseId, lectureId, moduleId });
}

/** Whether it is this very lecture that keeps the next one closed. */
export const isClosedHere = (gate: GateReasonData, lectureId: number): boolean =>
  gate.reason === 'LECTURE_NOT_DONE' || (gate.reason === 'SEQUENTIAL' && gate.lectureId === lectureId);

function whatIsLeft({ keeps, inOrder, place, openQuestions }: WayOnStudy, done: boolean, reason: ReactNode) {
  if (done || !keeps) return null;
  if (openQuestions > 0 && (inOrder ? place === 'END' : place !== 'HELD')) return 'questions';
  return reason === null || inOrder ? null : 'unread';
}

function nextReason(intl: IntlShape, gate: StepGate, { lectureId }: WayOnLecture, study: WayOnStudy): ReactNode {
  const { liveFrom, lang } = study;
  const live = liveFrom && isClosedHere(gate, lectureId) && !gate.openQuestionCount;
  return live ? liveReason(intl, liveFrom) : gateText(intl, gate, { currentLectureId: lectureId, lang });
}

function finishReason(intl: IntlShape, { openQuestions, liveFrom }: WayOnStudy): ReactNode {
  if (openQuestions > 0) return intl.formatMessage(messages.questionsOpen, { count: openQuestions });
  return liveFrom ? liveReason(intl, liveFrom) : intl.formatMessage(messages.finishFirst);
}

const liveReason = (intl: IntlShape, time: string): string =>
  intl.formatMessage(messages.liveAhead, {
    when: intl.formatDate(time, { dateStyle: 'long', timeStyle: 'short' }),
  });
