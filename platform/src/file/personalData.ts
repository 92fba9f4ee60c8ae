import { deletePictures, readFilesUploaded } from './personalDataQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** Files that someone uploaded. */
export const personalData: PersonalDataPart = {
  export: {
    files: readFilesUploaded,
  },
  erase: {
    beforeAccount: deletePictures,
  },
};
