import type { FileToSend, SendFile, UploadedFile } from '../../file/sendFile.ts';
import { startable, uploadQueue, type Upload, type UploadEvent } from '../../file/uploadQueue.ts';
import type { FileCategory, UploadFailure } from '../../file/uploadRules.ts';

/** How an upload ends: with a file of the library, or with nothing, as it cannot be taken or was taken away. */
export type UploadEnd = UploadedFile | null;

/** What is to be uploaded. */
export interface WantedUpload {
  readonly name: string;
  /** What must be read first answers why it cannot be. */
  readonly file: File | (() => Promise<File | UploadFailure>);
  readonly onEnd: (end: UploadEnd) => void;
  /** What it is for, where that is not the content of a lecture. */
  readonly category?: FileCategory;
  /** Whether it ends without a word when it cannot be taken, as there is something in its stead. */
  readonly quiet?: boolean;
}

interface EditorUploadsEvents {
  /** A save waits for it from now on. */
  readonly onBegan: (key: string) => void;
  /** A save waits for it no longer: it ended, or it failed and may be tried again. */
  readonly onRests: (key: string) => void;
}

/**
 * The files that are on their way from an open course into the library. They outlive the page of a lecture: anyone who moves on beside them
 * finds them where they were put.
 */
export class EditorUploads {
  readonly #events: EditorUploadsEvents;
  #send: SendFile | null = null;
  #uploads: readonly Upload[] = [];
  /** Those whose file is still being read, by name. */
  readonly #reading = new Map<string, string>();
  readonly #onEnd = new Map<string, (end: UploadEnd) => void>();
  readonly #quiet = new Set<string>();
  readonly #running = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();

  constructor(events: EditorUploadsEvents) {
    this.#events = events;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** In the order in which they were added, without those that are done. */
  getSnapshot = (): readonly Upload[] => this.#uploads;

  /** Where they are sent to. Until it is known they wait. */
  connect(send: SendFile): void {
    this.#send = send;
    this.#start();
  }

  /** Whether a mark of this key stands for something that is not done yet. */
  isOpen(key: string): boolean {
    return this.#reading.has(key) || this.#onEnd.has(key);
  }

  /** Begins an upload and gives its key. */
  add({ name, file, onEnd, category = 'CONTENT', quiet = false }: WantedUpload): string {
    const key = crypto.randomUUID();
    this.#onEnd.set(key, onEnd);
    if (quiet) {
      this.#quiet.add(key);
    }
    this.#events.onBegan(key);
    if (file instanceof File) {
      this.#queue(key, file, category);
    } else {
      this.#reading.set(key, name);
      void this.#read({ key, name, read: file, category });
    }
    return key;
  }

  /** Says aloud what cannot be taken at all. */
  refuse(name: string, failure: UploadFailure): void {
    this.#refuse(crypto.randomUUID(), name, failure);
  }

  retry = (key: string): void => {
    this.#events.onBegan(key);
    this.#step({ type: 'retried', key });
    this.#start();
  };

  /** Takes one away, with what stands for it. */
  remove = (key: string): void => {
    this.#running.get(key)?.abort();
    this.#step({ type: 'removed', key });
    this.#end(key, null);
  };

  /** What is on its way is stopped, and what is still being read is not sent any more: the editor is closed. */
  close(): void {
    this.#reading.clear();
    for (const running of this.#running.values()) {
      running.abort();
    }
  }

  async #read({
    key,
    name,
    read,
    category,
  }: {
    key: string;
    name: string;
    read: () => Promise<File | UploadFailure>;
    category: FileCategory;
  }): Promise<void> {
    const file = await read();
    if (!this.#reading.delete(key)) {
      return;
    }
    if (file instanceof File) {
      this.#queue(key, file, category);
    } else {
      this.#refuse(key, name, file);
    }
  }

  #queue(key: string, file: File, category: FileCategory): void {
    const wanted: FileToSend & { key: string } = { key, file, category };
    this.#step({ type: 'added', uploads: [wanted] });
    this.#settleFailed(key);
    this.#start();
  }

  #refuse(key: string, name: string, failure: UploadFailure): void {
    const file = new File([], name);
    const refused: Upload = { key, file, category: 'CONTENT', state: { is: 'failed', failure, mayRetry: false } };
    this.#uploads = [...this.#uploads, refused];
    this.#settleFailed(key);
    this.#tell();
  }

  #start(): void {
    const send = this.#send;
    for (const key of send === null ? [] : startable(this.#uploads)) {
      const upload = this.#uploads.find((each) => each.key === key);
      if (send !== null && upload !== undefined) {
        void this.#run(send, upload);
      }
    }
  }

  async #run(send: SendFile, upload: Upload): Promise<void> {
    const { key } = upload;
    const running = new AbortController();
    this.#running.set(key, running);
    this.#step({ type: 'started', key });
    const sent = await send(upload, (part) => this.#step({ type: 'progressed', key, part }), running.signal);
    this.#running.delete(key);
    if (running.signal.aborted) {
      this.#start();
      return;
    }
    if ('uploaded' in sent) {
      this.#step({ type: 'removed', key });
      this.#end(key, sent.uploaded);
    } else {
      this.#step({ type: 'failed', key, failure: sent.failure });
      this.#settleFailed(key);
    }
    this.#start();
  }

  /** What may be tried again keeps its place; for the rest nothing stays but the words why. */
  #settleFailed(key: string): void {
    const state = this.#uploads.find((each) => each.key === key)?.state;
    if (state?.is !== 'failed') {
      return;
    }
    if (state.mayRetry) {
      this.#events.onRests(key);
    } else {
      if (this.#quiet.has(key)) {
        this.#step({ type: 'removed', key });
      }
      this.#end(key, null);
    }
  }

  #end(key: string, end: UploadEnd): void {
    const told = this.#onEnd.get(key);
    this.#onEnd.delete(key);
    this.#reading.delete(key);
    this.#quiet.delete(key);
    told?.(end);
    this.#events.onRests(key);
  }

  #step(event: UploadEvent): void {
    this.#uploads = uploadQueue(this.#uploads, event);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) {
      listener();
    }
  }
}
