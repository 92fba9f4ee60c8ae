import { applyPatches } from 'immer';
import { applyOperation, isRefused } from '../draft/applyOperation.ts';
import type { Patch } from '../draft/change.ts';
import type { CourseDraft, LectureContent, NodeKey } from '../draft/courseDraft.ts';
import { findOf, lecturesOf } from '../draft/findNode.ts';
import { emptyHistory, recorded, redone, undone, type History } from '../draft/history.ts';
import { isSame } from '../draft/isSame.ts';
import type { Operation, Refusal } from '../draft/operation.ts';
import { withContent } from '../draft/withContent.ts';
import type { JournalState } from '../journal/journalDatabase.ts';
import { mapTexts } from '../../editing/uploads/mapTexts.ts';
import { withMarksReplaced } from '../../editing/uploads/uploadMark.ts';
import { rebase, withIds, type GivenIds } from '../save/rebase.ts';

/** A change of the draft as patches, or null where patches cannot express it. */
export type Done = readonly Patch[] | null;

/** The draft beside its last saved state, its undo history, and the ids and contents that arrived since. */
export class DraftHistory {
  #state: JournalState;
  #history: History = emptyHistory;
  /** Ids and contents that are newer than steps of the history: undo and redo add them to what they restore. */
  #ids: GivenIds = new Map();
  readonly #contents = new Map<NodeKey, LectureContent>();
  /** The HTML that replaces the marks of finished uploads. */
  readonly #uploaded = new Map<string, string>();

  constructor(state: JournalState) {
    this.#state = state;
  }

  get state(): JournalState {
    return this.#state;
  }

  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.#history.future.length > 0;
  }

  /** Whether the draft is what the platform has (SAVE-01). Publishing is not part of a save. */
  get isSaved(): boolean {
    const { base, draft } = this.#state;
    return base === draft || isSame(base, draft);
  }

  apply(operation: Operation, now: number): { readonly done: Done } | Refusal {
    const result = applyOperation(this.#state.draft, operation);
    if (isRefused(result)) {
      return result;
    }
    this.#history = recorded(this.#history, result, operation.typing ?? null, now);
    this.#state = { ...this.#state, draft: result.draft };
    return { done: result.patches };
  }

  /** Reverts to the last saved state (SAVE-05); this can be undone. */
  reset(now: number): Done {
    const { base, draft } = this.#state;
    const patches: Patch[] = [{ op: 'replace', path: [], value: base }];
    const inverse: Patch[] = [{ op: 'replace', path: [], value: draft }];
    this.#history = recorded(this.#history, { draft: base, patches, inverse }, null, now);
    this.#state = { ...this.#state, draft: base };
    return null;
  }

  undo(): Done | undefined {
    const back = undone(this.#history);
    return back === null ? undefined : this.#step(back.step.inverse, back.history);
  }

  redo(): Done | undefined {
    const on = redone(this.#history);
    return on === null ? undefined : this.#step(on.step.patches, on.history);
  }

  /** Adds the content of a lecture that was just read. */
  read(lecture: NodeKey, content: LectureContent): void {
    if (!this.#contents.has(lecture)) {
      this.#contents.set(lecture, content);
      const { base, draft, version } = this.#state;
      const next = this.#settle(draft);
      this.#state =
        draft === base
          ? { base: next, draft: next, version }
          : { base: this.#settle(base), draft: withoutQuestionsOf(next, lecture, content), version };
    }
  }

  /** Applies the answer to a save of `sent`. */
  saved(sent: CourseDraft, version: number, ids: GivenIds): void {
    this.#ids = new Map([...this.#ids, ...ids]);
    // Contents may have been read while it was sent.
    this.#state = { ...rebase(this.#state.draft, this.#settle(sent), ids), version };
  }

  /** Replaces the mark of an upload with HTML. False when the draft has no such mark. */
  settleUpload(key: string, html: string): boolean {
    this.#uploaded.set(key, html);
    const { draft } = this.#state;
    const next = this.#settle(draft);
    this.#state = { ...this.#state, draft: next };
    return next !== draft;
  }

  /** Notes whether the course is published, which is not part of a draft. */
  published(published: boolean, version: number): void {
    const set = (course: CourseDraft): CourseDraft => ({ ...course, fields: { ...course.fields, published } });
    const { base, draft } = this.#state;
    const next = set(base);
    this.#state = { base: next, draft: draft === base ? next : set(draft), version };
  }

  /** Continues with another state; earlier steps can no longer be undone. */
  replace(state: JournalState): void {
    this.#state = state;
    this.#history = emptyHistory;
    this.#ids = new Map();
    this.#contents.clear();
  }

  /** Lectures that were removed before their content was read: once a save has deleted them, undo could not restore it. */
  removedUnread(): readonly { readonly key: NodeKey; readonly id: number }[] {
    const kept = new Set(lecturesOf(this.#state.draft).map((lecture) => lecture.key));
    return lecturesOf(this.#state.base).flatMap(({ key, id, content }) =>
      content === 'notRead' && id !== undefined && !kept.has(key) ? [{ key, id }] : [],
    );
  }

  #step(patches: readonly Patch[], history: History): Done {
    const next = applyPatches(this.#state.draft, patches);
    const draft = this.#settle(next);
    this.#history = history;
    this.#state = { ...this.#state, draft };
    return draft === next ? patches : null;
  }

  #withPictures(text: string): string {
    return withMarksReplaced(text, (key) => this.#uploaded.get(key));
  }

  #settle(draft: CourseDraft): CourseDraft {
    const unread = lecturesOf(draft).filter(({ content }) => content === 'notRead');
    const known = unread.flatMap(({ key }) => {
      const content = this.#contents.get(key);
      return content === undefined ? [] : [{ key, content }];
    });
    const read = known.reduce((course, { key, content }) => withContent(course, key, content), draft);
    const shown = this.#uploaded.size === 0 ? read : mapTexts(read, (text) => this.#withPictures(text));
    return withIds(shown, this.#ids);
  }
}

/** The draft without the questions of a removed, unread lecture in its achievements. */
function withoutQuestionsOf(draft: CourseDraft, lecture: NodeKey, { questions }: LectureContent): CourseDraft {
  if (findOf(draft, 'lecture', lecture) !== null) {
    return draft;
  }
  const gone = new Set(questions.map(({ id }) => id));
  const achievements = draft.achievements.map((achievement) => {
    const { condition } = achievement;
    if (condition.type !== 'QUESTIONS_ANSWERED') {
      return achievement;
    }
    const left = condition.questions.filter((each) => 'key' in each || !gone.has(each.id));
    return { ...achievement, condition: { ...condition, questions: left } };
  });
  return { ...draft, achievements };
}
