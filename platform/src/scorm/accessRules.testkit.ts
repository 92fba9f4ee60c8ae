import { courseAdmins, learnersOwn, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'POST /upload-api/v1/secured/workspaces/{id}/scorm/{courseId}/_upload': courseAdmins,
  'POST /upload-api/v1/secured/scorm/{courseId}/_upload': courseAdmins,
  'GET /api/v1/secured/courses/{id}/lecture/{lectureId}/scorm': courseAdmins,
  'GET /api/v1/secured/usercourses/{id}/lecture/{lectureId}/scorm': learnersOwn,
  'PUT /api/v1/secured/usercourses/{id}/lecture/{lectureId}/scorm/{itemId}': learnersOwn,
};
