import { readAnswer, sendForm } from '../../file/sendFile.ts';
import type { UploadFailure } from '../../file/uploadRules.ts';

/** A package as the platform answers its upload (REST-61). */
export interface UploadedPackage {
  /** For the media of a lecture. */
  readonly url: string;
  /** Its title. */
  readonly name: string;
  /** False for pages that report nothing. */
  readonly isScorm: boolean;
}

export type SentPackage = { readonly uploaded: UploadedPackage } | { readonly failure: UploadFailure };

export interface PackageToSend {
  readonly file: File;
  /** Sent again under the same key, it is one package. */
  readonly key: string;
}

/** Sends a package for a course; never rejects. `onProgress` is told the part of it that has left, from 0 to 1. */
export type SendPackage = (
  given: PackageToSend,
  onProgress: (part: number) => void,
  signal: AbortSignal,
) => Promise<SentPackage>;

/** For the course with a raw id. */
export const sendPackageTo =
  (courseId: number): SendPackage =>
  async ({ file, key }, onProgress, signal) => {
    const body = new FormData();
    body.set('file', file);
    const answer = await sendForm(`/upload-api/v1/secured/scorm/${courseId}/_upload`, body, onProgress, signal, key);
    return answer === null ? { failure: { code: 'NETWORK' } } : readAnswer<UploadedPackage>(answer.status, answer.text);
  };
