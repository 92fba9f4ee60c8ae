import type { CourseDraft } from '../../../web/src/authoring/draft/courseDraft.ts';

/** Which id each node of a draft has, from the moment it has one. */
export class IdRecord {
  readonly #ids = new Map<string, number>();
  /** Nodes that got another id, as sentences. */
  readonly changed: string[] = [];

  note(draft: CourseDraft): void {
    JSON.stringify(draft, (_name, value: unknown) => {
      if (isSavedNode(value)) {
        const before = this.#ids.get(value.key) ?? value.id;
        if (before !== value.id) this.changed.push(`${value.key} was ${before} and is ${value.id}`);
        this.#ids.set(value.key, value.id);
      }
      return value;
    });
  }
}

const isSavedNode = (value: unknown): value is { readonly key: string; readonly id: number } =>
  typeof value === 'object' && value !== null && 'key' in value && 'id' in value && typeof value.id === 'number';
