import { useContext } from 'react';
import { PicturesContext } from './picturesContext.ts';
import { markOf, withCarriedReplaced } from './uploadMark.ts';

/** Gives what begins to upload the pictures that HTML carries within it, and puts their marks in their place. */
export function useCarriedPictures(): (html: string) => string {
  const pictures = useContext(PicturesContext);
  return (html) =>
    withCarriedReplaced(html, (picture) => {
      if (!pictures) return picture.outerHTML;
      const taken = pictures.address(picture.getAttribute('src') ?? '', picture.alt);
      return taken === null || taken === 'keep' ? '' : markOf(taken.key, taken.name);
    });
}
