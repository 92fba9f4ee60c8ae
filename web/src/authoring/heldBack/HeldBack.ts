/**
 * Changes of a course that learners do not have yet (BEY-24, OP-261): whether they are held back, which there are, and what makes them live
 * or gives them up. Screens read `getSnapshot` with `subscribe`.
 */
import type { CourseEditor } from '../editor/CourseEditor.ts';
import type { QuestionGrading } from '../grading/grading.ts';
import type { CourseImpact } from '../impact/impact.ts';
import type { SaveFailure } from '../save/saveMachine.ts';
import type {
  HeldBackAnswer,
  HeldBackChanges,
  HeldBackPorts,
  HeldBackRequest,
  ScheduledGrading,
  Standing,
} from './heldBackPorts.ts';

export interface HeldBackSnapshot {
  readonly holds: boolean;
  /** When that becomes live; null where nobody set a moment. */
  readonly publishTime: string | null;
  /** What becomes of earlier answers then, as far as it was decided. */
  readonly publishGradings: readonly ScheduledGrading[];
  /** What is held back, as far as it was read; null where nothing is. */
  readonly changes: HeldBackChanges | null;
  /** Whether `changes` are those of the course as it is saved. */
  readonly reading: 'reading' | 'read' | 'failed';
  /** Whether the author has yet to say if changes are held back. */
  readonly asks: boolean;
  /** Whether something is on its way that changes any of it. */
  readonly pending: boolean;
}

/** Whether learners do not have, as far as is known, what is saved. */
export const isHeldBack = ({ holds, changes, reading }: HeldBackSnapshot): boolean =>
  holds && (changes === null ? reading !== 'read' : changes.totalCount > 0);

/** What came of it: what is on screen could not be saved first, or why it was refused. */
export type HeldBackOutcome = 'done' | 'notSaved' | SaveFailure;

/** Changes go live within a minute of their moment: they are read a few seconds after it, and some times more. */
const lookAfterMs = 5000;
const lookAgainMs = 20_000;
const mostLooks = 9;
/** Further ahead no timer of a browser reaches. */
const longestWaitMs = 20 * 86_400_000;

type Editor = Pick<
  CourseEditor,
  'subscribe' | 'getSnapshot' | 'saveNow' | 'catchUp' | 'setSeenByLearners' | 'lockToken'
>;

export class HeldBack {
  readonly #editor: Editor;
  readonly #ports: HeldBackPorts;
  readonly #learnerCount: number;
  readonly #listeners = new Set<() => void>();
  readonly #unfollow: () => void;
  #snapshot: HeldBackSnapshot;
  /** The version that was looked at last. */
  #version: number;
  #readings = 0;
  #gradingJobId: number | null = null;
  #stopWaiting: (() => void) | null = null;
  #isClosed = false;

  constructor(editor: Editor, ports: HeldBackPorts, course: Standing & { readonly learnerCount: number }) {
    this.#editor = editor;
    this.#ports = ports;
    this.#learnerCount = course.learnerCount;
    this.#version = course.version;
    const holds = course.holdsChangesBack;
    const publishTime = course.publishTime ?? null;
    const publishGradings = course.publishGradings ?? [];
    this.#snapshot = {
      holds,
      publishTime,
      publishGradings,
      changes: null,
      reading: 'read',
      asks: false,
      pending: false,
    };
    this.#unfollow = editor.subscribe(() => this.#follow());
    this.#follow();
    this.#awaitMoment();
    if (holds && course.version !== course.liveVersion) void this.read();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  getSnapshot = (): HeldBackSnapshot => this.#snapshot;

