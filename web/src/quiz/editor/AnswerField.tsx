import type { ClipboardEvent, KeyboardEvent, ReactElement } from 'react';
import { AuthorField } from '../../editing/AuthorField.tsx';
import { pastedAnswers, splitAnswer, type AnswerLines } from '../paste/pastedAnswers.ts';

/** What an answer becomes besides other words. */
export interface AnswerKeys {
  /** Whether it still says what a new one says: pasted lines take its place. */
  readonly untouched: boolean;
  /** Lines were pasted into it, or it was divided by Enter. */
  readonly onLines: (lines: AnswerLines, how: 'pasted' | 'divided') => void;
  /** Backspace was pressed in it while it was empty. */
  readonly onEmptied: () => void;
}

/**
 * The words of an answer or an item. As in a list, Enter makes the next one, Backspace takes an empty one away, and several pasted lines
 * become several; Shift+Enter is a line break. One with formats keeps the keys of a text.
 */
export function AnswerField({
  label,
  value,
  keys,
  onChanged,
}: {
  label: string;
  value: string;
  keys: AnswerKeys;
  onChanged: (value: string) => void;
}): ReactElement {
  const onPaste = (event: ClipboardEvent): void => {
    const { target } = event;
    if (!(target instanceof HTMLTextAreaElement)) return;
    const field = keys.untouched ? { value: '', selectionStart: 0, selectionEnd: 0 } : target;
    const lines = pastedAnswers(event.clipboardData.getData('text/plain'), field);
    if (!lines) return;
    event.preventDefault();
    keys.onLines(lines, 'pasted');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key } = event;
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!(target instanceof HTMLTextAreaElement) || !isPlain || event.nativeEvent.isComposing) return;
    if (key === 'Enter') {
      event.preventDefault();
      keys.onLines(splitAnswer(target), 'divided');
    } else if (key === 'Backspace' && target.value === '' && !event.repeat) {
      event.preventDefault();
      keys.onEmptied();
    }
  };
  return (
    <div role="presentation" onPaste={onPaste} onKeyDown={onKeyDown}>
      <AuthorField label={label} labelHidden value={value} onChanged={onChanged} />
    </div>
  );
}
