/** Why a lecture is not open yet, as data (LEC-10, LEC-11, OP-45, OP-51). */
import type { Id, IsoTime } from '../course/content.ts';
import type { CourseFacts, LectureProgress, ModuleProgress, ProgressRows } from './progressRules.ts';

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
  /** When the course or module starts. */
  readonly time: IsoTime | null;
}

/** The lecture after another one in reading order. */
export interface NextLecture {
  readonly lecture: LectureProgress;
  /** Why moving on is refused; null = go. */
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
  now: IsoTime,
): ReadonlyMap<Id, Gate> {
  const gates = new Map<Id, Gate>();
  const sequential = course.sequentialProgress && !rows.completed;
  let firstNotDone: LectureProgress | null = null;
  for (const module of modules) {
    for (const lecture of module.lectures) {
      const gate =
        courseGate(course, now) ??
        moduleGate(module, now) ??
        (sequential && firstNotDone !== null ? lectureGate('SEQUENTIAL', firstNotDone) : null);
      if (gate !== null) gates.set(lecture.lectureId, gate);
      if (!lecture.done) firstNotDone ??= lecture;
    }
  }
  return gates;
}

/**
 * The lecture after `lectureId` and what keeps the learner from going there; null after the last lecture.
 *
 * A section-based lecture has to be done first (LEC-10), except where nothing can be done any more (`viewOnly`).
 */
export function nextLectureAfter(
  modules: readonly ModuleProgress[],
  lectureId: Id,
  viewOnly: boolean,
): NextLecture | null {
  const lectures = modules.flatMap((module) => module.lectures);
  const index = lectures.findIndex((lecture) => lecture.lectureId === lectureId);
  const current = lectures[index];
  const next = lectures[index + 1];
  if (current === undefined || next === undefined) return null;
  const mustBeDone = !viewOnly && current.outline.sectionCount > 0 && !current.done;
  return { lecture: next, gate: mustBeDone ? lectureGate('LECTURE_NOT_DONE', current) : next.gate };
}

function courseGate(course: CourseFacts, now: IsoTime): Gate | null {
  if (course.startTime === null || course.startTime <= now) return null;
  return { ...emptyGate, reason: 'COURSE_NOT_STARTED', time: course.startTime };
}

/** A module's start date is `moduleStartDate`, else `availableFromTime` (OP-45). */
function moduleGate(module: ModuleProgress, now: IsoTime): Gate | null {
  const time = module.outline.moduleStartDate ?? module.outline.availableFromTime;
  if (time === null || time <= now) return null;
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
  };
}

const emptyGate = { lectureId: null, lectureName: null, moduleId: null, pointsMissing: null, time: null };
