import type { RestClient } from './restClient.ts';

/** Keeps a section for the authors of a workspace; answers its raw id, or null for anyone who may not. */
export async function saveSection(rest: RestClient, marker: string): Promise<number | null> {
  const { status, body } = await rest.send<{ readonly id: number }>('/api/v1/secured/savedsections', {
    method: 'POST',
    body: { name: marker, sections: [{ type: 'TEXT', content: marker }] },
  });
  return status === 201 ? body.id : null;
}
