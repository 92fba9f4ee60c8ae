/**
 * Who else has the course open, and handing it over politely (BEY-08). The ports tell each change at once (BEY-45), and so does each answer to a
 * heartbeat: that of the lock while the course is edited here, and while someone else edits it one that says who looks on. Screens read `getSnapshot` with `subscribe`.
 */
import type { CourseEditor } from '../editor/CourseEditor.ts';
import { beatMs } from '../lock/lockMachine.ts';
import type { LockHolder } from '../save/saveMachine.ts';
import type { LockRequest, PresenceAnswer, PresencePorts, PresentPerson, RequestAnswer } from './presencePorts.ts';

export interface PresenceSnapshot {
  readonly others: readonly PresentPerson[];
  /** Nobody holds the lock any more, and nobody here has taken it yet. */
  readonly isFree: boolean;
  /** The outcome of the request of this tab; null when it does not ask. */
  readonly ownRequest: LockRequest | null;
  /** Whether another tab of this person has the course open. */
  readonly inOtherTab: boolean;
}

type Editor = Pick<CourseEditor, 'subscribe' | 'getSnapshot' | 'turnOn' | 'checkLock' | 'catchUp' | 'handOver'>;

const nobody: PresenceSnapshot = { others: [], isFree: false, ownRequest: null, inOtherTab: false };

export class Presence {
  readonly #editor: Editor;
  readonly #ports: PresencePorts;
  readonly #person: number;
  readonly #listeners = new Set<() => void>();
  readonly #unfollow: () => void;
  readonly #unwatch: () => void;
  #snapshot = nobody;
  #stopBeat: (() => void) | null = null;
  /** Whether this tab waits for the lock; another tab of the same person may be the one that asked. */
  #waits = false;
  /** Whether someone else edited the course since it was read here. */
  #missed = false;

  /** @param person - Raw id of whose editor it is. */
  constructor(editor: Editor, ports: PresencePorts, person: number) {
    this.#editor = editor;
    this.#ports = ports;
    this.#person = person;
    this.#unfollow = editor.subscribe(() => this.#follow());
    this.#unwatch = ports.watch((answer) => this.heard(answer));
    this.#follow();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  getSnapshot = (): PresenceSnapshot => this.#snapshot;

  /** Takes what the platform said of who is there. */
  heard({ holder, others, ownRequest }: PresenceAnswer): void {
    const looksOn = this.#looksOn;
    const isMine = holder?.userId === this.#person;
    this.#tell({
      others,
      isFree: looksOn && holder === null,
      ownRequest: this.#waits ? (ownRequest ?? this.#snapshot.ownRequest) : null,
    });
    // Handed over, or free: anyone who asked goes on to edit.
    if (looksOn && this.#waits && (isMine || holder === null)) this.#editor.turnOn();
    // Taken over, it seems: what is told may be older than the lock, so the platform is asked.
    if (holder !== null && !isMine && this.#editor.getSnapshot().lock.phase === 'mine') this.#editor.checkLock();
    void this.#lookForTabs();
  }

  /** Asks anyone who edits the course to hand it over. */
  ask(): Promise<void> {
    this.#waits = true;
    this.#tell({ ownRequest: { answer: null } });
    return this.#say(this.#ports.ask());
  }

  /** Says to someone who asks that it takes a while, or no. */
  answer(userId: number, answer: RequestAnswer): Promise<void> {
    return this.#say(this.#ports.answer(userId, answer));
  }

  /** Saves everything and passes the lock on. False when it could not be saved. */
  handOver({ userId, name, username }: LockHolder): Promise<boolean> {
    return this.#editor.handOver({ userId, name, username });
  }

  close(): void {
    this.#unfollow();
    this.#unwatch();
    this.#endBeat();
  }

  get #looksOn(): boolean {
    const { lock } = this.#editor.getSnapshot();
    return lock.phase === 'lost' || (lock.phase === 'off' && lock.heldBy !== null);
  }

  #follow(): void {
    if (this.#looksOn) {
      this.#missed = true;
      this.#stopBeat ??= this.#ports.schedule(beatMs, () => void this.#beat());
      return;
    }
    this.#endBeat();
    if (this.#editor.getSnapshot().lock.phase !== 'mine') return;
    this.#waits = false;
    if (this.#snapshot.isFree || this.#snapshot.ownRequest) this.#tell({ isFree: false, ownRequest: null });
    if (this.#missed) {
      this.#missed = false;
      void this.#editor.catchUp();
    }
  }

  async #beat(): Promise<void> {
    this.#stopBeat = null;
    await this.#say(this.#ports.report());
    this.#follow();
  }

  #endBeat(): void {
    this.#stopBeat?.();
    this.#stopBeat = null;
  }

  /** What has no answer is told by the next beat. */
  async #say(answer: Promise<PresenceAnswer>): Promise<void> {
    const said = await answer.catch(() => null);
    if (said) this.heard(said);
  }

  async #lookForTabs(): Promise<void> {
    const inOtherTab = await this.#ports.isInOtherTab().catch(() => false);
    if (inOtherTab !== this.#snapshot.inOtherTab) this.#tell({ inOtherTab });
  }

  #tell(change: Partial<PresenceSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
