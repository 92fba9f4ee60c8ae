/** Lectures and modules of a user course on the wire (GW-18…GW-21, OP-94). */
import type { LectureBody } from '../content/content.ts';
import { questionView, type QuestionWire, withVersion } from '../content/question/questionView.ts';
import { toSectionWires } from '../content/section/sectionView.ts';
import type { SectionWire } from '../content/section/types.ts';
import { toLectureWire, type LectureWire, type ModuleWire } from '../course/courseView.ts';
import type { Id } from '../shared/id.ts';
import { neighboursOf, type Gate, type LectureStep } from './gateRules.ts';
import type { LectureProgress, ProgressStatus } from './progressRules.ts';
import type { UserCourseReading } from './userCourseReading.ts';

interface ProgressFields {
  done: boolean;
  status: ProgressStatus;
  correctPoints: number;
  completionPoints: number;
}

/** A lecture with the learner's progress; `totalPoints` and `questionCount` are the learner's own. */
export interface UserLectureWire extends LectureWire, ProgressFields {
  doneTime: string | null;
  /** Done while questions are still open (OP-104). */
  skipped: boolean;
  gate: Gate | null;
}

/** With its content; while a gate keeps it closed both lists are empty. */
export interface UserLectureContentWire extends UserLectureWire {
  sections: readonly SectionWire<QuestionWire>[];
  questionAnswers: readonly QuestionWire[];
}

export interface UserModuleWire extends Omit<ModuleWire, 'lectures'>, ProgressFields {
  finishTime: string | null;
  lectures: readonly (UserLectureWire | UserLectureContentWire)[];
}

export interface LectureStepWire {
  lectureId: Id;
  moduleId: Id;
  name: string;
  moduleName: string;
  gate: Gate | null;
}

export interface NeighboursWire {
  previousLecture: LectureStepWire | null;
  nextLecture: LectureStepWire | null;
}

/** What a seen mark or an answer says about its lecture. */
export interface ChangedLectureWire extends UserLectureWire, NeighboursWire {}

/** Where a learner stopped in a video. */
export interface VideoPositionWire {
  sectionId: Id | null;
  seconds: number;
  time: string;
}

/** One lecture as its page needs it. */
export interface LecturePageWire extends UserLectureContentWire, NeighboursWire {
  userCourseId: Id;
  courseId: Id;
  videoPositions: readonly VideoPositionWire[];
  readOnly: boolean;
  withheld: { reason: 'NOT_STARTED' | 'MODULE_NOT_STARTED' | 'LOCKED'; message: string; time: string | null } | null;
}

type Bodies = ReadonlyMap<string, LectureBody>;

/** The modules of the user course; with `bodies` the whole tree, without them the outline. */
export function toUserModuleWires(reading: UserCourseReading, bodies: Bodies | null): readonly UserModuleWire[] {
  return reading.progress.modules.map((module, index) => ({
    id: module.moduleId,
    moduleId: module.moduleId,
    number: index + 1,
    name: module.outline.name,
    description: module.outline.description,
    availableFromTime: module.outline.availableFromTime,
    moduleStartDate: module.outline.moduleStartDate,
    durationMinutes: module.outline.durationMinutes,
    totalPoints: module.totalPoints,
    correctPoints: module.correctPoints,
    completionPoints: module.completionPoints,
    done: module.done,
    status: module.status,
    finishTime: module.finishTime,
    lectures: module.lectures.map((lecture, place) => {
      const wire = toUserLectureWire(lecture, place + 1);
      return bodies === null ? wire : { ...wire, ...contentOf(lecture, bodies, reading) };
    }),
  }));
}

/** The page of a lecture; `bodies` holds its body, `videoPositions` the positions of its reader. */
export function toLecturePageWire(
  reading: UserCourseReading,
  { lecture, number }: PlacedLecture,
  bodies: Bodies,
  videoPositions: readonly VideoPositionWire[],
): LecturePageWire {
  return {
    ...toUserLectureWire(lecture, number),
    ...contentOf(lecture, bodies, reading),
    userCourseId: reading.record.id,
    courseId: reading.record.course.id,
    videoPositions: lecture.gate === null ? videoPositions : [],
    readOnly: reading.viewOnly !== null,
    withheld: withheldOf(lecture.gate),
    ...toNeighbourWires(reading, lecture.lectureId),
  };
}

