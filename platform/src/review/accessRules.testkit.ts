import { courseAdmins, everyone, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'GET /api/v1/secured/courses/{id}/reviewthreads': courseAdmins,
  'POST /api/v1/secured/courses/{id}/reviewthreads': courseAdmins,
  'GET /api/v1/secured/courses/{id}/reviewthreads/{reviewThreadId}': courseAdmins,
  'PATCH /api/v1/secured/courses/{id}/reviewthreads/{reviewThreadId}': courseAdmins,
  // Up to the author who began it.
  'PUT /api/v1/secured/courses/{id}/reviewthreads/{reviewThreadId}/visibility': {
    may: 'courseAdmins',
    conditions: [403],
  },
  'POST /api/v1/secured/courses/{id}/reviewthreads/{reviewThreadId}/comments': courseAdmins,
  'PATCH /api/v1/secured/courses/{id}/reviewcomments/{reviewCommentId}': { may: 'courseAdmins', conditions: [403] },
  // What other authors wrote stays theirs.
  'DELETE /api/v1/secured/courses/{id}/reviewcomments/{reviewCommentId}': { may: 'courseAdmins', conditions: [403] },
  'GET /api/v1/secured/courses/{id}/reviewlinks': courseAdmins,
  'POST /api/v1/secured/courses/{id}/reviewlinks': courseAdmins,
  'DELETE /api/v1/secured/courses/{id}/reviewlinks/{reviewLinkId}': courseAdmins,
  'GET /api/v1/public/review/{reviewToken}': everyone,
  'GET /api/v1/public/review/{reviewToken}/lectures/{lectureId}': everyone,
  'GET /api/v1/public/review/{reviewToken}/threads': everyone,
  'POST /api/v1/public/review/{reviewToken}/threads': everyone,
  'POST /api/v1/public/review/{reviewToken}/threads/{reviewThreadId}/comments': everyone,
  'GET /api/v1/secured/courses/{id}/openreviewcounts': courseAdmins,
  'GET /api/v1/secured/courses/{id}/mentionable': courseAdmins,
};
