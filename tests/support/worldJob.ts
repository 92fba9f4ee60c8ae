import type { RestClient } from './restClient.ts';

/** A job that an admin has ordered: an import of what is no address, so that it leaves nobody behind. */
export async function orderJob(
  admin: RestClient,
  { workspaceId, marker }: { readonly workspaceId: number; readonly marker: string },
): Promise<number> {
  const { id } = await admin.expect<{ readonly id: number }>(
    `/api/v1/secured/workspaces/${workspaceId}/usersaccess/_import`,
    { method: 'POST', body: { rows: [{ username: `${marker.toLowerCase()} is no address` }] } },
  );
  return id;
}
