import { deepStrictEqual, ok } from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { CourseDraft } from '../../../web/src/authoring/draft/courseDraft.ts';
import { isSame } from '../../../web/src/authoring/draft/isSame.ts';
import { stored } from '../../../web/src/authoring/editor/fakePlatform.testkit.ts';
import type { Part } from '../processIds.ts';
import { openAuthorTab, type AuthorTab, type Person, type TabWorld } from './authorTab.ts';
import type { KillableParts } from './killableParts.ts';
import type { Learner } from './learner.ts';
import { typedOperation, type Pick } from './typedOperation.ts';

/** The platform takes a lock for lost after this time without a beat; in milliseconds. */
const SILENCE_MS = 40_000;
const BEAT_MS = 10_000;
/** A save is under way for this long at most when something is killed; in milliseconds. */
const LONGEST_UNDER_WAY = 40;

/** One thing that happens, as numbers. */
export interface Step extends Pick {
  readonly who: number;
  readonly kind: number;
}

export interface Stage {
  readonly world: TabWorld;
  readonly parts: KillableParts;
  readonly people: readonly [Person, Person];
  readonly course: number;
  readonly learner: Learner;
}

/** Two authors of one course, each in a tab. */
export class TwoAuthors {
  readonly #stage: Stage;
  readonly tabs: AuthorTab[];
  /** What has happened, for anyone who has to find out why. */
  story: string[] = [];

  constructor(stage: Stage, tabs: AuthorTab[]) {
    this.#stage = stage;
    this.tabs = tabs;
  }

  static async open(stage: Stage): Promise<TwoAuthors> {
    const tabs: AuthorTab[] = [];
    for (const person of stage.people) tabs.push(await openAuthorTab(stage.world, person, stage.course));
    for (const tab of tabs) await tab.readAll();
    return new TwoAuthors(stage, tabs);
  }

  async step(step: Step): Promise<void> {
    const { who, kind, a, b, c } = step;
    const index = who % 2;
    const tab = this.#tab(index);
    const note = (what: string): void => void this.story.push(`${tab.name} ${what}`);
    switch (kind % 20) {
      case 0:
        note('undoes');
        return tab.act((editor) => editor.undo());
      case 1:
        note('redoes');
        return tab.act((editor) => editor.redo());
      case 2:
      case 3:
        note('saves');
        return this.#save(tab);
      case 4:
        note('takes over');
        return tab.ask((editor) => editor.takeOver());
      case 5:
        note('is left alone for a beat');
        return tab.pass(BEAT_MS);
      case 6:
        note(`is cut off${b % 2 ? ', with all that was sent arriving' : ''}`);
        return this.#cutOff(tab, step);
      case 7:
        note('undoes everything and redoes it');
        this.#thereAndBack(tab);
        return undefined;
      case 8: {
        note(`is killed${b % 2 ? ', saving' : ''}${c % 2 ? ', at once' : ''}`);
        return this.#killTab(index, step);
      }
      case 9: {
        const part = (['gateway', 'platform', 'database'] as const)[a % 3] as Part;
        note(`saves, and the ${part} is killed`);
        return this.#killPart(tab, part, step);
      }
      case 10:
        note('is watched by a learner who answers');
        return this.#stage.learner.answer(a);
      default:
        return this.#type(tab, step);
    }
  }

  /** Both save what they have, until both see the same; answers what the platform has then. */
  async agree(): Promise<CourseDraft> {
    const { world, people, course } = this.#stage;
    for (let round = 0; round < 4; round += 1) {
      for (const tab of this.tabs) {
        tab.line.up = true;
        await tab.pass(BEAT_MS);
        if (!tab.see().editable) await tab.ask((editor) => editor.takeOver());
        await this.#save(tab);
        await tab.ask((editor) => editor.catchUp());
        await this.#save(tab);
        const { save, conflicts } = tab.see();
        ok(save.phase === 'same' && conflicts.length === 0, `${tab.name} cannot save in the end`);
      }
      if (this.tabs[0]?.see().version === this.tabs[1]?.see().version) break;
    }
    for (const tab of this.tabs) await tab.settled();
    const reader = await openAuthorTab(world, people[0], course);
    await reader.readAll();
    const there = stored(reader.see().draft);
    reader.kill();
    for (const tab of this.tabs) {
      await tab.readAll();
      deepStrictEqual(stored(tab.see().draft), there, `${tab.name} has something else than the platform`);
    }
    return there;
  }

