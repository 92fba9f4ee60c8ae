import {
  toAchievementProgress,
  toEarnedAchievement,
  type AchievementProgressModel,
  type EarnedAchievementModel,
} from '../achievement/achievementMappers.ts';
import { toCertificate, type CertificateModel } from '../certificate/certificateMappers.ts';
import { toCourseModel, type CourseModel } from '../course/courseMappers.ts';
import type { ModuleWire } from '../course/moduleWire.ts';
import type {
  AnsweredQuestion,
  CertificateProgress,
  CompletionCheck,
  ContinuePoint,
  LectureStep,
  StudyPosition,
  UserCourse,
} from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import { toGate, toLectureStep } from '../lecture/lectureMappers.ts';
import type {
  CertificateProgressWire,
  CompletionWire,
  ContinuePointWire,
  PositionWire,
  SubmissionsWire,
  UserCourseSummaryWire,
  UserCourseWire,
} from './userCourseWire.ts';

/** Lecture and module are read from the structure of the course. */
export type ContinuePointModel = Omit<ContinuePoint, 'lecture' | 'module'> & { readonly courseId: number };

export type UserCourseModel = Omit<
  UserCourse,
  | 'learner'
  | 'course'
  | 'umbrella'
  | 'moduleProgress'
  | 'continueAt'
  | 'achievementProgress'
  | 'earnedAchievements'
  | 'certificate'
  | 'completion'
  | 'answeredQuestions'
> & {
  readonly courseId: number;
  readonly umbrellaId: number | null;
  /** Whether it is the one that the viewer studies in now: what stands in it is as it stands for them. */
  readonly ofViewer: boolean;
  readonly continueAt: ContinuePointModel | null;
  /** Undefined where only the progress came along. */
  readonly course: CourseModel | undefined;
  readonly certificate: CertificateModel | null;
  readonly achievementProgress: AchievementProgressModel[];
  readonly earnedAchievements: EarnedAchievementModel[];
  /** Undefined when the structure did not come along and has to be read. */
  readonly moduleWires: readonly ModuleWire[] | undefined;
  readonly completion: CompletionCheck | undefined;
};

export function toUserCourseModel(wire: UserCourseWire | UserCourseSummaryWire): UserCourseModel {
  const { progress } = wire;
  return {
    id: toGlobalId('UserCourse', wire.id),
    userCourseId: wire.id,
    courseId: wire.courseId,
    umbrellaId: wire.umbrellaId,
    // An active user course is its learner's current one; what is not is asked for when it is needed.
    ofViewer: wire.finishTime === null,
    userId: wire.userId,
    username: wire.username,
    name: wire.name,
    course: 'course' in wire ? toCourseModel(wire.course) : undefined,
    startTime: wire.startTime,
    finishTime: wire.finishTime,
    updateTime: wire.updateTime,
    expireTime: wire.expireTime,
    dueTime: wire.dueTime,
    overdue: wire.overdue,
    expired: wire.viewOnly === 'EXPIRED',
    lastActivityTime: wire.lastSeenTime,
    stuck: wire.stuck,
    status: wire.status,
    phase: progress.phase,
    correctPoints: wire.correctPoints,
    totalPoints: wire.totalPoints,
    scorePercent: percent(progress.scorePercent),
    seenPercent: percent(progress.seenPercent),
    level: progress.level,
    remainingMinutes: progress.minutesLeft,
    stats: {
      lectureCount: wire.stats.lectures,
      moduleCount: wire.stats.modules,
      correctQuestionCount: wire.stats.rightQuestionAnswers,
      seenLectureCount: wire.stats.lecturesMarkedAsSeen,
    },
    nextLecture: toLectureStep(progress.nextLecture),
    continueAt: toContinuePoint(progress.continueAt, wire.courseId),
    lastPosition: toStudyPosition(wire.lastPosition),
    certificateProgress: toCertificateProgress(progress.certificate),
    achievementProgress: wire.gamificationItems.map((item) => toAchievementProgress(item, wire.courseId)),
    earnedAchievements: wire.userGamificationItems.map(toEarnedAchievement),
    certificate: wire.certificate === null ? null : toCertificate(wire.certificate),
    moduleWires: 'modules' in wire ? wire.modules : undefined,
    completion: 'completion' in wire && wire.completion !== undefined ? toCompletionCheck(wire.completion) : undefined,
  };
}

/** Of anyone whom: what stands in it says nothing about the viewer. */
export const toLearnersUserCourse = (wire: UserCourseWire): UserCourseModel => ({
  ...toUserCourseModel(wire),
  ofViewer: false,
});

export const toAnsweredQuestion = ({
  questionId,
  number,
  question,
  weight,
  correct,
  wrongLimit,
  exhausted,
  submissionCount,
  submissions,
}: SubmissionsWire['questions'][number]): AnsweredQuestion => ({
  questionId,
  number,
  text: question,
  weight,
  correct,
  wrongLimit,
  exhausted,
  tryCount: submissionCount,
  tries: submissions.map(({ time, given, goneCount, ...submission }) => ({
    time,
    correct: submission.correct,
    given: given.map(({ category, texts }) => ({ category, texts: [...texts] })),
    goneCount,
  })),
});

export function toStudyPosition(wire: PositionWire | null): StudyPosition | null {
  if (wire === null) return null;
  const { lectureId, moduleId, sectionId, lectureName, time } = wire;
  return { lectureId, moduleId, sectionId, lectureName, time };
}

/** Where study continues, or null once nothing is left (OP-96). */
function toContinuePoint(wire: ContinuePointWire | null, courseId: number): ContinuePointModel | null {
  if (wire === null) return null;
  const { lectureId, moduleId, name, moduleName, sectionId, gate } = wire;
  return { courseId, lectureId, moduleId, name, moduleName, sectionId, gate: toGate(gate) };
}

/** How far the learner is from the certificate (CERT-02, OP-103). */
function toCertificateProgress(wire: CertificateProgressWire | null): CertificateProgress | null {
  if (wire === null) return null;
  return {
    pointsPercent: percent(wire.pointsPercent),
    requiredPercent: wire.requiredPercent,
    passingPercent: percent(wire.requiredPercent),
    pointsMissing: wire.pointsMissing,
    reached: wire.reached,
  };
}

/** What would be missing if the course were completed now (OP-41). */
export function toCompletionCheck(wire: CompletionWire): CompletionCheck {
  return {
    complete: wire.wouldComplete,
    certificate: wire.wouldCertify,
    missingLectures: wire.missingLectures.map((lecture) => toLectureStep(lecture) as LectureStep),
    scorePercent: percent(wire.scorePercent),
    requiredPercent: wire.requiredPercent,
    passingPercent: percent(wire.requiredPercent),
    noCertificateReason: wire.noCertificateReason,
  };
}

/** Whole per cent, never outside 0 and 100 (PROG-12). */
const percent = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));
