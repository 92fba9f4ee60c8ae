import { findAchievements } from './personalDataQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** What someone earned in their courses; it goes with the enrolments. */
export const personalData: PersonalDataPart = {
  ofEnrolments: {
    achievements: findAchievements,
  },
};
