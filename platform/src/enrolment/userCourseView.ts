import type { LectureBody } from '../content/content.ts';
import { toCourseWire, type CourseWire, type TagWire } from '../course/courseView.ts';
import type { Id } from '../shared/id.ts';
/** User courses on the wire (GW-25, OP-21, OP-42, OP-96). */
import {
  toUserGamificationItemWires,
  toUserGamificationWires,
  type UserGamificationItemWire,
  type UserGamificationWire,
} from './achievementView.ts';
import { certificateScore, meetsScoreRate } from './certificateRules.ts';
import { toCertificateWire, type CertificateWire } from './certificateStatus.ts';
import type { Completion } from './completionRules.ts';
import { continueAt } from './continueRules.ts';
import {
  findLecture,
  toStepWire,
  toUserModuleWires,
  type LectureStepWire,
  type UserModuleWire,
} from './lectureView.ts';
import type { LectureProgress, Phase, ProgressLevel, ProgressStatus, Stats } from './progressRules.ts';
import { isStuck } from './stuckRules.ts';
import { isOverdue } from './dueRules.ts';
import type { UserCourseReading } from './userCourseReading.ts';
import type { ViewOnlyReason } from './userCourseRules.ts';

/** Everything a list or a dashboard shows, without the tree of the course. */
export interface UserCourseSummaryWire {
  id: Id;
  userId: Id;
  courseId: Id;
  username: string;
  name: string;
  startTime: string;
  finishTime: string | null;
  updateTime: string;
  expireTime: string | null;
  dueTime: string | null;
  umbrellaId: Id | null;
  overdue: boolean;
  viewOnly: ViewOnlyReason | null;
  lastSeenTime: string | null;
  stuck: boolean;
  status: ProgressStatus;
  phase: Phase;
  correctPoints: number;
  completionPoints: number;
  totalPoints: number;
  stats: Stats;
  progress: ProgressWire;
  lastPosition: PositionWire | null;
  certificate: CertificateWire | null;
  gamificationItems: readonly UserGamificationItemWire[];
  userGamificationItems: readonly UserGamificationWire[];
}

export interface UserCourseWire extends UserCourseSummaryWire {
  course: CourseWire & { correctPoints: number; rightQuestionAnswers: number };
  modules?: readonly UserModuleWire[];
  completion?: CompletionWire;
}

export interface ProgressWire {
  scorePercent: number;
  seenPercent: number;
  phase: Phase;
  level: ProgressLevel;
  nextLectureId: Id | null;
  nextModuleId: Id | null;
  nextLecture: LectureStepWire | null;
  continueAt: ContinuePointWire | null;
  certificate: CertificateProgressWire | null;
  minutesLeft: number | null;
}

/** Where study continues. */
export interface ContinuePointWire extends LectureStepWire {
  sectionId: Id | null;
}

/** What a certificate needs, and what the learner has of it (CERT-02). */
export interface CertificateProgressWire {
  pointsPercent: number;
  requiredPercent: number;
  pointsMissing: number;
  reached: boolean;
}

export interface PositionWire {
  lectureId: Id;
  moduleId: Id;
  sectionId: Id | null;
  lectureName: string;
  time: string;
}

export interface CompletionWire extends Omit<Completion, 'missingLectures'> {
  missingLectures: readonly (LectureStepWire & { pointsMissing: number | null })[];
}

/** How much of the tree goes along: none, the outline, or everything with these bodies. */
export type TreeOption = 'none' | 'outline' | ReadonlyMap<string, LectureBody>;

export function toUserCourseSummaryWire(reading: UserCourseReading): UserCourseSummaryWire {
  const { record, progress } = reading;
  return {
    id: record.id,
    userId: record.userId,
    courseId: record.course.id,
    username: record.username,
    name: record.userName,
    startTime: record.startTime,
    finishTime: record.finishTime,
    updateTime: record.updateTime > record.course.updateTime ? record.updateTime : record.course.updateTime,
    expireTime: record.expireTime,
    dueTime: record.dueTime,
    umbrellaId: record.umbrellaId,
    overdue: isOverdue(record, reading.now),
    viewOnly: reading.viewOnly,
    lastSeenTime: record.lastSeenTime,
    stuck: isStuck({ ...record, phase: progress.phase, viewOnly: reading.viewOnly }, reading.now),
    status: progress.status,
    phase: progress.phase,
    correctPoints: progress.correctPoints,
    completionPoints: progress.completionPoints,
    totalPoints: progress.totalPoints,
    stats: progress.stats,
    progress: toProgressWire(reading),
    lastPosition: toPositionWire(reading),
    certificate: record.certificate && toCertificateWire(record.certificate, reading.now),
    gamificationItems: toUserGamificationItemWires(reading),
    userGamificationItems: toUserGamificationWires(reading),
  };
}

