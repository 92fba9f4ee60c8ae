import {
  readCompletionRecords,
  readCourseSaves,
  readCoursesMade,
  readSavedSections,
  releaseLocks,
} from './personalDataQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** What someone made belongs to the workspace, and keeps their bare id. */
export const personalData: PersonalDataPart = {
  export: {
    completionRecords: readCompletionRecords,
    coursesMade: readCoursesMade,
    courseSaves: readCourseSaves,
    savedSections: readSavedSections,
  },
  erase: {
    beforeAccount: releaseLocks,
  },
};
