import type { MessageDescriptor } from 'react-intl';
import { demoMessages as messages } from './messages.ts';

/** The demo course that the platform has, where it has it (MKT-02, LIM-18, OP-69). */
export const demoCourseId = 258;

/** How long it takes where the platform does not say (LIM-19), in minutes. */
export const demoCourseMinutes = 30;

/** A demo course that comes with the product: a picture of what a course can be, without a page. */
export interface BundledCourse {
  /** Decides its cover. */
  readonly id: number;
  readonly name: MessageDescriptor;
  readonly summary: MessageDescriptor;
  readonly minutes: number;
}

/** The two of the marketplace mode (MKT-01, MKT-03, LIM-19). */
export const bundledCourses: readonly BundledCourse[] = [
  { id: 36, name: messages.german, summary: messages.germanSummary, minutes: 36 },
  { id: 180, name: messages.time, summary: messages.timeSummary, minutes: 180 },
];
