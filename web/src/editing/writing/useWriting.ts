import { useLayoutEffect, useRef, type RefObject } from 'react';
import { beginWriting } from './beginWriting.ts';
import { pressedText, type Point, type PressedText } from './pressedText.ts';

/**
 * Lets what is opened in a frame be written in at once: the caret goes into its first field, or to where someone pressed. Gives what is told
 * of a press just before it opens the frame.
 */
export function useWriting(frame: RefObject<HTMLElement | null>, label: string, editing: boolean): (at: Point) => void {
  const pressed = useRef<PressedText | null>(null);
  const name = useRef(label);
  useLayoutEffect(() => {
    name.current = label;
  });
  useLayoutEffect(() => {
    if (!editing || !frame.current) return undefined;
    const end = beginWriting(frame.current, name.current, pressed.current);
    pressed.current = null;
    return end;
  }, [editing, frame]);
  return (at) => {
    pressed.current = frame.current && pressedText(frame.current, at);
  };
}
