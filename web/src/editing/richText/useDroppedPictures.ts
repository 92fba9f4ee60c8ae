import { useContext, type DragEvent } from 'react';
import { PicturesContext } from '../uploads/picturesContext.ts';
import { markOf } from '../uploads/uploadMark.ts';

/** Gives what takes the files that are dropped on a text which is only drawn: the marks of their uploads, to stand at its end. */
export function useDroppedPictures(): (event: DragEvent) => string {
  const pictures = useContext(PicturesContext);
  return (event) => {
    const files = pictures === null ? [] : [...event.dataTransfer.files];
    if (files.length === 0) return '';
    event.preventDefault();
    return files
      .flatMap((file) => pictures?.file(file) ?? [])
      .map(({ key, name }) => `<p>${markOf(key, name)}</p>`)
      .join('');
  };
}
