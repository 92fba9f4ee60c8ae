import type { CourseStep } from './courseStep.ts';

/** Words beside the main action: a key of the messages of courses, and the day that they name. */
export interface CourseHint {
  key:
    | 'preEnrolHint'
    | 'voucherHint'
    | 'opensOn'
    | 'opensLater'
    | 'isOver'
    | 'isOverUndated'
    | 'enrolAgainHint'
    | 'ranOutHint'
    | 'unpublishedHint';
  /** The moment whose day is named. */
  time?: string;
}

/**
 * What has to be said beside the main action; null when it says everything itself. `start` and `end` are when enrolling opens or the
 * course begins, and when enrolling ends, as far as they are known; `again` is whether the reader was enrolled before,
 * `ranOut` whether their time in the course is over, `unpublished` whether nobody else finds the course any more (OP-53).
 */
export function courseHint(
  main: CourseStep['main'],
  {
    start,
    end,
    again,
    ranOut = false,
    unpublished = false,
  }: { start?: string | null; end?: string | null; again: boolean; ranOut?: boolean; unpublished?: boolean },
): CourseHint | null {
  switch (main) {
    case 'preEnrol':
    case 'waiting':
      return start ? { key: 'preEnrolHint', time: start } : null;
    case 'voucher':
      return { key: 'voucherHint' };
    case 'willStart':
      return start ? { key: 'opensOn', time: start } : { key: 'opensLater' };
    case 'finished':
      return end ? { key: 'isOver', time: end } : { key: 'isOverUndated' };
    case 'enrol':
      return again ? { key: ranOut ? 'ranOutHint' : 'enrolAgainHint' } : null;
    case 'study':
    case 'read':
      return again && unpublished ? { key: 'unpublishedHint' } : null;
    default:
      return null;
  }
}
