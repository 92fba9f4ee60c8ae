/** What completing a course would do, and what is missing for it (PROG-13, CERT-01, OP-41). */
import { certificateScore, meetsScoreRate, type CertificateScore } from './certificateRules.ts';
import type { CourseFacts, LectureProgress, Progress } from './progressRules.ts';

/** Why completing would issue no certificate. */
export type NoCertificateReason = 'NOT_CERTIFIABLE' | 'SCORE_TOO_LOW' | 'NOT_COMPLETE';

export interface Completion extends CertificateScore {
  /** Every lecture is done. */
  readonly wouldComplete: boolean;
  /** Completing would also issue a certificate: it is enabled, and the rate is met. */
  readonly wouldCertify: boolean;
  /** Null when it would. */
  readonly noCertificateReason: NoCertificateReason | null;
  /** In reading order. */
  readonly missingLectures: readonly LectureProgress[];
}

export function completionOf(progress: Progress, course: CourseFacts): Completion {
  const noCertificateReason = reasonAgainst(progress, course);
  return {
    ...certificateScore(progress.certificatePoints, course),
    wouldComplete: progress.done,
    wouldCertify: noCertificateReason === null,
    noCertificateReason,
    missingLectures: progress.modules.flatMap((module) => module.lectures).filter((lecture) => !lecture.done),
  };
}

function reasonAgainst(progress: Progress, course: CourseFacts): NoCertificateReason | null {
  if (!course.certifiable) {
    return 'NOT_CERTIFIABLE';
  }
  if (!meetsScoreRate(progress.certificatePoints, course.minScoreRate)) {
    return 'SCORE_TOO_LOW';
  }
  return progress.done ? null : 'NOT_COMPLETE';
}
