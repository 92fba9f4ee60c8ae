import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LectureDraft, NodeKey } from '../draft/courseDraft.ts';
import { placeOnCanvas, type PlaceOnPage } from './placeOnPage.ts';
import { isPreviewKey } from './previewKeys.ts';

export type PreviewWidth = 'desktop' | 'phone';

/** The preview of the lecture that is open in the editor. */
export interface Preview {
  readonly on: boolean;
  /** Whether there is something to be seen: a lecture whose content was read. */
  readonly possible: boolean;
  /** Where on the page that is edited its author was; null at the head of the lecture. */
  readonly place: PlaceOnPage | null;
  /** Opens it, or closes it, and goes back to where the author was. */
  toggle: () => void;
}

interface Left {
  readonly lecture: NodeKey;
  readonly place: PlaceOnPage | null;
  readonly scrollY: number;
  readonly focused: Element | null;
}

/** Opens and closes the preview by a button or by the keyboard. Where its author was, and in what field, is there again afterwards. */
export function usePreview(lecture: LectureDraft | null): Preview {
  const [left, setLeft] = useState<Left | null>(null);
  const content = lecture && lecture.content !== 'notRead' ? lecture.content : null;
  const possible = content !== null;
  // Another lecture that is reached by the history of the browser is edited, not previewed.
  const on = left !== null && possible && left.lecture === lecture?.key;
  useReturn(on ? left : null);
  const toggle = useCallback((): void => {
    if (!lecture || !content) return;
    setLeft(
      on
        ? null
        : {
            lecture: lecture.key,
            place: placeOnCanvas(
              content.sections.map(({ key }) => key),
              document.querySelector('[data-editor-bars]')?.getBoundingClientRect().bottom ?? 0,
            ),
            scrollY: window.scrollY,
            focused: document.activeElement,
          },
    );
  }, [content, lecture, on]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isPreviewKey(event) || isInDialog(event.target)) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [toggle]);
  return { on, possible, place: left?.place ?? null, toggle };
}

/** A window that is open above everything has its own keys; `instanceof` would not know the elements of a frame. */
export const isInDialog = (target: EventTarget | null): boolean =>
  target !== null &&
  'closest' in target &&
  (target as Element).closest('dialog, [role="dialog"], [role="menu"]') !== null;

/** Once the preview has gone, the page stands where it stood, and the focus is where it was. */
function useReturn(shown: Left | null): void {
  const before = useRef<Left | null>(null);
  useLayoutEffect(() => {
    const left = before.current;
    before.current = shown;
    if (!left || shown) return;
    window.scrollTo({ top: left.scrollY, behavior: 'instant' });
    const { focused } = left;
    const again =
      focused?.isConnected && focused !== document.body ? focused : document.querySelector('[data-previews]');
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  }, [shown]);
}
