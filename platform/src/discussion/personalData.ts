import { deleteWords, readDiscussionPosts, readDiscussionReports } from './personalDataQueries.ts';
import type { PersonalDataPart } from '../personalData/personalDataPart.ts';

/** What someone wrote and reported. */
export const personalData: PersonalDataPart = {
  export: {
    discussionPosts: readDiscussionPosts,
    discussionReports: readDiscussionReports,
  },
  erase: {
    beforeAccount: deleteWords,
  },
};
