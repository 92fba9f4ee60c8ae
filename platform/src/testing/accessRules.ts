/**
 * Who may do what over REST, operation by operation, in the words of the roles and not of the code. `http/accessMatrix.test.ts`
 * tries each as everyone; an operation of the OpenAPI document without a rule fails there, and so does a rule without an
 * operation.
 */

/** Everyone of the matrix; the last three are of a trial that has expired. */
export const actors = [
  'visitor',
  'learner',
  'author',
  'voucherAdmin',
  'admin',
  'learnerOfExpired',
  'adminOfExpired',
  'creatorOfExpired',
] as const;
export type Actor = (typeof actors)[number];

const signedIn = actors.filter((actor) => actor !== 'visitor');

/** Who belongs to each audience. On an expired trial admins are learners; its creator may still customise (OP-48, OP-82). */
export const audiences = {
  operators: actors,
  client: actors,
  everyone: actors,
  signedIn,
  courseAdmins: ['author', 'admin'],
  voucherAdmins: ['voucherAdmin', 'admin'],
  admins: ['admin'],
  customisers: ['admin', 'creatorOfExpired'],
} as const satisfies Readonly<Record<string, readonly Actor[]>>;

export interface AccessRule {
  readonly may: keyof typeof audiences;
  /**
   * Who, of those who may call, gets what the path names: a course, a user course, a person … Everyone else is told that there is
   * no such thing. All who may, when absent. Only for reads whose path names something.
   */
  readonly finds?: readonly Actor[];
  /** Where it answers beside hosts of workspaces in use (OP-48). */
  readonly hosts?: 'reserved' | 'unclaimed';
  /** Refusals by 401 or 403 that somebody who may call can meet, as the thing itself has conditions. */
  readonly conditions?: readonly (401 | 403)[];
  /** True when it ends the session or the account of whoever calls: somebody is made for each try. */
  readonly usesUp?: boolean;
}

