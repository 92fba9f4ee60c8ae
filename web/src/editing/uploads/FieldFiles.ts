import { checkFileOf, notOf, type FileCategory } from '../../file/uploadRules.ts';
import type { Upload } from '../../file/uploadQueue.ts';
import type { EditorUploads, UploadEnd } from './EditorUploads.ts';

/** A file that was given to a field. */
export interface GivenFile {
  readonly file: File;
  /** What the field may hold. */
  readonly types: readonly string[];
  readonly category: FileCategory;
  /** What stands in the field until now, and again if the file cannot be taken; empty for nothing. */
  readonly before: string;
}

/**
 * Brings the files that are given to fields into the library. Until one has arrived its field holds an address of this page, by which it is
 * drawn already; wherever that stands by then, in the draft or in what undoing restores, the address of the library takes its place.
 */
export class FieldFiles {
  readonly #uploads: EditorUploads;
  readonly #settle: (address: string, url: string) => void;
  /** The uploads by the local addresses of their files. */
  readonly #keys = new Map<string, string>();
  readonly #names = new Map<string, string>();

  constructor(uploads: EditorUploads, settle: (address: string, url: string) => void) {
    this.#uploads = uploads;
    this.#settle = settle;
  }

  subscribe = (listener: () => void): (() => void) => this.#uploads.subscribe(listener);

  getSnapshot = (): readonly Upload[] => this.#uploads.getSnapshot();

  /** The address to put into the field; null when the file cannot be taken, which is said. */
  take({ file, types, category, before }: GivenFile): string | null {
    const wrong = checkFileOf(file, category, types);
    if (wrong) {
      this.#uploads.refuse(file.name, wrong);
      return null;
    }
    const address = URL.createObjectURL(file);
    const onEnd = (end: UploadEnd): void => {
      const isOther = end !== null && !types.includes(end.type);
      if (isOther) {
        // Only its bytes said what it is. It is in the library by now, and nothing for this field.
        this.#uploads.refuse(file.name, notOf(category, types));
      } else if (end) {
        this.#names.set(end.url, end.name);
      }
      this.#settle(address, isOther || !end ? before : end.url);
      this.#keys.delete(address);
      URL.revokeObjectURL(address);
    };
    this.#names.set(address, file.name);
    this.#keys.set(address, this.#uploads.add({ name: file.name, file, category, onEnd }));
    return address;
  }

  /** The upload of the file at a local address; undefined for any other address. */
  uploadOf(address: string): Upload | undefined {
    const key = this.#keys.get(address);
    return this.getSnapshot().find((upload) => upload.key === key);
  }

  /** Notes what a file is called that was chosen from the library. */
  name(address: string, name: string): void {
    this.#names.set(address, name);
  }

  /** What a file is called, as far as it came here while the course was open. */
  nameOf(address: string): string | undefined {
    return this.#names.get(address);
  }
}
