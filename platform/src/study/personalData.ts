import { findAnswers, findSeen, findSubmissions, findVideos } from './personalDataQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** What someone did in their courses; it goes with the enrolments. */
export const personalData: PersonalDataPart = {
  ofEnrolments: {
    lecturesSeen: findSeen,
    answers: findAnswers,
    submissions: findSubmissions,
    videoPositions: findVideos,
  },
};
