/** Rules about a course's own fields: when it runs, how its duration reads, what certifies. Pure; the clock is an argument. */
import type { IsoTime, OutlineModule } from '../content/content.ts';
import type { CourseRecord } from './courseRecord.ts';

/** How a course stands to its dates, as shown to learners (CAT-15). */
export type CourseTiming = 'WILL_START' | 'RUNNING' | 'FINISHED';

/** Templates are in nobody's catalogue, whether published or not (OP-53). */
export function isInCatalogue(course: Pick<CourseRecord, 'published' | 'template'>): boolean {
  return course.published && !course.template;
}

type CourseDates = Pick<CourseRecord, 'availableFromTime' | 'startTime' | 'availableUntilTime'>;

/** When the content opens: `availableFromTime`, else `startTime`; null when it always was open (OP-51). */
export function courseStart(course: Pick<CourseDates, 'availableFromTime' | 'startTime'>): IsoTime | null {
  return course.availableFromTime ?? course.startTime;
}

/** OP-51: before its start a course will start, from its end on it is finished; without dates it runs. */
export function courseTiming(course: CourseDates, now: Date): CourseTiming {
  const start = courseStart(course);
  const end = course.availableUntilTime;
  if (end !== null && Date.parse(end) <= now.getTime()) {
    return 'FINISHED';
  }
  return hasStarted(start, now) ? 'RUNNING' : 'WILL_START';
}

/** A module's start: `moduleStartDate`, else `availableFromTime`; null when it always was open (OP-45). */
export function moduleStart(module: Pick<OutlineModule, 'moduleStartDate' | 'availableFromTime'>): IsoTime | null {
  return module.moduleStartDate ?? module.availableFromTime;
}

/** Whether a start has come; true without one. */
export function hasStarted(start: IsoTime | null, now: Date): boolean {
  return start === null || Date.parse(start) <= now.getTime();
}

/** The moments at which the timing of a course changes, in milliseconds since 1970. */
export function timingChanges(course: CourseDates): readonly number[] {
  return [courseStart(course), course.availableUntilTime]
    .filter((time) => time !== null)
    .map((time) => Date.parse(time));
}

/** Whole hours and the minutes beyond them (OP-17); both null without a duration. */
export function splitDuration(duration: number | null): { hours: number | null; minutes: number | null } {
  return duration === null
    ? { hours: null, minutes: null }
    : { hours: Math.floor(duration / 60), minutes: duration % 60 };
}

/**
 * The stored ratio of a received passing rate (OP-40): from 0 to 1 it is a ratio, above 1 a percentage. Refusals carry the
 * documented words (VAL-13, VAL-14).
 */
export function readMinScoreRate(received: number): { rate: number } | { problem: string } {
  if (received > 100) {
    return { problem: 'can not be more than 100' };
  }
  if (received < 0) {
    return { problem: 'can not be less than 0' };
  }
  return { rate: received > 1 ? received / 100 : received };
}
