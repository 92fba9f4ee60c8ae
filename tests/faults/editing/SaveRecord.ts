import type { LockAnswer, SaveAnswer, SaveRequest } from '../../../web/src/authoring/editor/editorPorts.ts';
import { savedVersion } from '../../../web/src/authoring/editor/resend.ts';

/** What both authors sent to save and were answered, in a course. */
export class SaveRecord {
  readonly #sent = new Map<string, { readonly person: number; version: number | null }>();
  #newestLockToken = 0;
  /** Saves that were acknowledged although another had taken the lock before they were sent. */
  readonly fromOldLockTokens: SaveRequest[] = [];

  locked(answer: LockAnswer): void {
    if (answer.outcome === 'locked') this.#newestLockToken = Math.max(this.#newestLockToken, answer.lockToken);
  }

  /** Notes a save that begins; what is returned takes its answer. */
  begins(person: number, request: SaveRequest): (answer: SaveAnswer) => void {
    const { idempotencyKey: key, lockToken, force } = request;
    const isNew = !this.#sent.has(key);
    const isOld = isNew && !force && lockToken !== null && lockToken < this.#newestLockToken;
    const noted = this.#sent.get(key) ?? { person, version: null };
    this.#sent.set(key, noted);
    return (answer) => {
      if (!answer.ok) return;
      if (isOld) this.fromOldLockTokens.push(request);
      noted.version ??= savedVersion(request, answer.version);
    };
  }

  /** By version, who was told that they saved it. */
  get acknowledged(): ReadonlyMap<number, number> {
    return new Map(
      [...this.#sent.values()].flatMap(({ person, version }) => (version === null ? [] : [[version, person]])),
    );
  }

  /** How many saves were sent, each counted once however often it was repeated. */
  get count(): number {
    return this.#sent.size;
  }
}
