/** Why a lecture is not open yet, as data (LEC-10, LEC-11, OP-45, OP-51). */
import type { IsoTime } from '../content/content.ts';
import { moduleStart } from '../course/courseRules.ts';
import type { Id } from '../shared/id.ts';
import type { CourseFacts, LectureProgress, ModuleProgress, ProgressRows, Reader } from './progressRules.ts';

export type GateReason = 'LECTURE_NOT_DONE' | 'MODULE_NOT_STARTED' | 'SEQUENTIAL' | 'COURSE_NOT_STARTED';

/** Members that do not belong to the reason are null. */
export interface Gate {
  readonly reason: GateReason;
  /** The lecture that has to be done first. */
  readonly lectureId: Id | null;
  readonly lectureName: string | null;
  /** The module of that lecture, or the module that has not started. */
  readonly moduleId: Id | null;
  /** Points still needed for that lecture; null when it has no questions. */
  readonly pointsMissing: number | null;
  /** Questions of that lecture that still take an answer; null when it has none. */
  readonly openQuestions: number | null;
  /** When the course or module starts. */
  readonly time: IsoTime | null;
}

/** A step to a neighbouring lecture. */
export interface LectureStep {
  readonly lecture: LectureProgress;
  /** Why it cannot be opened from here; null = go. */
  readonly gate: Gate | null;
}

/**
 * Lecture id to the gate that keeps it closed; open lectures have no entry.
 *
 * Sequential progress closes everything beyond the first lecture not done; a completed user course is free of it, since nothing
 * can be done in it any more.
 */
export function lectureGates(
  modules: readonly ModuleProgress[],
  course: CourseFacts,
  rows: Pick<ProgressRows, 'completed'>,
  { now, audience }: Reader,
): ReadonlyMap<Id, Gate> {
  const gates = new Map<Id, Gate>();
  if (audience === 'AUTHOR') {
    return gates;
  }
  const sequential = course.sequentialProgress && !rows.completed;
  let firstNotDone: LectureProgress | null = null;
  for (const module of modules) {
    for (const lecture of module.lectures) {
      const gate =
        courseGate(course, now) ??
        moduleGate(module, now) ??
        (sequential && firstNotDone !== null ? lectureGate('SEQUENTIAL', firstNotDone) : null);
      if (gate !== null) {
        gates.set(lecture.lectureId, gate);
      }
      if (!lecture.done) {
        firstNotDone ??= lecture;
      }
    }
  }
  return gates;
}

/** The lectures before and after another one in reading order; null at the ends. */
export interface Neighbours {
  readonly previous: LectureStep | null;
  readonly next: LectureStep | null;
}

/**
 * A section-based lecture has to be done before moving on to the next (LEC-10). `free` lifts that: for authors, and where nothing
 * can be done any more.
 */
export function neighboursOf(modules: readonly ModuleProgress[], lectureId: Id, free: boolean): Neighbours {
  const lectures = modules.flatMap((module) => module.lectures);
  const index = lectures.findIndex((lecture) => lecture.lectureId === lectureId);
  const current = lectures[index];
  if (current === undefined) {
    return { previous: null, next: null };
  }
  const previous = lectures[index - 1];
  const next = lectures[index + 1];
  const mustBeDone = !free && current.outline.sectionCount > 0 && !current.done;
  return {
    previous: previous === undefined ? null : { lecture: previous, gate: previous.gate },
    next:
      next === undefined
        ? null
        : { lecture: next, gate: mustBeDone ? lectureGate('LECTURE_NOT_DONE', current) : next.gate },
  };
}

function courseGate(course: CourseFacts, now: IsoTime): Gate | null {
  if (course.startTime === null || course.startTime <= now) {
    return null;
  }
  return { ...emptyGate, reason: 'COURSE_NOT_STARTED', time: course.startTime };
}

function moduleGate(module: ModuleProgress, now: IsoTime): Gate | null {
  const time = moduleStart(module.outline);
  if (time === null || time <= now) {
    return null;
  }
  return { ...emptyGate, reason: 'MODULE_NOT_STARTED', moduleId: module.moduleId, time };
}

function lectureGate(reason: GateReason, lecture: LectureProgress): Gate {
  return {
    ...emptyGate,
    reason,
    lectureId: lecture.lectureId,
    lectureName: lecture.outline.name,
    moduleId: lecture.moduleId,
    pointsMissing: lecture.totalPoints > 0 ? Math.max(0, lecture.totalPoints - lecture.completionPoints) : null,
    openQuestions: lecture.questions.length > 0 ? lecture.openQuestions : null,
  };
}

const emptyGate = {
  lectureId: null,
  lectureName: null,
  moduleId: null,
  pointsMissing: null,
  openQuestions: null,
  time: null,
};