  /** Reads what is held back. */
  async read(): Promise<void> {
    this.#readings += 1;
    const reading = this.#readings;
    this.#tell({ reading: 'reading' });
    const answer = await this.#ports.read().catch(() => null);
    // Whatever was saved since is read by a later one.
    if (reading !== this.#readings) return;
    if (answer === null) {
      this.#tell({ reading: 'failed' });
      return;
    }
    const { course, changes } = answer;
    this.#tell({ ...stateOf(course), changes, reading: 'read' });
    this.#follow();
  }

  /** The author saves this course live, and is not asked again. */
  saveLive(): void {
    this.#ports.rememberSavesLive();
    this.#follow();
  }

  /** Holds changes back from now on, or no longer. What is not saved yet is not sent by this. */
  hold(holdBack: boolean, force = false): Promise<HeldBackOutcome> {
    return this.#whilePending(() => this.#ports.hold(holdBack, { lockToken: this.#editor.lockToken, force }));
  }

  /**
   * Saves what is on screen, and sets when what is held back then becomes live; `grading` says what becomes of earlier answers then. Null takes the
   * moment away, and saves nothing.
   */
  setPublishTime(publishTime: string | null, grading: readonly QuestionGrading[] = []): Promise<HeldBackOutcome> {
    return this.#whilePending(async () => {
      // What is on screen may change what is right: its author is asked about that now, not told at the moment that it was left open.
      if (publishTime !== null && !(await this.#editor.saveNow())) return null;
      return this.#ports.setPublishTime(publishTime, { lockToken: this.#editor.lockToken, force: false, grading });
    });
  }

  /**
   * Saves what is on screen, and makes changes live: all of them, or those of some modules by their raw ids; `grading` says what becomes of
   * earlier answers.
   */
  publish(
    moduleIds: readonly number[] | null,
    force = false,
    grading: readonly QuestionGrading[] = [],
  ): Promise<HeldBackOutcome> {
    return this.#saved((request) => this.#ports.publish(moduleIds, { ...request, grading }), force);
  }

  /** What publishing them would do to learners, as far as they are saved; null where they get nothing of it. Rejects when it is not known. */
  readImpact(moduleIds: readonly number[] | null, version: number): Promise<CourseImpact | null> {
    return this.#ports.readImpact(moduleIds, { version, lockToken: this.#editor.lockToken });
  }

  /** The raw id of the job that grades earlier answers since the last publication; null where there is none. */
  get gradingJobId(): number | null {
    return this.#gradingJobId;
  }

  /** Saves what is on screen, so that the history has it, and goes back to what learners have. */
  discard(force = false): Promise<HeldBackOutcome> {
    return this.#saved((request) => this.#ports.discard(request), force);
  }

  close(): void {
    this.#isClosed = true;
    this.#stopWaiting?.();
    this.#unfollow();
  }

  #saved(send: (request: HeldBackRequest) => Promise<HeldBackAnswer>, force: boolean): Promise<HeldBackOutcome> {
    return this.#whilePending(async () => {
      if (!(await this.#editor.saveNow())) return null;
      const { version } = this.#editor.getSnapshot();
      const request = { version, lockToken: this.#editor.lockToken, force, idempotencyKey: this.#ports.newKey() };
      // One more try for what may have arrived: with the same key it is done once.
      return send(request).catch(() => send(request));
    });
  }

  /** Null when it was not sent, as what is on screen could not be saved. */
  async #whilePending(send: () => Promise<HeldBackAnswer | null>): Promise<HeldBackOutcome> {
    this.#tell({ pending: true });
    try {
      const answer = await send().catch((): HeldBackAnswer => ({ ok: false, failure: { why: 'offline' } }));
      if (answer === null) return 'notSaved';
      if (answer.ok) {
        this.#gradingJobId = answer.gradingJobId ?? null;
        await this.#take(answer.course);
        return 'done';
      }
      // Their changes are in the draft then, to be looked at.
      if (answer.failure.why === 'newer') await this.#editor.catchUp();
      return answer.failure;
    } finally {
      this.#tell({ pending: false });
    }
  }

  /** Continues with the course as it is then; what was typed meanwhile stays on top. */
  async #take(course: Standing): Promise<void> {
    const { version, liveVersion, holdsChangesBack } = course;
    this.#tell(stateOf(course));
    if (this.#editor.getSnapshot().version !== version) await this.#editor.catchUp();
    this.#version = this.#editor.getSnapshot().version;
    this.#follow();
    if (holdsChangesBack && version !== liveVersion) {
      await this.read();
    } else {
      this.#readings += 1;
      this.#tell({ changes: null, reading: 'read' });
    }
  }

  #follow(): void {
    const { version, draft, editable, save } = this.#editor.getSnapshot();
    const { published, template } = draft.fields;
    const { holds } = this.#snapshot;
    const isStudied = published && !template && this.#learnerCount > 0;
    const asks = isStudied && !holds && editable && save.phase !== 'same' && !this.#ports.savesLive();
    if (asks !== this.#snapshot.asks) this.#tell({ asks });
    this.#editor.setSeenByLearners(holds ? false : asks ? null : true);
    if (version !== this.#version) {
      this.#version = version;
      if (holds) void this.read();
    }
  }

  /** Reads again once the moment has passed, until the platform has dealt with it. */
  #awaitMoment(looks = 0): void {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    const { publishTime } = this.#snapshot;
    if (publishTime === null || looks === mostLooks || this.#isClosed) return;
    const ahead = Date.parse(publishTime) - this.#ports.now();
    if (ahead > longestWaitMs) {
      this.#stopWaiting = this.#ports.schedule(longestWaitMs, () => this.#awaitMoment());
      return;
    }
    const wait = looks === 0 ? Math.max(ahead, 0) + lookAfterMs : lookAgainMs;
    this.#stopWaiting = this.#ports.schedule(wait, () => void this.#look(publishTime, looks + 1));
  }

  async #look(publishTime: string, looks: number): Promise<void> {
    await this.read();
    // Another moment that was set meanwhile is waited for already.
    if (this.#snapshot.publishTime === publishTime) this.#awaitMoment(looks);
  }

  #tell(change: Partial<HeldBackSnapshot>): void {
    const { publishTime } = this.#snapshot;
    this.#snapshot = { ...this.#snapshot, ...change };
    if (this.#snapshot.publishTime !== publishTime) this.#awaitMoment();
    for (const listener of this.#listeners) listener();
  }
}

const stateOf = ({ holdsChangesBack, publishTime, publishGradings = [] }: Standing) => ({
  holds: holdsChangesBack,
  publishTime: publishTime ?? null,
  publishGradings,
});

/** An editor with what is held back of its course. */
export interface EditorHoldingBack {
  readonly editor: CourseEditor;
  readonly heldBack: HeldBack;
}
