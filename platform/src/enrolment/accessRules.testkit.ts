import { admins, courseAdmins, learnersOwn, signedInOnly, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'GET /api/v1/secured/workspaces/{id}/groups/{groupId}/courses': admins,
  'PUT /api/v1/secured/workspaces/{id}/groups/{groupId}/courses/{courseId}': admins,
  'DELETE /api/v1/secured/workspaces/{id}/groups/{groupId}/courses/{courseId}': admins,
  'POST /api/v1/secured/usercourses': signedInOnly,
  'GET /api/v1/secured/usercourses': signedInOnly,
  'GET /api/v1/secured/usercourses/active': signedInOnly,
  'GET /api/v1/secured/usercourses/due': signedInOnly,
  'GET /api/v1/secured/usercourses/completed': signedInOnly,
  'GET /api/v1/secured/courses/{id}/usercourses': signedInOnly,
  'GET /api/v1/secured/workspaces/{id}/usercourses': courseAdmins,
  'GET /api/v1/secured/workspaces/{id}/usercourses.csv': courseAdmins,
  'POST /api/v1/secured/courses/{id}/usercourses/_enroll': courseAdmins,
  'POST /api/v1/secured/workspaces/{id}/usercourses/_message': courseAdmins,
  'POST /api/v1/secured/workspaces/{id}/usercourses/_change': courseAdmins,
  'POST /api/v1/secured/workspaces/{id}/usercourses/_undo': courseAdmins,
  'GET /api/v1/secured/workspaces/{id}/waitingenrolments': courseAdmins,
  'DELETE /api/v1/secured/workspaces/{id}/waitingenrolments/{waitingId}': courseAdmins,
  'PUT /api/v1/secured/usercourses/{id}/duetime': courseAdmins,
  'PATCH /api/v1/secured/usercourses/{id}': learnersOwn,
  'GET /api/v1/secured/usercourses/{id}': learnersOwn,
};