  #tab(index: number): AuthorTab {
    const tab = this.tabs[index];
    if (!tab) throw new Error('There are two tabs');
    return tab;
  }

  async #type(tab: AuthorTab, step: Step): Promise<void> {
    if (!tab.see().editable) {
      this.story.push(`${tab.name} cannot edit and takes over`);
      await tab.ask((editor) => editor.takeOver());
    }
    await tab.readAll();
    tab.act((editor) => {
      const fresh = { word: () => this.#stage.world.ledger.newWord(), key: () => crypto.randomUUID() };
      const operation = typedOperation(editor.getSnapshot().draft, step, fresh);
      const refused = editor.dispatch(operation);
      this.story.push(`${tab.name} ${JSON.stringify(operation)}${refused ? ` (${refused})` : ''}`);
    });
  }

  /** Saves, settling whatever has to be settled for it. */
  async #save(tab: AuthorTab): Promise<void> {
    for (let round = 0; round < 5; round += 1) {
      await tab.ask((editor) => editor.saveNow());
      const { conflicts, save, editable } = tab.see();
      this.story.push(
        `… ${tab.name}: ${save.phase} ${JSON.stringify(save.failure)} ${JSON.stringify(tab.see().lock)} at ${tab.see().version}`,
      );
      if (!editable) return;
      if (conflicts.length > 0) {
        this.story.push(`… chooses ${JSON.stringify(conflicts)}`);
        for (const [index, conflict] of conflicts.entries()) {
          tab.act((editor) => editor.choose(conflict, index % 2 === 0));
        }
      } else if (save.failure?.why === 'losses') {
        await tab.ask((editor) => editor.save(true));
      } else {
        if (save.failure?.why === 'invalid' || save.failure?.why === 'unknown') {
          throw new Error(`A save was refused: ${JSON.stringify(save.failure)}`);
        }
        return;
      }
    }
  }

  /** Nothing is heard of the gateway for longer than the platform waits, and the author continues. */
  async #cutOff(tab: AuthorTab, step: Step): Promise<void> {
    await this.#type(tab, step);
    tab.line.up = step.b % 2 === 1;
    tab.line.answers = false;
    await tab.ask((editor) => editor.saveNow());
    await tab.pass(SILENCE_MS);
    tab.act((editor) => editor.undo());
    tab.line.up = true;
    tab.line.answers = true;
    await tab.pass(BEAT_MS);
  }

  async #killTab(index: number, { b, c }: Step): Promise<void> {
    const tab = this.#tab(index);
    const { world, people, course } = this.#stage;
    if (c % 2 === 0) await tab.settled();
    const seen = tab.see().draft;
    if (b % 2) {
      tab.begin((editor) => editor.saveNow());
      await pause(b % LONGEST_UNDER_WAY);
    }
    tab.kill();
    const next = await openAuthorTab(world, people[index] as Person, course);
    await next.readAll();
    this.tabs[index] = next;
    this.story.push(`… and opened again, ${isSame(seen, next.see().draft) ? 'as it was' : 'joined'}`);
  }

  /** While a save is under way; the author types on meanwhile, and so does nobody else. */
  async #killPart(tab: AuthorTab, part: Part, step: Step): Promise<void> {
    tab.begin((editor) => editor.saveNow());
    await pause(step.b % LONGEST_UNDER_WAY);
    const back = this.#stage.parts.kill(part);
    if (tab.see().editable) await this.#type(tab, step);
    await tab.rest();
    await back;
    const { failure } = tab.see().save;
    ok(failure?.why !== 'unknown', `What the ${part} left open is no refusal: ${JSON.stringify(failure)}`);
    for (const each of this.tabs) await each.pass(BEAT_MS);
  }

  #thereAndBack(tab: AuthorTab): void {
    if (!tab.see().editable) return;
    const { draft: before, canUndo } = tab.see();
    let steps = 0;
    tab.act((editor) => {
      for (; editor.getSnapshot().canUndo; steps += 1) editor.undo();
      if (canUndo) deepStrictEqual(withoutIds(editor.getSnapshot().draft), withoutIds(tab.start));
      for (let step = 0; step < steps; step += 1) editor.redo();
    });
    deepStrictEqual(tab.see().draft, before);
  }
}

/** A draft as it was before the platform knew of what is new in it. */
const withoutIds = (draft: CourseDraft): unknown =>
  JSON.parse(JSON.stringify(draft, (name, value: unknown) => (name === 'id' ? undefined : value)));