export function toUserCourseWire(
  reading: UserCourseReading,
  tags: readonly TagWire[],
  tree: TreeOption,
  completion?: Completion,
): UserCourseWire {
  const { record, progress } = reading;
  return {
    ...toUserCourseSummaryWire(reading),
    course: {
      ...toCourseWire(record.course, tags, new Date(reading.now)),
      totalPoints: progress.totalPoints,
      questionAnswersSize: progress.questionCount,
      correctPoints: progress.correctPoints,
      rightQuestionAnswers: progress.stats.rightQuestionAnswers,
    },
    ...(tree === 'none' ? {} : { modules: toUserModuleWires(reading, tree === 'outline' ? null : tree) }),
    ...(completion === undefined ? {} : { completion: toCompletionWire(reading, completion) }),
  };
}

export function toCompletionWire(reading: UserCourseReading, completion: Completion): CompletionWire {
  return {
    ...completion,
    missingLectures: completion.missingLectures.map((lecture) => ({
      ...toStepWire(reading, { lecture, gate: lecture.gate }),
      pointsMissing: pointsMissing(lecture),
    })),
  };
}

/** Null when the last position is in a lecture that is gone, or when there is none yet. */
export function toPositionWire(reading: UserCourseReading): PositionWire | null {
  const { lastLectureId, lastSectionId, lastSeenTime } = reading.record;
  const found = lastLectureId === null ? null : findLecture(reading, lastLectureId);
  if (found === null || lastSeenTime === null) {
    return null;
  }
  return {
    lectureId: found.lecture.lectureId,
    moduleId: found.lecture.moduleId,
    sectionId: lastSectionId,
    lectureName: found.lecture.outline.name,
    time: lastSeenTime,
  };
}

function toProgressWire(reading: UserCourseReading): ProgressWire {
  const { progress } = reading;
  const next = progress.nextLecture;
  return {
    scorePercent: progress.scorePercent,
    seenPercent: progress.seenPercent,
    phase: progress.phase,
    level: progress.level,
    nextLectureId: next?.lectureId ?? null,
    nextModuleId: next?.moduleId ?? null,
    nextLecture: next === null ? null : toStepWire(reading, { lecture: next, gate: next.gate }),
    continueAt: toContinuePointWire(reading),
    certificate: toCertificateProgressWire(reading),
    minutesLeft: progress.minutesLeft,
  };
}

function toContinuePointWire(reading: UserCourseReading): ContinuePointWire | null {
  const { lastLectureId, lastSectionId } = reading.record;
  const lectures = reading.progress.modules.flatMap((module) => module.lectures);
  const lecture = continueAt(lectures, lastLectureId);
  if (lecture === null) {
    return null;
  }
  return {
    ...toStepWire(reading, { lecture, gate: lecture.gate }),
    sectionId: lecture.lectureId === lastLectureId ? lastSectionId : null,
  };
}

function toCertificateProgressWire({ progress, facts }: UserCourseReading): CertificateProgressWire | null {
  if (!facts.certifiable) {
    return null;
  }
  const { scorePercent, requiredPercent, pointsMissing: missing } = certificateScore(progress.certificatePoints, facts);
  return {
    pointsPercent: scorePercent,
    requiredPercent,
    pointsMissing: missing,
    reached: meetsScoreRate(progress.certificatePoints, facts.minScoreRate),
  };
}

/** Null when the lecture only has to be seen. */
function pointsMissing(lecture: LectureProgress): number | null {
  return lecture.totalPoints > 0 ? lecture.totalPoints - lecture.completionPoints : null;
}
