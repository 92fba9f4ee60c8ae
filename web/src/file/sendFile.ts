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

/** Sends to the workspace with a raw id. By XMLHttpRequest: `fetch` does not tell how far a body has come. */
export const sendFileTo =
  (workspaceId: number): SendFile =>
  ({ file, category, alternativeText }, onProgress, signal) =>
    new Promise((resolve) => {
      const body = new FormData();
      // Texts first: what may not come is refused before the file has come.
      body.set('category', category);
      if (alternativeText) body.set('alternativeText', alternativeText);
      body.set('file', file);
      const request = new XMLHttpRequest();
      const lost = () => resolve({ failure: { code: 'NETWORK' } });
      request.open('POST', `/upload-api/v1/secured/workspaces/${workspaceId}/files/_upload`);
      request.setRequestHeader('apollo-require-preflight', 'true');
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
      request.addEventListener('load', () => resolve(readAnswer(request.status, request.responseText)));
      for (const end of ['error', 'abort', 'timeout'] as const) request.addEventListener(end, lost);
      signal.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body);
    });

/** The platform says what is wrong as its REST errors do, the gateway as GraphQL does. */
export function readAnswer(status: number, text: string): Sent {
  const body = parse(text);
  if (status === 201 && body !== null) return { uploaded: body as unknown as UploadedFile };
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
