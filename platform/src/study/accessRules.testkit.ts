import { courseAdmins, learnersOwn, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'POST /api/v1/secured/usercourses/{id}/_complete': learnersOwn,
  'GET /api/v1/secured/usercourses/{id}/lecture/{lectureId}': learnersOwn,
  'POST /api/v1/secured/usercourses/{id}/lecture/{lectureId}': learnersOwn,
  // Not even the learner: it is for those who look after the course.
  'GET /api/v1/secured/usercourses/{id}/lecture/{lectureId}/submissions': { may: 'courseAdmins', finds: ['admin'] },
  'GET /api/v1/secured/courses/{id}/funnel': { may: 'courseAdmins', finds: ['admin'] },
  'GET /api/v1/secured/courses/{id}/funnel.csv': { may: 'courseAdmins', finds: ['admin'] },
  'GET /api/v1/secured/courses/{id}/questionstatistics': { may: 'courseAdmins', finds: ['admin'] },
  'GET /api/v1/secured/courses/{id}/questionstatistics.csv': { may: 'courseAdmins', finds: ['admin'] },
  'GET /api/v1/secured/workspaces/{id}/coursestoreview': courseAdmins,
  'PUT /api/v1/secured/usercourses/{id}/position': learnersOwn,
  'PUT /api/v1/secured/usercourses/{id}/lecture/{lectureId}/videoposition': learnersOwn,
  'POST /api/v1/secured/usercourses/{id}/questionanswer/{questionId}': learnersOwn,
};
