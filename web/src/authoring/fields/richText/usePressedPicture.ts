import { useEffect, useState } from 'react';
import type { Quill } from './createQuill.ts';

/** A picture of a text that somebody has pressed, to say what it shows. */
export interface PressedPicture {
  readonly address: string;
  readonly alt: string;
  readonly describe: (alt: string) => void;
}

/** The picture that was pressed last in the editor of a text; null once something else was, or it was described. */
export function usePressedPicture(quill: Quill | null): readonly [PressedPicture | null, () => void] {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    if (!quill) return undefined;
    const onClick = ({ target }: MouseEvent): void => {
      const isEdited = target instanceof HTMLImageElement && target.closest('.ql-kept') === null;
      setImage(isEdited ? target : null);
    };
    quill.root.addEventListener('click', onClick);
    return () => quill.root.removeEventListener('click', onClick);
  }, [quill]);
  const close = (): void => setImage(null);
  if (!quill || !image) return [null, close];
  return [
    {
      address: image.src,
      alt: image.alt,
      describe(alt) {
        const blot = quill.scroll.find(image);
        if (blot) quill.formatText(quill.getIndex(blot), 1, 'alt', alt, 'user');
      },
    },
    close,
  ];
}
