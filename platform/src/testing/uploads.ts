import sharp from 'sharp';
import type { FileResponse } from '../file/fileSchemas.ts';
import type { Reply, TestApp, TestUser } from './testApp.ts';

export interface Upload {
  readonly bytes?: Uint8Array;
  readonly fileName?: string;
  /** Type that the sender gives. */
  readonly contentType?: string;
  readonly category?: string;
  readonly name?: string;
  readonly alternativeText?: string;
  readonly host?: string;
  /** Sent as `Idempotency-Key`. */
  readonly key?: string;
  /** Before the texts instead of behind them. */
  readonly fileFirst?: boolean;
}

/** A picture of one colour. */
export const aPicture = (width = 8, height = 8, colour = '#3366cc'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

const boundary = 'lectern-upload';

/** The multipart body of an upload, as a browser writes it. */
export function uploadBody({ bytes, fileName = 'picture.png', contentType, fileFirst, ...texts }: Upload): Buffer {
  const head = (disposition: string) => `--${boundary}\r\ncontent-disposition: form-data; ${disposition}`;
  const { category = 'CONTENT', name, alternativeText } = texts;
  const fields = Object.entries({ category, name, alternativeText })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${head(`name="${field}"`)}\r\n\r\n${value}\r\n`)
    .join('');
  const quoted = fileName.replaceAll('"', '%22');
  const file = [
    Buffer.from(
      `${head(`name="file"; filename="${quoted}"`)}\r\ncontent-type: ${contentType ?? 'application/octet-stream'}\r\n\r\n`,
    ),
    bytes ?? Buffer.alloc(0),
    Buffer.from('\r\n'),
  ];
  const parts = fileFirst === true ? [...file, Buffer.from(fields)] : [Buffer.from(fields), ...file];
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** Uploads and answers whatever comes. */
export async function tryUpload<T = FileResponse>(
  server: TestApp,
  as: TestUser | undefined,
  given: Upload = {},
): Promise<Reply<T>> {
  const bytes = given.bytes ?? (await aPicture());
  return server.call<T>('POST', `/upload-api/v1/secured/workspaces/${as?.workspaceId ?? 1}/files/_upload`, {
    ...(as === undefined ? {} : { as }),
    ...(given.host === undefined ? {} : { host: given.host }),
    headers: { 'content-type': multipartType, ...(given.key === undefined ? {} : { 'idempotency-key': given.key }) },
    body: uploadBody({ ...given, bytes }),
  });
}

/** Uploads what is taken. */
export async function upload(server: TestApp, as: TestUser, given: Upload = {}): Promise<FileResponse> {
  const { status, body } = await tryUpload(server, as, given);
  if (status !== 201) {
    throw new Error(`the upload answers ${status} ${JSON.stringify(body)}`);
  }
  return body;
}
