/**
 * The life of uploads, as pure steps. One that failed stays with its reason until it is tried again or taken away (LIB-14).
 *
 * ```
 * waiting ──started──► sending ──done──► done
 *    ▲                    │ failed
 *    └──── retried ──── failed
 * ```
 */
import type { FileToSend, UploadedFile } from './sendFile.ts';
import { checkFile, type UploadFailure } from './uploadRules.ts';

/** Uploads that run at a time. */
export const uploadsAtOnce = 2;

export type UploadState =
  | { readonly is: 'waiting' }
  /** `part` is what has left, from 0 to 1. */
  | { readonly is: 'sending'; readonly part: number }
  | { readonly is: 'failed'; readonly failure: UploadFailure; readonly mayRetry: boolean }
  | { readonly is: 'done'; readonly uploaded: UploadedFile };

export interface Upload extends FileToSend {
  readonly key: string;
  readonly state: UploadState;
}

export type UploadEvent =
  | { readonly type: 'added'; readonly uploads: readonly (FileToSend & { readonly key: string })[] }
  | { readonly type: 'started' | 'retried' | 'removed'; readonly key: string }
  | { readonly type: 'progressed'; readonly key: string; readonly part: number }
  | { readonly type: 'failed'; readonly key: string; readonly failure: UploadFailure }
  | { readonly type: 'done'; readonly key: string; readonly uploaded: UploadedFile };

/** What is wrong with the file itself stays wrong however often it is sent. */
const lasting = new Set([
  'INVALID_FILE_TYPE',
  'FILE_TOO_LARGE',
  'PICTURE_TOO_LARGE',
  'FILE_UNREADABLE',
  'VIDEO_CODEC',
  'FORBIDDEN',
]);

export function uploadQueue(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  switch (event.type) {
    case 'added':
      return [...uploads, ...event.uploads.map(begin)];
    case 'removed':
      return uploads.filter(({ key }) => key !== event.key);
    case 'started':
      return move(uploads, event.key, 'waiting', { is: 'sending', part: 0 });
    case 'retried':
      return move(uploads, event.key, 'failed', { is: 'waiting' });
    case 'progressed':
      return move(uploads, event.key, 'sending', { is: 'sending', part: Math.min(1, Math.max(0, event.part)) });
    case 'failed':
      return move(uploads, event.key, 'sending', failed(event.failure));
    case 'done':
      return move(uploads, event.key, 'sending', { is: 'done', uploaded: event.uploaded });
  }
}

/** Keys of those that may start now, the first added first. */
export function startable(uploads: readonly Upload[]): readonly string[] {
  const running = uploads.filter(({ state }) => state.is === 'sending').length;
  return uploads
    .filter(({ state }) => state.is === 'waiting')
    .slice(0, Math.max(0, uploadsAtOnce - running))
    .map(({ key }) => key);
}

function begin(given: FileToSend & { readonly key: string }): Upload {
  const problem = checkFile(given.file, given.category);
  return { ...given, state: problem ? failed(problem) : { is: 'waiting' } };
}

const failed = (failure: UploadFailure): UploadState => ({
  is: 'failed',
  failure,
  mayRetry: !lasting.has(failure.code),
});

const move = (
  uploads: readonly Upload[],
  key: string,
  from: UploadState['is'],
  state: UploadState,
): readonly Upload[] =>
  uploads.map((upload) =>
    upload.key === key && upload.state.is === from && (from !== 'failed' || mayRetry(upload))
      ? { ...upload, state }
      : upload,
  );

const mayRetry = ({ state }: Upload): boolean => state.is === 'failed' && state.mayRetry;
