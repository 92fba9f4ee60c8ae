import type { SyntheticEvent } from 'react';
import { whenMissing } from '../picture/whenMissing.ts';

/** Puts the words of a picture in its place. One that only decorates leaves nothing behind. */
function putWords(image: HTMLImageElement): void {
  const box = document.createElement('span');
  box.dataset['missing'] = '';
  box.textContent = image.alt;
  image.replaceWith(...(image.alt.trim() === '' ? [] : [box]));
}

/** Takes what a picture of the text tells when it cannot be loaded. */
export function onPictureError({ target }: SyntheticEvent): void {
  if (target instanceof HTMLImageElement) {
    putWords(target);
  }
}

/** For a text that came drawn with the page. */
export function findMissing(text: HTMLElement | null): void {
  for (const image of text?.querySelectorAll('img') ?? []) {
    whenMissing(image, () => putWords(image));
  }
}
