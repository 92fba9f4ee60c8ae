import { newUsername } from './hosts.ts';
import type { RestClient } from './restClient.ts';

/** Logs that a stranger asked for their data; answers the raw id of the request, or null for anyone who may not. */
export async function logPrivacyRequest(admin: RestClient, workspaceId: number): Promise<number | null> {
  const { status, body } = await admin.send<{ readonly id: number }>(
    `/api/v1/secured/workspaces/${workspaceId}/privacyrequests`,
    { method: 'POST', body: { kind: 'ERASURE', username: newUsername() } },
  );
  return status === 201 ? body.id : null;
}
