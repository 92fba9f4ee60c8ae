import { expect, test } from 'vitest';
import { openapiDocument } from '../testing/openapiDocument.ts';
import { operationIdOf } from './operationId.ts';

test.each([
  ['GET', '/api/v1/secured/courses', 'listCourses'],
  ['GET', '/api/v1/public/courses', 'listPublicCourses'],
  ['POST', '/api/v1/secured/courses', 'createCourse'],
  ['GET', '/api/v1/secured/courses/{id}/revisions/{version}', 'getCourseRevision'],
  ['POST', '/api/v1/secured/courses/{id}/revisions/{version}/_restore', 'restoreCourseRevision'],
  ['PATCH', '/api/v1/secured/users/me', 'updateMe'],
  ['GET', '/api/v1/secured/users/me/apitokens', 'listMeApiTokens'],
  ['GET', '/api/v1/secured/workspaces/{id}/usersaccess/_invite', 'inviteWorkspaceUserAccessesPreview'],
  ['POST', '/api/v1/secured/workspaces/{id}/usersaccess/_invite', 'inviteWorkspaceUserAccesses'],
  ['POST', '/api/v1/secured/workspaces/{id}/usersaccess/{userId}/_invite', 'inviteWorkspaceUserAccess'],
  ['DELETE', '/api/v1/secured/workspaces/{id}/groups/{groupId}/members/{userId}', 'deleteWorkspaceGroupMember'],
  ['GET', '/analytics-api/v1/secured/workspaces/{id}/facts/campaign:drilldown', 'getWorkspaceFactsCampaignDrilldown'],
])('BEY-46 %s %s is %s in a generated client', (method, path, id) => {
  expect(operationIdOf(method, path)).toBe(id);
});

test('BEY-46 every operation has a name of its own', () => {
  const { paths } = openapiDocument() as { paths: Record<string, Record<string, { operationId: string }>> };
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]*$/.test(id))).toEqual([]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
