import { courseAdmins, learnersOwn, signedInOnly, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'GET /api/v1/secured/courses/{id}/lecture/{lectureId}/discussion': learnersOwn,
  'POST /api/v1/secured/courses/{id}/lecture/{lectureId}/discussion': signedInOnly,
  'GET /api/v1/secured/discussionthreads/{threadId}': learnersOwn,
  'PATCH /api/v1/secured/discussionthreads/{threadId}': courseAdmins,
  'GET /api/v1/secured/discussionthreads/{threadId}/replies': learnersOwn,
  'POST /api/v1/secured/discussionthreads/{threadId}/replies': signedInOnly,
  'PUT /api/v1/secured/discussionthreads/{threadId}/answer': signedInOnly,
  'GET /api/v1/secured/discussionposts/{postId}': learnersOwn,
  'PATCH /api/v1/secured/discussionposts/{postId}': signedInOnly,
  'DELETE /api/v1/secured/discussionposts/{postId}': signedInOnly,
  'PUT /api/v1/secured/discussionposts/{postId}/hidden': courseAdmins,
  'POST /api/v1/secured/discussionposts/{postId}/reports': signedInOnly,
  'POST /api/v1/secured/discussionposts/{postId}/_keep': courseAdmins,
  'GET /api/v1/secured/workspaces/{id}/discussionquestions': courseAdmins,
  'GET /api/v1/secured/workspaces/{id}/discussionquestions.csv': courseAdmins,
  'POST /api/v1/secured/workspaces/{id}/discussionquestions/_hide': courseAdmins,
};