/** A lecture in which something was just done: its progress and the ways on. The course must have it. */
export function toChangedLectureWire(reading: UserCourseReading, lectureId: Id): ChangedLectureWire {
  const found = findLecture(reading, lectureId);
  if (found === null) {
    throw new Error(`The user course ${reading.record.id} has no lecture ${lectureId}`);
  }
  return { ...toUserLectureWire(found.lecture, found.number), ...toNeighbourWires(reading, lectureId) };
}

/** The steps to the lectures before and after, with what keeps the learner from taking them. */
function toNeighbourWires(reading: UserCourseReading, lectureId: Id): NeighboursWire {
  const free = reading.viewOnly !== null || reading.audience === 'AUTHOR';
  const { previous, next } = neighboursOf(reading.progress.modules, lectureId, free);
  return {
    previousLecture: previous === null ? null : toStepWire(reading, previous),
    nextLecture: next === null ? null : toStepWire(reading, next),
  };
}

export function toStepWire(reading: UserCourseReading, { lecture, gate }: LectureStep): LectureStepWire {
  const module = reading.progress.modules.find((candidate) => candidate.moduleId === lecture.moduleId);
  return {
    lectureId: lecture.lectureId,
    moduleId: lecture.moduleId,
    name: lecture.outline.name,
    moduleName: module?.outline.name ?? '',
    gate,
  };
}

export interface PlacedLecture {
  readonly lecture: LectureProgress;
  /** Place in its module, from 1. */
  readonly number: number;
}

/** Null when the course has no such lecture. */
export function findLecture({ progress }: Pick<UserCourseReading, 'progress'>, lectureId: Id): PlacedLecture | null {
  for (const module of progress.modules) {
    const index = module.lectures.findIndex((lecture) => lecture.lectureId === lectureId);
    const lecture = module.lectures[index];
    if (lecture !== undefined) {
      return { lecture, number: index + 1 };
    }
  }
  return null;
}

function toUserLectureWire(lecture: LectureProgress, number: number): UserLectureWire {
  return {
    ...toLectureWire(lecture.outline, lecture.moduleId, number, { withMedia: lecture.gate === null }),
    questionCount: lecture.questions.length,
    totalPoints: lecture.totalPoints,
    correctPoints: lecture.correctPoints,
    completionPoints: lecture.completionPoints,
    done: lecture.done,
    doneTime: lecture.doneTime,
    skipped: lecture.skipped,
    status: lecture.status,
    gate: lecture.gate,
  };
}

function contentOf(
  lecture: LectureProgress,
  bodies: Bodies,
  { state, audience, record }: UserCourseReading,
): Pick<UserLectureContentWire, 'sections' | 'questionAnswers'> {
  const body = bodies.get(lecture.outline.bodyHash);
  if (body === undefined || lecture.gate !== null) {
    return { sections: [], questionAnswers: [] };
  }
  const asked = new Set(lecture.questions.map((question) => question.id));
  const questionAnswers = body.questions
    .filter((question) => asked.has(question.id))
    .map((question, index) =>
      withVersion(questionView(question, index + 1, state.answers.get(question.id) ?? null, audience), record.course),
    );
  return {
    sections: toSectionWires(body, new Map(questionAnswers.map((question) => [question.id, question]))),
    questionAnswers,
  };
}

function withheldOf(gate: Gate | null): LecturePageWire['withheld'] {
  if (gate === null) {
    return null;
  }
  switch (gate.reason) {
    case 'COURSE_NOT_STARTED':
      return { reason: 'NOT_STARTED', message: 'This is not open yet', time: gate.time };
    case 'MODULE_NOT_STARTED':
      return { reason: 'MODULE_NOT_STARTED', message: 'This module is not open yet', time: gate.time };
    default:
      return { reason: 'LOCKED', message: 'Finish the lecture before this one first', time: null };
  }
}
