import type { RestClient } from './restClient.ts';
import type { World } from './world.ts';

const pathOf = (workspaceId: number) => `/api/v1/secured/workspaces/${workspaceId}/groups`;

/** A group of people with someone in it. */
export async function makeGroup(
  admin: RestClient,
  { workspaceId, name, userId }: { readonly workspaceId: number; readonly name: string; readonly userId: number },
): Promise<number> {
  const { id } = await admin.expect<{ readonly id: number }>(pathOf(workspaceId), { method: 'POST', body: { name } });
  await admin.send(`${pathOf(workspaceId)}/${id}/members/${userId}`, { method: 'PUT' });
  return id;
}

/** The course of a world, which everyone of its group takes from now on; on an expired trial nobody may say so. */
export async function courseOfGroup({ people, workspaceId, groupId, course }: World): Promise<string> {
  const path = `${pathOf(workspaceId)}/${groupId}/courses/${course.courseId}`;
  await people.admin.rest.send(path, { method: 'PUT', body: { notify: false } });
  return String(course.courseId);
}

/** A group that may go; the one of the world for anyone who may make none. */
export async function spareGroupId(
  admin: RestClient,
  { workspaceId, name, groupId }: { readonly workspaceId: number; readonly name: string; readonly groupId: number },
): Promise<number> {
  const { status, body } = await admin.send<{ readonly id: number }>(pathOf(workspaceId), {
    method: 'POST',
    body: { name },
  });
  return status === 201 ? body.id : groupId;
}
