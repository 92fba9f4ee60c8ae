import type Quill from 'quill/core.js';
import type { Mark } from '../uploads/TextPictures.ts';

/** What takes the pictures that are put into a text. */
export interface PictureTaker {
  /** A file; null when it cannot be taken, which is said. */
  readonly file: (file: File, alt?: string) => Mark | null;
  /** A picture in what is pasted, by its address; null when it cannot be taken, which is said. */
  readonly address: (address: string, alt: string) => Mark | 'keep' | null;
  /** Whether a mark stands for an upload of this course that is not done. */
  readonly isOpen: (key: string) => boolean;
  /** What is pasted has formulas, which become words. */
  readonly onFormulas: () => void;
}

/** Where nobody takes pictures, those stay that have an address of the web. */
const addressesAlone: PictureTaker = {
  file: () => null,
  address: (address) => (/^(?:https?:|\/(?!\/))/i.test(address) ? 'keep' : null),
  isOpen: () => false,
  onFormulas: () => undefined,
};

const takers = new WeakMap<Quill, PictureTaker>();

export const pictureTakerOf = (quill: Quill | null): PictureTaker =>
  (quill === null ? undefined : takers.get(quill)) ?? addressesAlone;

export const takePicturesOf = (quill: Quill, taker: PictureTaker): void => void takers.set(quill, taker);
