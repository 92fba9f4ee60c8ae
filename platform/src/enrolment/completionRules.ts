/** What completing a course would do, and what is missing for it (PROG-13, CERT-01, OP-41). */
import { certificateScore, meetsScoreRate, type CertificateScore } from '../certificate/certificateRules.ts';
import type { Id } from '../course/content.ts';
import type { CourseFacts, Progress } from './progressRules.ts';

export interface MissingLecture {
  readonly lectureId: Id;
  readonly lectureName: string;
  readonly moduleId: Id;
  /** Points still needed; null when the lecture only has to be seen. */
  readonly pointsMissing: number | null;
}

export interface Completion extends CertificateScore {
  /** Every lecture is done. */
  readonly wouldComplete: boolean;
  /** Completing would also issue a certificate: it is enabled, and the rate is met. */
  readonly wouldCertify: boolean;
  readonly certifiable: boolean;
  readonly correctPoints: number;
  readonly totalPoints: number;
  /** In reading order. */
  readonly missingLectures: readonly MissingLecture[];
}

export function completionOf(progress: Progress, course: CourseFacts): Completion {
  return {
    wouldComplete: progress.done,
    wouldCertify: progress.done && course.certifiable && meetsScoreRate(progress, course.minScoreRate),
    certifiable: course.certifiable,
    correctPoints: progress.correctPoints,
    totalPoints: progress.totalPoints,
    ...certificateScore(progress, course),
    missingLectures: progress.modules
      .flatMap((module) => module.lectures)
      .filter((lecture) => !lecture.done)
      .map((lecture) => ({
        lectureId: lecture.lectureId,
        lectureName: lecture.outline.name,
        moduleId: lecture.moduleId,
        pointsMissing: lecture.totalPoints > 0 ? lecture.totalPoints - lecture.completionPoints : null,
      })),
  };
}
