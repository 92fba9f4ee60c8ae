import type { SyntheticEvent } from 'react';
import { whenMissing } from '../picture/whenMissing.ts';

/** What is done about the pictures of a text that cannot be loaded. */
export interface MissingPictures {
  /** Takes what the failed picture tells. */
  onError: (event: SyntheticEvent) => void;
  /** For a text that came drawn with the page. */
  find: (text: HTMLElement | null) => void;
}

/** Puts the words of a picture in its place. One that only decorates leaves `decoration` behind, or nothing where that is empty. */
export function missingPictures(decoration: string): MissingPictures {
  const putWords = (image: HTMLImageElement): void => {
    const words = image.alt.trim() === '' ? decoration : image.alt;
    const box = document.createElement('span');
    box.dataset['missing'] = '';
    box.textContent = words;
    image.replaceWith(...(words === '' ? [] : [box]));
  };
  return {
    onError({ target }) {
      if (target instanceof HTMLImageElement) {
        putWords(target);
      }
    },
    find(text) {
      for (const image of text?.querySelectorAll('img') ?? []) {
        whenMissing(image, () => putWords(image));
      }
    },
  };
}
