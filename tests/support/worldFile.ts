import type { RestClient } from './restClient.ts';

/** A PNG of one pixel. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Uploads a picture to the workspace; answers its raw id, or null for whoever may not. */
export async function uploadFile(
  rest: RestClient,
  { workspaceId, marker }: { readonly workspaceId: number; readonly marker: string },
): Promise<number | null> {
  const body = new FormData();
  body.set('category', 'CONTENT');
  body.set('file', new Blob([Buffer.from(picture, 'base64')]), `${marker}.png`);
  const path = `/upload-api/v1/secured/workspaces/${workspaceId}/files/_upload`;
  const answer = await rest.send<{ readonly id: number }>(path, { method: 'POST', body });
  return answer.status === 201 ? answer.body.id : null;
}
