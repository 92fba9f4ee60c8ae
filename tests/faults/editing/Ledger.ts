import type { CourseDraft } from '../../../web/src/authoring/draft/courseDraft.ts';
import type { EditorSnapshot } from '../../../web/src/authoring/editor/CourseEditor.ts';

/** Words that stand nowhere else: each is typed once, so that it can be looked for wherever it may be. */
const WORD = /\bword\d+\b/g;

/** All such words in something, as often as they stand there. */
export const wordsIn = (value: unknown): readonly string[] => JSON.stringify(value).match(WORD) ?? [];

/** What an author has before them: the draft, and what they have to choose from. */
const wordsBefore = ({ draft, conflicts }: Pick<EditorSnapshot, 'draft' | 'conflicts'>): ReadonlySet<string> =>
  new Set(wordsIn([draft, conflicts]));

/** What was typed, and what of it someone took away on purpose. What a person put back by undo is theirs to keep again. */
export class Ledger {
  #typed = 0;
  /** By word, who took it away. */
  readonly #removedBy = new Map<string, Set<string>>();
  readonly #known = new Set<string>();

  newWord(): string {
    this.#typed += 1;
    return `word${this.#typed}`;
  }

  /** Something that a person does to what they have before them. */
  act(person: string, editor: { getSnapshot(): EditorSnapshot }, act: () => void): void {
    const before = wordsBefore(editor.getSnapshot());
    act();
    const after = wordsBefore(editor.getSnapshot());
    for (const word of after) {
      this.#known.add(word);
      if (!before.has(word)) this.#removedBy.get(word)?.delete(person);
    }
    for (const word of before) if (!after.has(word)) this.#remover(word).add(person);
  }

  /** Words that were typed less than a frame before a crash may be gone. */
  excuse(words: Iterable<string>): void {
    for (const word of words) this.#remover(word).add('crash');
  }

  /** Words that nobody took away and that are not in the course. */
  missingIn(course: CourseDraft): readonly string[] {
    const there = new Set(wordsIn(course));
    return [...this.#known].filter((word) => !there.has(word) && !this.#removedBy.get(word)?.size);
  }

  #remover(word: string): Set<string> {
    const removers = this.#removedBy.get(word) ?? new Set();
    this.#removedBy.set(word, removers);
    return removers;
  }
}
