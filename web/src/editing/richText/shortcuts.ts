import { shortcutLetter } from '../shortcutLetter.ts';
import type { Quill } from './createQuill.ts';
import { commands, type Command, type Keys } from './commands.ts';

/** Does what the keys of a tool mean, wherever the caret is in the text. */
export function handleShortcuts(quill: Quill): void {
  quill.container.addEventListener(
    'keydown',
    (event) => {
      const command = event.isComposing ? undefined : commandOf(event);
      if (command && quill.hasFocus()) {
        event.preventDefault();
        event.stopPropagation();
        command.run(quill);
      }
    },
    true,
  );
}

const commandOf = (event: KeyboardEvent): Command | undefined =>
  commands.find(({ keys }) => keys !== null && isPressed(keys, event));

function isPressed({ key, shift, alt }: Keys, event: KeyboardEvent): boolean {
  // AltGr is told as Ctrl and Alt, and writes letters.
  const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
  if (!isCommand || event.shiftKey !== Boolean(shift) || event.altKey !== Boolean(alt)) {
    return false;
  }
  // With Shift a figure is told as the sign above it.
  return /^\d$/.test(key) ? event.code === `Digit${key}` : shortcutLetter(event) === key;
}
