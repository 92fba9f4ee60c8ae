import type { JobWire } from '../job/jobWire.ts';
import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { withQuery } from '../rsql.ts';
import { workspacePath } from '../workspace/workspacePaths.ts';
import type { GroupWire } from './groupWire.ts';

const groupsPath = (workspaceId: number): string => `${workspacePath(workspaceId)}/groups`;

/** `GET /secured/workspaces/{id}/groups`: for admins. */
export const getGroups = (
  rest: Rest,
  workspaceId: number,
  query: PageRequest & { readonly q: string; readonly sort?: string | undefined },
): Promise<PageWire<GroupWire>> => rest.get(withQuery(groupsPath(workspaceId), { ...query }));

/** `GET /secured/workspaces/{id}/groups/{groupId}`. */
export const getGroup = (rest: Rest, workspaceId: number, groupId: number): Promise<GroupWire> =>
  rest.get(`${groupsPath(workspaceId)}/${groupId}`);

/** `POST /secured/workspaces/{id}/groups`; 409 for a name that another has, and where there are as many as there may be. */
export const postGroup = (
  rest: Rest,
  workspaceId: number,
  body: Schemas['PersonGroupRequest'],
  idempotencyKey: string | null | undefined,
): Promise<GroupWire> => rest.post(groupsPath(workspaceId), body, { idempotencyKey });

/** `PATCH /secured/workspaces/{id}/groups/{groupId}`: what is left out stays. */
export const patchGroup = (
  rest: Rest,
  workspaceId: number,
  groupId: number,
  body: Schemas['PersonGroupChange'],
): Promise<GroupWire> => rest.patch(`${groupsPath(workspaceId)}/${groupId}`, body);

/** `DELETE /secured/workspaces/{id}/groups/{groupId}`. */
export const deleteGroupById = (rest: Rest, workspaceId: number, groupId: number): Promise<void> =>
  rest.delete(`${groupsPath(workspaceId)}/${groupId}`);

const coursesPath = (workspaceId: number, groupId: number): string => `${groupsPath(workspaceId)}/${groupId}/courses`;

/** `GET /secured/workspaces/{id}/groups/{groupId}/courses`. */
export const getGroupCourses = (rest: Rest, workspaceId: number, groupId: number): Promise<Schemas['GroupCourses']> =>
  rest.get(coursesPath(workspaceId, groupId));

/** `PUT /secured/workspaces/{id}/groups/{groupId}/courses/{courseId}`: 403 for a course that is over. */
export const putGroupCourse = (
  rest: Rest,
  workspaceId: number,
  { groupId, courseId }: { readonly groupId: number; readonly courseId: number },
  body: Schemas['GroupCourseRequest'],
): Promise<Schemas['GroupCourses']> => rest.put(`${coursesPath(workspaceId, groupId)}/${courseId}`, body);

/** `DELETE /secured/workspaces/{id}/groups/{groupId}/courses/{courseId}`. */
export const deleteGroupCourse = (
  rest: Rest,
  workspaceId: number,
  { groupId, courseId }: { readonly groupId: number; readonly courseId: number },
): Promise<void> => rest.delete(`${coursesPath(workspaceId, groupId)}/${courseId}`);

/** `POST /secured/workspaces/{id}/groups/{groupId}/members/_change`: 202 with the job. */
export const postMembersChange = (
  rest: Rest,
  workspaceId: number,
  groupId: number,
  body: Schemas['GroupMembersChange'],
  idempotencyKey: string | null | undefined,
): Promise<JobWire> => rest.post(`${groupsPath(workspaceId)}/${groupId}/members/_change`, body, { idempotencyKey });
