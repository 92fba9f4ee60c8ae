import type { Config } from '../config.ts';
import type { FileRow } from './fileQueries.ts';
import type { FileResponse } from './fileSchemas.ts';
import type { FileUse } from './fileUseQueries.ts';
import { leastPictureWidth } from './pictureRules.ts';

export const servedFilePrefix = '/static/files/';

/** The last part of a file's address. */
export const servedName = ({ hash, extension }: Pick<FileRow, 'hash' | 'extension'>): string => `${hash}.${extension}`;

/** What several people call by several names is saved by the name of the file that was meant; pictures are shown, not saved. */
const naming = ({ type, file_id: fileId }: Pick<FileRow, 'type' | 'file_id'>): string =>
  type === 'IMAGE' ? '' : `?file=${fileId}`;

/** A file on the wire; `host` is that of the request. */
export function toFileResponse(
  row: FileRow,
  { publicUrlPattern }: Pick<Config, 'publicUrlPattern'>,
  host: string,
  usedIn?: readonly FileUse[],
): FileResponse {
  const origin = publicUrlPattern.replace('{hostname}', host).replace(/\/+$/, '');
  return {
    id: row.file_id,
    name: row.name,
    url: `${origin}${servedFilePrefix}${servedName(row)}${naming(row)}`,
    createTime: row.create_time.toISOString(),
    updateTime: row.update_time.toISOString(),
    multiVersion: row.width !== null && row.width > leastPictureWidth,
    category: row.category,
    type: row.type,
    byteCount: row.byte_count,
    alternativeText: row.alternative_text,
    ...(usedIn === undefined ? {} : { usedIn: [...usedIn] }),
  };
}
