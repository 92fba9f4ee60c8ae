import { useEffect, useRef, useState } from 'react';
import { useShell } from '../../viewer/useShell.ts';
import { sendFileTo, type UploadedFile } from '../sendFile.ts';
import type { FileCategory, UploadFailure } from '../uploadRules.ts';

export interface PictureUpload {
  /** The part of it that has left, from 0 to 1; null while nothing is being sent. */
  readonly part: number | null;
  /** Why the last attempt failed. */
  readonly failure: UploadFailure | null;
  /** Sends what `prepare` gives; the browser may be unable to give it. */
  readonly upload: (prepare: () => Promise<File>) => void;
}

/** Sends one picture at a time; what is being sent ends when the component goes. */
export function useUploadPicture(category: FileCategory, onUploaded: (file: UploadedFile) => void): PictureUpload {
  const workspaceId = useShell().data?.workspace?.workspaceId;
  const [state, setState] = useState<Pick<PictureUpload, 'part' | 'failure'>>({ part: null, failure: null });
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function send(prepare: () => Promise<File>): Promise<void> {
    const left = new AbortController();
    leaving.current = left;
    setState({ part: 0, failure: null });
    const fail = (failure: UploadFailure): void => setState({ part: null, failure });
    if (workspaceId === undefined) return fail({ code: '-1' });
    let file: File;
    try {
      file = await prepare();
    } catch {
      return fail({ code: 'FILE_UNREADABLE' });
    }
    const progress = (part: number): void => setState({ part, failure: null });
    const sent = await sendFileTo(workspaceId)({ file, category }, progress, left.signal);
    if (left.signal.aborted) return;
    if ('failure' in sent) fail(sent.failure);
    else onUploaded(sent.uploaded);
  }

  return {
    ...state,
    upload: (prepare) => {
      if (state.part === null) void send(prepare);
    },
  };
}
