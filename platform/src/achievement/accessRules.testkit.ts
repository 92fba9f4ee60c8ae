import { learnersOwn, signedInOnly, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'POST /api/v1/secured/usercourses/{id}/gamification/{gamificationId}': learnersOwn,
  'GET /api/v1/secured/usercoursegamificationitems': signedInOnly,
};
