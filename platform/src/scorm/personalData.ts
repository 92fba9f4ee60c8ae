import { findScorm, readPackagesUploaded } from './personalDataQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** Packages that someone uploaded, and what packages keep of learners. */
export const personalData: PersonalDataPart = {
  export: {
    scormPackages: readPackagesUploaded,
  },
  ofEnrolments: {
    scorm: findScorm,
  },
};
