import { ClientError } from '../errors.ts';
import type { FileCategory } from '../generated/graphql.ts';
import { readObject, refusedBy } from '../request/readAnswer.ts';
import type { Headers, Transport } from '../request/Transport.ts';
import { canStream, streamedForm } from './multipart.ts';

export interface Upload {
  readonly file: Blob;
  readonly fileName: string;
  readonly category: FileCategory;
  /** What it is called in lists; its file name when left out. */
  readonly name?: string;
  readonly alternativeText?: string;
  /**
   * Of your choice: uploads with the same one make one file. 1 to 255 visible ASCII characters; inputs of GraphQL take up to 200, so one of
   * those is good for both. Each upload has its own when left out.
   */
  readonly idempotencyKey?: string;
  /** Told from 0 to the size of the file, and from 0 again where it is sent again; of a page in a browser its beginning and its end. */
  readonly onProgress?: (progress: UploadProgress) => void;
  readonly signal?: AbortSignal | undefined;
}

export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

export interface UploadedFile {
  readonly id: number;
  /** What inputs take wherever they name an address. */
  readonly url: string;
}

/** Sends a file. Sent again with the same key, within a day, it is the same file and not another. */
export async function sendFile(
  transport: Transport,
  headers: Headers,
  {
    workspaceId,
    idempotencyKey,
    ...upload
  }: Upload & { readonly workspaceId: number; readonly idempotencyKey: string },
): Promise<UploadedFile> {
  const { file, fileName, category, name, alternativeText, onProgress, signal } = upload;
  const tell = (sentBytes: number): void => onProgress?.({ sentBytes, totalBytes: file.size });
  const fields = {
    category,
    ...(name !== undefined && { name }),
    ...(alternativeText !== undefined && { alternativeText }),
  };
  tell(0);
  const request = {
    path: `/upload-api/v1/secured/workspaces/${workspaceId}/files/_upload`,
    method: 'POST',
    headers: { ...headers, 'idempotency-key': idempotencyKey },
    signal,
    // As long as it takes: the caller's signal ends it.
    timeoutMs: null,
  } as const;
  if (canStream()) {
    const { contentType, body } = streamedForm({ file, fileName, fields }, tell);
    return transport.send(
      { ...request, headers: { ...request.headers, 'content-type': contentType }, body },
      readUploaded,
    );
  }
  const form = new FormData();
  for (const [member, value] of Object.entries(fields)) {
    form.append(member, value);
  }
  form.append('file', file, fileName);
  const uploaded = await transport.send({ ...request, body: form }, readUploaded);
  tell(file.size);
  return uploaded;
}

async function readUploaded(response: Response): Promise<UploadedFile> {
  const answer = await readObject(response);
  if (!response.ok) {
    throw await refusedBy(response, answer);
  }
  const { id, url } = answer as { readonly id?: unknown; readonly url?: unknown };
  if (typeof id !== 'number' || typeof url !== 'string') {
    throw new ClientError('The answer to an upload names no file.');
  }
  return { id, url };
}
