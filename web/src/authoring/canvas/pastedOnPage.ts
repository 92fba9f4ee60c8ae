import type { ClipboardEvent } from 'react';
import type { CopiedNodes } from '../clipboard/copyNodes.ts';
import type { Clipboard } from '../clipboard/useClipboard.ts';

/** What a paste by the keyboard brings to the page that is edited; nothing where it is meant for a field, or within what is written in. */
export function pastedOnPage(event: ClipboardEvent, clipboard: Clipboard): CopiedNodes | 'wrong' | null {
  const { target } = event;
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.closest('[contenteditable="true"]') !== null);
  const isInOpen = target instanceof Element && target.closest<HTMLElement>('[data-node]')?.dataset['node'] === 'open';
  return isField || isInOpen || event.defaultPrevented ? null : clipboard.pasted(event.clipboardData);
}

/** It was put in: nothing around takes it again. */
export function endPaste(event: ClipboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
