import type { ClipboardEvent } from 'react';
import type { CopiedNodes } from '../clipboard/copyNodes.ts';
import type { Clipboard } from '../clipboard/useClipboard.ts';

/** Whether a paste is for the page that is edited: for no field, and not within what is written in. */
export function isPastedOnPage(event: ClipboardEvent): boolean {
  const { target } = event;
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.closest('[contenteditable="true"]') !== null);
  const isInOpen = target instanceof Element && target.closest<HTMLElement>('[data-node]')?.dataset['node'] === 'open';
  return !isField && !isInOpen && !event.defaultPrevented;
}

/** What a paste by the keyboard brings to the page that is edited; nothing where it is meant for something else. */
export const pastedOnPage = (event: ClipboardEvent, clipboard: Clipboard): CopiedNodes | 'wrong' | null =>
  isPastedOnPage(event) ? clipboard.pasted(event.clipboardData) : null;

/** It was put in: nothing around takes it again. */
export function endPaste(event: ClipboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
