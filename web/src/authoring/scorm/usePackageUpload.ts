import { useEffect, useRef, useState } from 'react';
import type { UploadFailure } from '../../file/uploadRules.ts';
import type { PackageToSend, SendPackage, UploadedPackage } from './sendPackage.ts';

/** `part` is what has left, from 0 to 1; once all has, the platform unpacks it. */
export type PackageUploadState =
  | { readonly is: 'idle' }
  | { readonly is: 'sending'; readonly name: string; readonly part: number }
  | { readonly is: 'failed'; readonly failure: UploadFailure; readonly given: PackageToSend };

const idle: PackageUploadState = { is: 'idle' };

/** Uploads one package at a time. What still runs ends when it is cancelled, and when the component goes. */
export function usePackageUpload(
  send: SendPackage,
  onUploaded: (uploaded: UploadedPackage) => void,
): {
  readonly state: PackageUploadState;
  readonly start: (file: File) => void;
  /** Sends again what failed. */
  readonly again: () => void;
  readonly cancel: () => void;
} {
  const [state, setState] = useState(idle);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  async function run(given: PackageToSend): Promise<void> {
    running.current?.abort();
    const leaving = new AbortController();
    running.current = leaving;
    const { name } = given.file;
    const tell = (part: number): void => {
      if (!leaving.signal.aborted) setState({ is: 'sending', name, part: Math.min(1, Math.max(0, part)) });
    };
    tell(0);
    const sent = await send(given, tell, leaving.signal);
    if (leaving.signal.aborted) return;
    if ('failure' in sent) {
      setState({ is: 'failed', failure: sent.failure, given });
      return;
    }
    setState(idle);
    onUploaded(sent.uploaded);
  }
  return {
    state,
    start: (file) => void run({ file, key: crypto.randomUUID() }),
    again() {
      if (state.is === 'failed') void run(state.given);
    },
    cancel() {
      running.current?.abort();
      setState(idle);
    },
  };
}
