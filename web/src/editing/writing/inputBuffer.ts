/** Something that was typed before its field was there. */
export type BufferedInput =
  /** Letters, also those that an input method or a dictation brings. */
  | { readonly kind: 'text'; readonly text: string }
  /** A key that is no letter, or that changes what is written. */
  | { readonly kind: 'key'; readonly init: KeyboardEventInit }
  | { readonly kind: 'paste'; readonly data: DataTransfer };

export interface InputBuffer {
  readonly element: HTMLElement;
  /** Whether an input method is in the middle of a word. */
  isComposing: () => boolean;
  /** Gives what was typed, and forgets it. */
  take: () => BufferedInput[];
}

/** A field that nobody sees and that takes what is typed, until the one is there that it is meant for. */
export function createInputBuffer(label: string): InputBuffer {
  const element = document.createElement('div');
  element.contentEditable = 'true';
  // No text box: the one that it stands in for is announced when it comes.
  element.setAttribute('role', 'application');
  element.setAttribute('aria-label', label);
  element.tabIndex = -1;
  element.style.cssText =
    'position:absolute;top:0;inset-inline-start:0;width:1px;height:1px;overflow:hidden;opacity:0;white-space:pre;scroll-margin:160px 0;';
  let typed: BufferedInput[] = [];
  let composing = false;
  const takeLetters = (): void => {
    const text = element.textContent.replaceAll('\u00A0', ' ');
    if (text !== '') {
      typed.push({ kind: 'text', text });
    }
    element.textContent = '';
  };
  element.addEventListener('keydown', (event) => {
    if (event.isComposing || !isBuffered(event)) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
    typed.push({ kind: 'key', init: { key, code, ctrlKey, metaKey, shiftKey, altKey } });
  });
  element.addEventListener('compositionstart', () => {
    composing = true;
  });
  element.addEventListener('compositionend', () => {
    composing = false;
    takeLetters();
  });
  element.addEventListener('input', () => {
    if (!composing) {
      takeLetters();
    }
  });
  element.addEventListener('paste', (event) => {
    event.preventDefault();
    event.stopPropagation();
    typed.push({ kind: 'paste', data: copyOf(event.clipboardData) });
  });
  return {
    element,
    isComposing: () => composing,
    take() {
      const taken = typed;
      typed = [];
      return taken;
    },
  };
}

const keys = /^(?:Enter|Backspace|Delete|Home|End|Arrow(?:Left|Right|Up|Down))$/;
/** Formats, select all, undo and redo; the others are for the page or the browser. */
const letters = /^[abiuyz]$/i;

/** Whether a key is meant for the text; letters reach it as input. */
function isBuffered({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return keys.test(key) || ((ctrlKey || metaKey) && !altKey && letters.test(key));
}

/** The browser empties what a paste brought when its event is over. */
function copyOf(data: DataTransfer | null): DataTransfer {
  const copy = new DataTransfer();
  for (const type of data?.types ?? []) {
    if (type !== 'Files') {
      copy.setData(type, data?.getData(type) ?? '');
    }
  }
  for (const file of data?.files ?? []) {
    copy.items.add(file);
  }
  return copy;
}
