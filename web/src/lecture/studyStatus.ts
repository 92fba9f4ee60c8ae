/** Where a learner stands in a lecture or module; `SKIPPED` is done without its points, `LOCKED` is not open yet. */
export type StudyStatus = 'TODO' | 'IN_PROGRESS' | 'DONE' | 'SKIPPED' | 'LOCKED';

/** The status of a lecture that its icon shows (OP-104). A lecture without an enrolment is to do. */
export function studyStatus(
  entry:
    | { readonly status: 'TODO' | 'IN_PROGRESS' | 'DONE'; readonly skipped: boolean; readonly gate?: unknown }
    | undefined,
): StudyStatus {
  if (!entry) return 'TODO';
  if (entry.gate != null) return 'LOCKED';
  return entry.skipped ? 'SKIPPED' : entry.status;
}

/** The status of a module: done with a lecture skipped in it is not the same as done. */
export function moduleStatus(
  status: 'TODO' | 'IN_PROGRESS' | 'DONE',
  lectures: readonly { readonly skipped: boolean }[],
): StudyStatus {
  return status === 'DONE' && lectures.some(({ skipped }) => skipped) ? 'SKIPPED' : status;
}
