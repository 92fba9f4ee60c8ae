import { useEffect, type RefObject } from 'react';
import type { Quill } from './createQuill.ts';

/** Keeps the line that someone writes in above the tools, which stick to the lower edge of the window. */
export function useCaretAboveBar(quill: Quill | null, bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!quill) return undefined;
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const range = quill.hasFocus() ? quill.getSelection() : null;
      const caret = range && quill.selection.getBounds(range.index);
      const covered = caret && bar.current ? caret.bottom - bar.current.getBoundingClientRect().top : 0;
      if (covered > 0) window.scrollBy({ top: covered + room, behavior: 'instant' });
    };
    const onText = (_delta: unknown, _before: unknown, source: string): void => {
      if (source === 'user' && frame === 0) frame = requestAnimationFrame(look);
    };
    quill.on('text-change', onText);
    return () => {
      quill.off('text-change', onText);
      cancelAnimationFrame(frame);
    };
  }, [quill, bar]);
}

/** Between the line and the tools, in pixels. */
const room = 12;
