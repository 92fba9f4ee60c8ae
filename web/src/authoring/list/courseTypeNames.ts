import type { MessageDescriptor } from 'react-intl';
import { courseListMessages as messages } from './messages.ts';

/** What each kind of course is called (CRS-02); the usual one has no name beside what it holds. */
export const courseTypeNames: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  EXTERNAL: messages.externalCourse,
  SCORM_COURSE: messages.scormCourse,
  DECISION_TREE: messages.umbrellaCourse,
};
