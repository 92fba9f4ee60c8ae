import { useEffect, useReducer, useRef } from 'react';
import type { FileToSend, SendFile, UploadedFile } from './sendFile.ts';
import { startable, uploadQueue, type Upload } from './uploadQueue.ts';

export interface Uploads {
  /** In the order in which they were added; what is done stays until it is removed. */
  readonly uploads: readonly Upload[];
  readonly add: (files: readonly FileToSend[]) => void;
  readonly retry: (key: string) => void;
  /** Takes one away; one that is being sent ends. */
  readonly remove: (key: string) => void;
}

/** Uploads files, some at a time. What still runs ends when the component goes. */
export function useUploads(send: SendFile, onUploaded: (file: UploadedFile) => void): Uploads {
  const [uploads, dispatch] = useReducer(uploadQueue, []);
  const running = useRef(new Map<string, AbortController>());
  const told = useRef({ send, onUploaded });
  useEffect(() => {
    told.current = { send, onUploaded };
  });
  useEffect(() => {
    for (const key of startable(uploads)) {
      const upload = uploads.find((each) => each.key === key);
      if (upload && !running.current.has(key)) void run(upload);
    }

    async function run(upload: Upload): Promise<void> {
      const { key } = upload;
      const leaving = new AbortController();
      running.current.set(key, leaving);
      dispatch({ type: 'started', key });
      const progress = (part: number) => dispatch({ type: 'progressed', key, part });
      const sent = await told.current.send(upload, progress, leaving.signal);
      running.current.delete(key);
      if (leaving.signal.aborted) return;
      if ('failure' in sent) dispatch({ type: 'failed', key, failure: sent.failure });
      else {
        dispatch({ type: 'done', key, uploaded: sent.uploaded });
        told.current.onUploaded(sent.uploaded);
      }
    }
  }, [uploads]);
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const leaving of current.values()) leaving.abort();
    };
  }, []);
  return {
    uploads,
    add: (files) => dispatch({ type: 'added', uploads: files.map((each) => ({ ...each, key: crypto.randomUUID() })) }),
    retry: (key) => dispatch({ type: 'retried', key }),
    remove(key) {
      running.current.get(key)?.abort();
      dispatch({ type: 'removed', key });
    },
  };
}
