import { checkFileOf, notOf, type UploadFailure } from '../../file/uploadRules.ts';
import type { EditorUploads, UploadEnd } from './EditorUploads.ts';
import { pictureOrigin } from './pictureOrigin.ts';
import { fileOfData, readPicture } from './readPicture.ts';
import { pictureHtml } from './uploadMark.ts';

const pictureTypes = ['IMAGE'];

/** What a mark in a text says. */
export interface Mark {
  readonly key: string;
  readonly name: string;
}

type Settled = (key: string, html: string) => void;

/** Brings the pictures that are put into texts into the library, and puts them in the place of their marks when they have arrived. */
export class TextPictures {
  readonly #uploads: EditorUploads;
  readonly #settle: Settled;
  readonly #read: typeof readPicture;
  /** Editors of texts, which hear of it before the draft does. */
  readonly #live = new Set<Settled>();
  /** What a picture is called that nobody has named. */
  #nameless = 'picture';

  constructor(uploads: EditorUploads, settle: Settled, read = readPicture) {
    this.#uploads = uploads;
    this.#settle = settle;
    this.#read = read;
  }

  callNameless(name: string): void {
    this.#nameless = name;
  }

  onSettled(listener: Settled): () => void {
    this.#live.add(listener);
    return () => {
      this.#live.delete(listener);
    };
  }

  isOpen = (key: string): boolean => this.#uploads.isOpen(key);

  /** A file that was pasted or dropped into a text; null when it cannot be taken, which is said. */
  file(file: File, alt = ''): Mark | null {
    const name = file.name || this.#nameless;
    const wrong = checkFileOf(file, 'CONTENT', pictureTypes);
    return wrong ? this.#refuse(name, wrong) : this.#add(name, file, (html) => html ?? '', alt);
  }

  /** A picture in what is pasted, by its address: it stays as it is, gives way to a mark, or cannot be taken, which is said. */
  address(address: string, alt: string): Mark | 'keep' | null {
    const name = alt.trim() || this.#nameless;
    switch (pictureOrigin(address, location.href)) {
      case 'own':
        return 'keep';
      case 'data': {
        const file = fileOfData(address, name);
        return file ? this.file(file, alt) : this.#refuse(name, { code: 'PICTURE_UNREADABLE' });
      }
      case 'local':
        return this.#refuse(name, { code: 'PICTURE_LOCAL' });
      case 'blob':
        return this.#add(
          name,
          () => this.#read(address, name),
          (html) => html ?? '',
          alt,
        );
      case 'expiring': {
        const read = async (): Promise<File | UploadFailure> => {
          const file = await this.#read(address, name);
          return file instanceof File ? file : { code: 'PICTURE_EXPIRES' };
        };
        return this.#add(name, read, (html) => html ?? '', alt);
      }
      case 'foreign':
        // An address that lasts is as good, where its server does not let us read the picture.
        return this.#add(
          name,
          () => this.#read(address, name),
          (html) => html ?? pictureHtml({ url: address, alt }),
          alt,
          true,
        );
    }
  }

  #add(
    name: string,
    file: File | (() => Promise<File | UploadFailure>),
    shown: (html: string | null) => string,
    alt: string,
    quiet = false,
  ): Mark | null {
    let key: string | null = null;
    const onEnd = (sent: UploadEnd): void => {
      // What is refused at once never stands anywhere.
      if (key === null) return;
      // Without an ending only its bytes say what it is. It is in the library by now, and no picture of this text.
      const isOther = sent !== null && sent.type !== 'IMAGE';
      if (isOther) this.#refuse(name, notOf('CONTENT', pictureTypes));
      const end = isOther ? null : sent;
      const html = shown(end && pictureHtml({ url: end.url, alt: alt || (end.alternativeText ?? '') }));
      for (const listener of this.#live) listener(key, html);
      this.#settle(key, html);
    };
    key = this.#uploads.add({ name, file, quiet, onEnd });
    return this.#uploads.isOpen(key) ? { key, name } : null;
  }

  #refuse(name: string, failure: UploadFailure): null {
    this.#uploads.refuse(name, failure);
    return null;
  }
}
