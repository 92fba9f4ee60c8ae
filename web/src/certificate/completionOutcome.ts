/** What the end of a course is decided by. */
export interface CompletionInput {
  /** The learner's phase (schema `UserCoursePhase`). */
  readonly phase: string;
  /** Whether every lecture is done. */
  readonly complete: boolean;
  /** Whether completing gives a certificate. */
  readonly certificate: boolean;
  /** Why it would give none (schema `NoCertificateReason`), null where it gives one. */
  readonly noCertificateReason: string | null | undefined;
}

/**
 * How a course stands at its end: `completed`; `passed`, with the certificate waiting for the name (CERT-04); `done`, where there is no certificate to
 * earn; `short` of the points that the certificate needs; `missing` lectures; `over` for one that was given up.
 */
export type CompletionOutcome = 'completed' | 'passed' | 'done' | 'short' | 'missing' | 'over';

/** How the course stands (OP-41). */
export function completionOutcome({
  phase,
  complete,
  certificate,
  noCertificateReason,
}: CompletionInput): CompletionOutcome {
  if (phase === 'COMPLETED') return 'completed';
  if (phase !== 'ENROLLED' && phase !== 'IN_PROGRESS') return 'over';
  if (!complete) return 'missing';
  if (certificate) return 'passed';
  return noCertificateReason === 'NOT_CERTIFIABLE' ? 'done' : 'short';
}

/** Whether there is something to be proud of: only that is offered for sharing. */
export function isAchieved(outcome: CompletionOutcome): boolean {
  return outcome === 'completed' || outcome === 'passed' || outcome === 'done';
}