const everyone: AccessRule = { may: 'everyone' };
const signedInOnly: AccessRule = { may: 'signedIn' };
const courseAdmins: AccessRule = { may: 'courseAdmins' };
const voucherAdmins: AccessRule = { may: 'voucherAdmins' };
const admins: AccessRule = { may: 'admins' };
/** Of one learner: the learner and admins read it. */
const learnersOwn: AccessRule = { may: 'signedIn', finds: ['learner', 'admin'] };
/** Whoever ordered it reads it, and admins; the one of the matrix was ordered by the admin. */
const jobOfSomebody: AccessRule = { may: 'signedIn', finds: ['admin'] };
const atReserved: AccessRule = { may: 'signedIn', hosts: 'reserved' };

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'GET /livez': { may: 'operators' },
  'GET /readyz': { may: 'operators' },
  'GET /metrics': { may: 'operators' },

  // Tokens and accounts
  'POST /oauth/token': { may: 'client', hosts: 'reserved' },
  'GET /oauth/{auth_type}/authorization-data': { may: 'client', hosts: 'unclaimed' },
  'GET /oauth/{auth_type}/exchange': { may: 'client', hosts: 'reserved' },
  'POST /api/v1/public/users': { may: 'everyone', hosts: 'unclaimed' },
  'POST /api/v1/public/tokens': { may: 'everyone', hosts: 'reserved' },
  'POST /api/v1/public/tokens/{token}/_redeem': { may: 'everyone', hosts: 'reserved' },
  'GET /api/v1/secured/users/me': atReserved,
  'PATCH /api/v1/secured/users/me': atReserved,
  'PUT /api/v1/secured/users/me/password': { ...atReserved, usesUp: true },
  'POST /api/v1/secured/users/me/_logout': { ...atReserved, usesUp: true },
  'GET /api/v1/secured/users/me/personaldata': atReserved,
  'GET /api/v1/secured/users/me/notices': signedInOnly,
  'PATCH /api/v1/secured/users/me/notices': signedInOnly,
  'PUT /api/v1/secured/users/me/notices/devices': signedInOnly,
  'DELETE /api/v1/secured/users/me/notices/devices/{deviceId}': signedInOnly,
  'POST /api/v1/public/reminders/_switch': everyone,
  'GET /api/v1/secured/users/me/reminders': signedInOnly,
  'PUT /api/v1/secured/users/me/reminders': signedInOnly,
  'DELETE /api/v1/secured/users/me': { ...atReserved, usesUp: true },
  'GET /api/v1/public/country': everyone,

  // Workspaces
  'GET /api/v1/public/workspaces': { may: 'everyone', hosts: 'unclaimed' },
  'GET /api/v1/public/workspaces/{id}': everyone,
  'GET /api/v1/secured/workspaces': admins,
  'POST /api/v1/secured/workspaces': { may: 'signedIn', hosts: 'reserved', conditions: [403] },
  'GET /api/v1/secured/workspaces/{id}': admins,
  'POST /api/v1/secured/consents/{id}/users': atReserved,
  'GET /api/v1/secured/workspaces/{id}/consents': admins,
  'POST /api/v1/secured/workspaces/{id}/consents': admins,
  'PUT /api/v1/secured/workspaces/{id}/profile': { may: 'customisers' },
  'GET /static/workspaces/{profileName}/profile.json': everyone,
  'GET /static/workspaces/{profileName}/template.html': everyone,
  'GET /static/workspaces/{profileName}/style.css': everyone,
  'GET /static/workspaces/{profileName}/header.js': everyone,
  'GET /static/workspaces/{profileName}/footer.js': everyone,
  'GET /static/workspaces/{profileName}/page.css': everyone,

  'GET /api/v1/secured/workspaces/{id}/scimtoken': admins,
  'POST /api/v1/secured/workspaces/{id}/scimtoken': admins,
  'DELETE /api/v1/secured/workspaces/{id}/scimtoken': admins,

  // Files
  'POST /upload-api/v1/secured/workspaces/{id}/files/_upload': { may: 'signedIn', conditions: [403] },
  'GET /api/v1/secured/workspaces/{id}/files': signedInOnly,
  'GET /api/v1/secured/workspaces/{id}/files/{fileId}': { may: 'signedIn', finds: ['author', 'admin'] },
  'PATCH /api/v1/secured/workspaces/{id}/files/{fileId}': signedInOnly,
  'DELETE /api/v1/secured/workspaces/{id}/files/{fileId}': signedInOnly,
  'POST /api/v1/secured/workspaces/{id}/files/{fileId}/_replace': courseAdmins,
  'POST /upload-api/v1/secured/workspaces/{id}/scorm/{courseId}/_upload': courseAdmins,
  'POST /upload-api/v1/secured/scorm/{courseId}/_upload': courseAdmins,
  'GET /static/files/{address}': everyone,
  // Of other sites: nothing of a workspace.
  'GET /static/stills/{host}/{video}': { may: 'everyone', finds: [] },

  // People
  'GET /api/v1/secured/workspaces/{id}/users': admins,
  'POST /api/v1/secured/workspaces/{id}/users': admins,
  'GET /api/v1/secured/workspaces/{id}/usersaccess': admins,
  'GET /api/v1/secured/workspaces/{id}/usersaccess.csv': admins,
  'GET /api/v1/secured/workspaces/{id}/users/{userId}': admins,
  'POST /api/v1/secured/workspaces/{id}/users/{userId}': admins,
  'PUT /api/v1/secured/workspaces/{id}/users/{userId}': admins,
  'POST /api/v1/secured/workspaces/{id}/usersaccess/{userId}/_invite': admins,
  'POST /api/v1/secured/workspaces/{id}/usersaccess/{userId}/_restore': admins,
  'POST /api/v1/secured/workspaces/{id}/usersaccess/{userId}/_withdraw': admins,
  'PUT /api/v1/secured/workspaces/{id}/usersaccess/{userId}/_admin': admins,
  'POST /api/v1/secured/workspaces/{id}/usersaccess/_invite': admins,
  'GET /api/v1/secured/workspaces/{id}/usersaccess/_invite': admins,
  'POST /api/v1/secured/workspaces/{id}/usersaccess/_import': admins,
  'POST /api/v1/secured/workspaces/{id}/usersaccess/_change': admins,
  'POST /api/v1/secured/workspaces/{id}/usersaccess/_undo': admins,
  'GET /api/v1/secured/workspaces/{id}/users/{userId}/personaldata': admins,
  'DELETE /api/v1/secured/workspaces/{id}/users/{userId}': admins,
  'GET /api/v1/secured/workspaces/{id}/groups': admins,
  'POST /api/v1/secured/workspaces/{id}/groups': admins,
  'GET /api/v1/secured/workspaces/{id}/groups/{groupId}': admins,
  'PATCH /api/v1/secured/workspaces/{id}/groups/{groupId}': admins,
  'DELETE /api/v1/secured/workspaces/{id}/groups/{groupId}': admins,
  'PUT /api/v1/secured/workspaces/{id}/groups/{groupId}/members/{userId}': admins,
  'DELETE /api/v1/secured/workspaces/{id}/groups/{groupId}/members/{userId}': admins,
  'POST /api/v1/secured/workspaces/{id}/groups/{groupId}/members/_change': admins,
  'GET /api/v1/secured/workspaces/{id}/groups/{groupId}/courses': admins,
  'PUT /api/v1/secured/workspaces/{id}/groups/{groupId}/courses/{courseId}': admins,
  'DELETE /api/v1/secured/workspaces/{id}/groups/{groupId}/courses/{courseId}': admins,
  'GET /api/v1/secured/workspaces/{id}/auditlog': admins,
  'GET /api/v1/secured/workspaces/{id}/auditlog.csv': admins,
  'GET /api/v1/secured/workspaces/{id}/retention': admins,
  'PUT /api/v1/secured/workspaces/{id}/retention': admins,
  'POST /api/v1/secured/workspaces/{id}/retention/_preview': admins,
  'GET /api/v1/secured/workspaces/{id}/privacyrequests': admins,
  'GET /api/v1/secured/workspaces/{id}/privacyrequests.csv': admins,
  'POST /api/v1/secured/workspaces/{id}/privacyrequests': admins,
  'POST /api/v1/secured/workspaces/{id}/privacyrequests/{privacyRequestId}/_close': admins,
  'GET /api/v1/secured/jobs': signedInOnly,
  'GET /api/v1/secured/jobs/{jobId}': jobOfSomebody,
  'GET /api/v1/secured/jobs/{jobId}/rows': jobOfSomebody,
  'GET /api/v1/secured/jobs/{jobId}/rows.csv': jobOfSomebody,
  'POST /api/v1/secured/jobs/{jobId}/_cancel': signedInOnly,
  'GET /api/v1/public/invitations/{token}': everyone,
  'GET /api/v1/public/users/_searchByUsername/{username}': { may: 'everyone', finds: ['admin'] },

  // Courses
  'GET /api/v1/public/courses': everyone,
  'GET /api/v1/public/courses/counts': everyone,
  'GET /api/v1/public/courses/{id}': everyone,
  'GET /api/v1/public/courses/{id}/lecture/{lectureId}': everyone,
  'GET /api/v1/secured/courses': courseAdmins,
  'POST /api/v1/secured/courses': courseAdmins,
  'GET /api/v1/secured/courses/{id}': courseAdmins,
  'GET /api/v1/secured/courses/{id}/lecture/{lectureId}': courseAdmins,
  'GET /api/v1/secured/courses/{id}/lecture/{lectureId}/scorm': courseAdmins,
  'PUT /api/v1/secured/courses/{id}': courseAdmins,
  'PATCH /api/v1/secured/courses/{id}': courseAdmins,
  'DELETE /api/v1/secured/courses/{id}': courseAdmins,
  'POST /api/v1/secured/courses/_import': courseAdmins,
  'POST /api/v1/secured/courses/{id}/_copy': courseAdmins,
  'POST /api/v1/secured/courses/{id}/_lock': courseAdmins,
  'POST /api/v1/secured/courses/{id}/_unlock': courseAdmins,
  'GET /api/v1/secured/courses/{id}/_presence': courseAdmins,
  'POST /api/v1/secured/courses/{id}/_presence': courseAdmins,
  'POST /api/v1/secured/courses/{id}/_askForLock': courseAdmins,
  'POST /api/v1/secured/courses/{id}/_answerLockRequest': courseAdmins,
  'GET /static/courses/{id}/metadata.json': everyone,
  'GET /api/v1/public/tags': everyone,
  'GET /api/v1/public/workspaces/{id}/tags': everyone,
  'GET /api/v1/secured/tags': signedInOnly,
  'GET /api/v1/secured/workspaces/{id}/tags': signedInOnly,
  'DELETE /api/v1/secured/tags/{tagId}': courseAdmins,
  'GET /api/v1/secured/savedsections': courseAdmins,
  'POST /api/v1/secured/savedsections': courseAdmins,
  'GET /api/v1/secured/savedsections/{savedSectionId}': courseAdmins,
  'PATCH /api/v1/secured/savedsections/{savedSectionId}': courseAdmins,
  // Who did not save it, and is no admin, may not.
  'DELETE /api/v1/secured/savedsections/{savedSectionId}': { may: 'courseAdmins', conditions: [403] },

  // Learning
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
  'POST /api/v1/secured/usercourses/{id}/_complete': learnersOwn,
  'GET /api/v1/secured/usercourses/{id}/lecture/{lectureId}': learnersOwn,
  'POST /api/v1/secured/usercourses/{id}/lecture/{lectureId}': learnersOwn,
  'GET /api/v1/secured/usercourses/{id}/lecture/{lectureId}/scorm': learnersOwn,
  'PUT /api/v1/secured/usercourses/{id}/lecture/{lectureId}/scorm/{itemId}': learnersOwn,
  // Not even the learner: it is for those who look after the course.
  'GET /api/v1/secured/usercourses/{id}/lecture/{lectureId}/submissions': { may: 'courseAdmins', finds: ['admin'] },
  'GET /api/v1/secured/courses/{id}/funnel': { may: 'courseAdmins', finds: ['admin'] },
  'GET /api/v1/secured/courses/{id}/funnel.csv': { may: 'courseAdmins', finds: ['admin'] },
  'GET /api/v1/secured/courses/{id}/questionstatistics': { may: 'courseAdmins', finds: ['admin'] },
  'GET /api/v1/secured/courses/{id}/questionstatistics.csv': { may: 'courseAdmins', finds: ['admin'] },
  'GET /api/v1/secured/workspaces/{id}/courseattention': courseAdmins,
  'PUT /api/v1/secured/usercourses/{id}/position': learnersOwn,
  'PUT /api/v1/secured/usercourses/{id}/lecture/{lectureId}/videoposition': learnersOwn,
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
  'POST /api/v1/secured/usercourses/{id}/questionanswer/{questionId}': learnersOwn,
  'POST /api/v1/secured/usercourses/{id}/gamification/{gamificationId}': learnersOwn,
  'GET /api/v1/secured/usercoursegamificationitems': signedInOnly,
  'GET /api/v1/secured/completionrecords': signedInOnly,
  'POST /api/v1/secured/vouchers/{code}/_redeem': signedInOnly,

  // Campaigns
  'GET /api/v1/secured/campaigns': voucherAdmins,
  'GET /api/v1/secured/campaigns.csv': voucherAdmins,
  'POST /api/v1/secured/campaigns': voucherAdmins,
  'GET /api/v1/secured/campaigncourses': voucherAdmins,
  'GET /api/v1/secured/campaigns/{campaignId}': voucherAdmins,
  'PUT /api/v1/secured/campaigns/{campaignId}': voucherAdmins,
  'PATCH /api/v1/secured/campaigns/{campaignId}': voucherAdmins,
  'DELETE /api/v1/secured/campaigns/{campaignId}': voucherAdmins,
  'POST /api/v1/secured/campaigns/{campaignId}/vouchers': voucherAdmins,
  'GET /api/v1/secured/campaigns/{campaignId}/vouchers': voucherAdmins,
  'GET /api/v1/secured/campaigns/{campaignId}/vouchers.csv': voucherAdmins,
  'GET /api/v1/secured/campaigns/{campaignId}/redemptions': voucherAdmins,
  'GET /api/v1/secured/campaigns/{campaignId}/redemptions.csv': voucherAdmins,
  'GET /api/v1/secured/campaigns/{campaignId}/usage': voucherAdmins,
  'GET /api/v1/public/certificates': everyone,
  'GET /api/v1/public/certificates/{uuid}/pdf': everyone,
  'GET /credentials/{uuid}': everyone,
  'GET /credentials/status/{list}': everyone,
  'GET /credentials/issuer': everyone,
  'GET /credentials/achievements/{courseId}': everyone,
  'GET /credentials/keys/{keyId}': everyone,
  'GET /.well-known/jwks.json': everyone,
  'POST /api/v1/secured/certificates/{uuid}/_revoke': courseAdmins,
  'POST /api/v1/secured/certificates/{uuid}/_restore': courseAdmins,

  // Integrations
  'GET /api/v1/secured/integrations': admins,
  'GET /api/v1/secured/workspaces/{id}/integrations': admins,
  'POST /api/v1/secured/workspaces/{id}/integrations': admins,
  'GET /api/v1/secured/workspaces/{id}/integrations/{integrationId}': admins,
  'PUT /api/v1/secured/workspaces/{id}/integrations/{integrationId}': admins,
  'PATCH /api/v1/secured/workspaces/{id}/integrations/{integrationId}': admins,
  'DELETE /api/v1/secured/workspaces/{id}/integrations/{integrationId}': admins,
  'POST /api/v1/secured/workspaces/{id}/integrations/_test': admins,
  'POST /api/v1/secured/workspaces/{id}/integrations/{integrationId}/_test': admins,
  'POST /api/v1/secured/workspaces/{id}/integrations/_discover': admins,
  'POST /api/v1/secured/workspaces/{id}/integrations/{integrationId}/_sync': admins,

  // Analytics
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/lecture': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/lecture.csv': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/lecture:drilldown': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/lecture/drilldown': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/lecture:timeseries': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/lecture:totals': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/questionanswer': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/questionanswer.csv': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/questionanswer:drilldown': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/questionanswer/drilldown': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/questionanswer:timeseries': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/questionanswer:totals': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/certificate': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/certificate.csv': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/certificate:drilldown': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/certificate/drilldown': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/certificate:timeseries': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/certificate:totals': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/usercourse': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/usercourse.csv': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/usercourse:drilldown': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/usercourse/drilldown': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/usercourse:timeseries': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/usercourse:totals': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/campaign': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/campaign.csv': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/campaign:drilldown': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/campaign/drilldown': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/campaign:timeseries': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/campaign:totals': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/workspace': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/workspace.csv': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/workspace:drilldown': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/workspace/drilldown': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/workspace:timeseries': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/workspace:totals': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/modules': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/modules.csv': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/modules:drilldown': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/modules/drilldown': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/modules:timeseries': admins,
  'GET /analytics-api/v1/secured/workspaces/{id}/facts/modules:totals': admins,
};
