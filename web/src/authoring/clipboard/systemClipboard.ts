/** Copies on the clipboard of the computer: as data of our own, and as the same JSON in text for other browsers and for files (BEY-11). */
import type { CopiedNodes } from './copyNodes.ts';
import { parseCopy } from './parseCopy.ts';

export const copyMediaType = 'application/x-lectern+json';

/**
 * Puts a copy there, within a press of a key or button. False where the browser does not allow it.
 *
 * The command is old, but unlike the Clipboard API it takes data of any type under its own name, asks nobody, and works at once.
 */
export function writeToSystem(copied: CopiedNodes): boolean {
  if (typeof document.execCommand !== 'function') return false;
  const json = JSON.stringify(copied);
  let written = false;
  const onCopy = (event: ClipboardEvent): void => {
    event.clipboardData?.setData(copyMediaType, json);
    event.clipboardData?.setData('text/plain', json);
    event.preventDefault();
    event.stopImmediatePropagation();
    written = event.clipboardData !== null;
  };
  document.addEventListener('copy', onCopy, { capture: true });
  try {
    return document.execCommand('copy') && written;
  } finally {
    document.removeEventListener('copy', onCopy, { capture: true });
  }
}

/** What a paste brings: a whole copy, something else (`wrong`), or nothing at all. */
export function readFromSystem(data: Pick<DataTransfer, 'getData' | 'files'> | null): CopiedNodes | 'wrong' | null {
  if (!data) return null;
  const text = data.getData(copyMediaType) || data.getData('text/plain');
  if (text.trim() === '') return data.files.length > 0 ? 'wrong' : null;
  return parseCopy(text) ?? 'wrong';
}
