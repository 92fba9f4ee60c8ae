import type { NodeKey } from '../draft/courseDraft.ts';
import { findOf } from '../draft/findNode.ts';
import type { EditingState } from './EditingState.ts';

/** Reads the content of lectures, each once. */
export class ContentReading {
  readonly #editing: EditingState;
  readonly #underWay = new Map<NodeKey, Promise<boolean>>();
  /** Lectures whose content could not be read at the last attempt. */
  failed: ReadonlySet<NodeKey> = new Set();

  constructor(editing: EditingState) {
    this.#editing = editing;
  }

  /** False when it could not be read, or the lecture was deleted. */
  lecture(key: NodeKey): Promise<boolean> {
    const lecture = findOf(this.#editing.course.state.draft, 'lecture', key)?.node;
    if (lecture === undefined) {
      return Promise.resolve(false);
    }
    if (lecture.content !== 'notRead' || lecture.id === undefined) {
      return Promise.resolve(true);
    }
    return this.read(key, lecture.id);
  }

  read(key: NodeKey, id: number): Promise<boolean> {
    const underWay = this.#underWay.get(key);
    if (underWay !== undefined) {
      return underWay;
    }
    const reading = this.#read(key, id).then((read) => {
      this.#underWay.delete(key);
      this.#setFailed(key, !read);
      return read;
    });
    this.#underWay.set(key, reading);
    this.#setFailed(key, false);
    return reading;
  }

  async #read(key: NodeKey, id: number): Promise<boolean> {
    const { ports, course } = this.#editing;
    const content = await ports.readLecture(id, ports.newKey).catch(() => null);
    if (content === null) {
      return false;
    }
    course.read(key, content);
    this.#editing.note(null);
    return true;
  }

  #setFailed(key: NodeKey, failed: boolean): void {
    const others = [...this.failed].filter((each) => each !== key);
    this.failed = new Set(failed ? [...others, key] : others);
    this.#editing.notify();
  }
}
