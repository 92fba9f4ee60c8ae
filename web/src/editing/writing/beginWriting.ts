import { findField, type FoundField } from './findField.ts';
import { writerOf } from './fieldWriter.ts';
import { createInputBuffer, type InputBuffer } from './inputBuffer.ts';
import type { PressedText } from './pressedText.ts';

/** How long what closes may give the focus back to where it came from, once the caret is in its field, in milliseconds. */
const longestReturnMs = 1_000;

/** The last that began: the keyboard is at one place at a time. */
let current: Writing | null = null;

/**
 * Puts the caret into a field within an element as soon as it is there, and writes into it what was typed meanwhile: until then the focus is
 * at a place that keeps it. Gives what ends it.
 */
export function beginWriting(host: HTMLElement, label: string, pressed: PressedText | null): () => void {
  // What is still drawn as learners see it has fields that are not meant.
  const find = (): FoundField | null => (host.dataset['node'] === 'closed' ? null : findField(host, pressed));
  return begun(new Writing(host, label, find, pressed === null));
}

/** The same for a text whose editor was asked for; null when someone waits for it already. */
export function waitForEditor(host: HTMLElement, label: string, asked: FoundField): (() => void) | null {
  return current?.waitsIn(host) ? null : begun(new Writing(host, label, () => asked, false));
}

function begun(writing: Writing): () => void {
  current = writing;
  writing.begin();
  return () => writing.end();
}

class Writing {
  readonly #host: HTMLElement;
  readonly #buffer: InputBuffer;
  readonly #find: () => FoundField | null;
  readonly #scrolls: boolean;
  readonly #over = new AbortController();
  readonly #observer = new MutationObserver(() => this.#look());
  /** Whether the pointer or the Tab key may have moved the focus. */
  #mayMove = false;
  #isReplaying = false;
  /** A text that is only drawn, and was asked for its editor. */
  #asked: FoundField | null = null;
  /** What has the caret. */
  #field: HTMLElement | null = null;

  constructor(host: HTMLElement, label: string, find: () => FoundField | null, scrolls: boolean) {
    this.#host = host;
    this.#buffer = createInputBuffer(label);
    this.#find = find;
    this.#scrolls = scrolls;
  }

  begin(): void {
    const { element } = this.#buffer;
    this.#host.append(element);
    element.focus({ preventScroll: !this.#scrolls });
    const listening = { capture: true, signal: this.#over.signal };
    document.addEventListener('keydown', (event) => this.#onKeyDown(event), listening);
    document.addEventListener('pointerdown', () => this.#onMove(), listening);
    // A press that may have been the rest of a double click, and was none, begins here.
    document.addEventListener('mousedown', () => this.#onMove(), listening);
    document.addEventListener('focusin', ({ target }) => this.#onFocus(target as HTMLElement), listening);
    element.addEventListener('blur', () => queueMicrotask(() => this.#onBlur()), listening);
    element.addEventListener('compositionend', () => queueMicrotask(() => this.#look()), listening);
    this.#observer.observe(this.#host, { childList: true, subtree: true, attributeFilter: ['data-live', 'data-node'] });
    this.#look();
  }

  waitsIn(host: HTMLElement): boolean {
    return this.#field === null && !this.#over.signal.aborted && this.#host.contains(host);
  }

  end(): void {
    this.#over.abort();
    this.#observer.disconnect();
    this.#buffer.element.remove();
    if (current === this) {
      current = null;
    }
  }

  #look(): void {
    if (this.#field !== null || this.#over.signal.aborted || this.#buffer.isComposing()) {
      return;
    }
    const found = this.#asked ? this.#withEditor(this.#asked) : this.#find();
    if (!found) {
      return;
    }
    const writer = writerOf(found.field);
    if (writer) {
      this.#handOver(found.field, () => {
        writer.focus(found.place, this.#scrolls);
        writer.write(this.#buffer.take());
      });
    } else if (found.field.getAttribute('role') === 'textbox') {
      this.#ask(found);
    } else {
      this.#handOver(found.field, () => found.field.focus());
    }
  }

  /** The focus asks a drawn text for its editor; the editor may come in the place of what was drawn. */
  #ask(found: FoundField): void {
    this.#asked = found;
    if (document.activeElement === this.#buffer.element) {
      found.field.focus({ preventScroll: true });
      this.#buffer.element.focus({ preventScroll: true });
    }
    this.#look();
  }

  #withEditor({ place }: FoundField): FoundField | null {
    const field = this.#host.querySelector<HTMLElement>('[data-live]');
    return field && writerOf(field) ? { field, place } : null;
  }

  #handOver(field: HTMLElement, write: () => void): void {
    const { activeElement } = document;
    // A press on the drawn text leaves the focus there, or nowhere once the editor has taken its place: that is not elsewhere.
    const own: readonly (Element | null)[] = [this.#buffer.element, this.#asked?.field ?? null, document.body];
    const isElsewhere = (this.#mayMove || current !== this) && !own.includes(activeElement);
    this.#field = field;
    this.#observer.disconnect();
    this.#isReplaying = true;
    write();
    this.#isReplaying = false;
    this.#buffer.element.remove();
    // Screen readers and speech move the focus without a key or a press: it is theirs again.
    setTimeout(() => this.end(), longestReturnMs);
    // Those who continued to another place while this one was loading stay there.
    if (isElsewhere && activeElement instanceof HTMLElement && !field.contains(activeElement)) {
      field.blur();
      activeElement.focus({ preventScroll: true });
      this.end();
    }
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (this.#isReplaying) {
      return;
    }
    if (event.key === 'Tab' || this.#field) {
      this.#onMove();
    }
  }

  /** Once the field has the caret, the next key or press is its own. */
  #onMove(): void {
    this.#mayMove = true;
    if (this.#field) {
      this.end();
    }
  }

  /** Menus and frames give the focus back to where it came from, and do not know that someone is about to write. */
  #onFocus(target: HTMLElement): void {
    const own = this.#field ?? this.#buffer.element;
    const isMeant = this.#mayMove || current !== this || this.#isReplaying || target === this.#asked?.field;
    if (!isMeant && !own.contains(target)) {
      own.focus({ preventScroll: true });
    }
  }

  #onBlur(): void {
    const isNowhere = document.activeElement === document.body && document.hasFocus();
    if (isNowhere && current === this && this.#field === null && !this.#mayMove) {
      this.#buffer.element.focus({ preventScroll: true });
    }
  }
}
