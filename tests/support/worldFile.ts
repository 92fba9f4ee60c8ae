import type { RestClient } from './restClient.ts';

/** Pictures of one pixel that differ, so that one can take the place of the other. */
export const pictures = {
  first: {
    extension: 'png',
    bytes: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  },
  second: { extension: 'gif', bytes: 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' },
};

/** Uploads a picture to the workspace; answers its raw id, or null for anyone who may not. */
export async function uploadFile(
  rest: RestClient,
  { workspaceId, marker }: { readonly workspaceId: number; readonly marker: string },
  { bytes, extension } = pictures.first,
): Promise<number | null> {
  const body = new FormData();
  body.set('category', 'CONTENT');
  body.set('file', new Blob([Buffer.from(bytes, 'base64')]), `${marker}.${extension}`);
  const path = `/upload-api/v1/secured/workspaces/${workspaceId}/files/_upload`;
  const answer = await rest.send<{ readonly id: number }>(path, { method: 'POST', body });
  return answer.status === 201 ? answer.body.id : null;
}
