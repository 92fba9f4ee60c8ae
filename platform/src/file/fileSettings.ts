/** Settings of files of the operator and of pictures. */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import limits from '../../../contracts/limits.json' with { type: 'json' };
import { ConfigError } from '../shared/configError.ts';
import { count, milliseconds, type ValuesOf } from '../shared/settingKinds.ts';

export const fileSettings = {
  WORKSPACE_FILES_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('../../seed/workspaces', import.meta.url)))
    .describe(
      'Folder of the operator with one folder per profile name, each with any of template.html, style.css, header.js, footer.js and page.css (WS-16, WS-17).',
    ),
  MEDIA_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('../../seed/media', import.meta.url)))
    .describe('Folder whose files are served below /static/media/.'),
  PICTURE_CACHE_BYTES: count
    .default(64 * 1024 * 1024)
    .describe('Memory for pictures that were scaled to one of the six widths (LEC-16).'),
  FILES_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('../../../.data/files', import.meta.url)))
    .describe('Folder of uploaded files; with S3_BUCKET, of those that are just arriving (LIB-05).'),
  FILES_BYTES_PER_WORKSPACE: count.default(5 * 1024 ** 3).describe('Most bytes of all files of a workspace together.'),
  VIDEO_BYTES: count
    .max(limits.videoBytes)
    .default(limits.videoBytes)
    .describe('Most bytes of one video that is recorded or uploaded (SEC-11, OP-31).'),
  UPLOAD_TIMEOUT_MS: milliseconds.default(600_000).describe('Longest time to receive one upload.'),
  S3_BUCKET: z
    .string()
    .min(1)
    .optional()
    .describe('Bucket of an S3 store for uploaded files; where there is none, they are kept in FILES_DIR.'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Region of the S3 store.'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address of an S3 store that is not Amazon’s.'),
  S3_ACCESS_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe('Access key of the S3 store; without it, what the machine is given (its role) counts.'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Secret of that access key.'),
};

/** A bucket of an S3 store. */
export interface BucketConfig {
  readonly bucket: string;
  readonly region: string;
  /** Null for Amazon's own. */
  readonly endpoint: string | null;
  /** Null where the machine has a role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

/** Where uploaded files are. */
export interface FileStoreConfig {
  readonly folder: string;
  /** Null where they are in the folder. */
  readonly s3: BucketConfig | null;
}

function fileStoreConfig(values: ValuesOf<typeof fileSettings>): FileStoreConfig {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new ConfigError('Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither.');
  }
  const credentials =
    accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey };
  return {
    folder: values.FILES_DIR,
    s3:
      values.S3_BUCKET === undefined
        ? null
        : { bucket: values.S3_BUCKET, region: values.S3_REGION, endpoint: values.S3_ENDPOINT ?? null, credentials },
  };
}

export const fileConfig = (values: ValuesOf<typeof fileSettings>) => ({
  workspaceFilesDir: values.WORKSPACE_FILES_DIR,
  mediaDir: values.MEDIA_DIR,
  pictureCacheBytes: values.PICTURE_CACHE_BYTES,
  fileStore: fileStoreConfig(values),
  filesBytesPerWorkspace: values.FILES_BYTES_PER_WORKSPACE,
  videoBytes: values.VIDEO_BYTES,
  uploadTimeoutMs: values.UPLOAD_TIMEOUT_MS,
});
