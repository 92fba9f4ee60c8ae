import { useEffect, useState } from 'react';
import type { Quill } from './createQuill.ts';

/** A picture of a text that someone has pressed, to say what it shows. */
export interface PressedPicture {
  /** Another one for each picture, also where two have one address. */
  readonly key: string;
  readonly alt: string;
  readonly describe: (alt: string) => void;
}

/** The picture that was pressed last in the editor of a text; null once something else was, or it was described. */
export function usePressedPicture(quill: Quill | null): readonly [PressedPicture | null, () => void] {
  const [pressed, setPressed] = useState<{ readonly image: HTMLImageElement; readonly key: string } | null>(null);
  useEffect(() => {
    if (!quill) return undefined;
    const onClick = ({ target }: MouseEvent): void => {
      const isEdited = target instanceof HTMLImageElement && target.closest('.ql-kept') === null;
      setPressed((before) =>
        isEdited ? (before?.image === target ? before : { image: target, key: crypto.randomUUID() }) : null,
      );
    };
    quill.root.addEventListener('click', onClick);
    return () => quill.root.removeEventListener('click', onClick);
  }, [quill]);
  const close = (): void => setPressed(null);
  if (!quill || !pressed) return [null, close];
  const { image, key } = pressed;
  return [
    {
      key,
      alt: image.alt,
      describe(alt) {
        const blot = quill.scroll.find(image);
        if (blot) quill.formatText(quill.getIndex(blot), 1, 'alt', alt, 'user');
      },
    },
    close,
  ];
}
