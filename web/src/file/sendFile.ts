import type { FileCategory, UploadFailure } from './uploadRules.ts';

/** A file as the platform answers an upload (REST-60). */
export interface UploadedFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly type: 'IMAGE' | 'PDF' | 'VIDEO' | 'MP3' | 'OTHER';
  readonly category: FileCategory;
  readonly alternativeText: string | null;
}

export interface FileToSend {
  readonly file: File;
  readonly category: FileCategory;
  readonly alternativeText?: string;
}

export type Sent = { readonly uploaded: UploadedFile } | { readonly failure: UploadFailure };

/** Sends one file; never rejects. `onProgress` is told the part of it that has left, from 0 to 1. */
export type SendFile = (given: FileToSend, onProgress: (part: number) => void, signal: AbortSignal) => Promise<Sent>;

/** Sends to the workspace with a raw id. */
export const sendFileTo =
  (workspaceId: number): SendFile =>
  async ({ file, category, alternativeText }, onProgress, signal) => {
    const body = new FormData();
    // Texts first: what may not come is refused before the file has come.
    body.set('category', category);
    if (alternativeText) body.set('alternativeText', alternativeText);
    body.set('file', file);
    const answer = await sendForm(
      `/upload-api/v1/secured/workspaces/${workspaceId}/files/_upload`,
      body,
      onProgress,
      signal,
    );
    return answer === null ? { failure: { code: 'NETWORK' } } : readAnswer(answer.status, answer.text);
  };

/** What was answered; null where nothing was. The same `key` is done once, however often it is sent. By XMLHttpRequest: `fetch` does not tell how far a body has come. */
export const sendForm = (
  path: string,
  body: FormData,
  onProgress: (part: number) => void,
  signal: AbortSignal,
  key?: string,
): Promise<{ readonly status: number; readonly text: string } | null> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('apollo-require-preflight', 'true');
    if (key !== undefined) request.setRequestHeader('idempotency-key', key);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    for (const end of ['error', 'abort', 'timeout'] as const) request.addEventListener(end, () => resolve(null));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });

/** What was made, or why it was not: the platform says what is wrong as its REST errors do, the gateway as GraphQL does. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- who asks knows what is made
export function readAnswer<Made = UploadedFile>(
  status: number,
  text: string,
): { readonly uploaded: Made } | { readonly failure: UploadFailure } {
  const body = parse(text);
  if (status === 201 && body !== null) return { uploaded: body as unknown as Made };
  const [error] = (body?.['errors'] ?? []) as readonly { readonly extensions?: Record<string, unknown> }[];
  const { code, params } = { ...error?.extensions, ...body };
  return { failure: { code: typeof code === 'string' || typeof code === 'number' ? String(code) : '-1', params } };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
