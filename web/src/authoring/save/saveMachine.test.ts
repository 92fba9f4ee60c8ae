import { describe, expect, test } from 'vitest';
import {
  autoSaveMs,
  initialSave,
  nextSave,
  saveDelayMs,
  type SaveEvent,
  type SaveFailure,
  type SaveState,
} from './saveMachine.ts';

/** The state and all effects after events. */
function after(...events: readonly SaveEvent[]): { state: SaveState; effects: readonly string[] } {
  let state = initialSave;
  const effects: string[] = [];
  for (const event of events) {
    const step = nextSave(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

const edited = { type: 'edited', same: false } as const;
const asked = { type: 'asked' } as const;
const delayOver = { type: 'delayOver' } as const;
const failed = (failure: SaveFailure): SaveEvent => ({ type: 'failed', failure });
const sent = [edited, asked, delayOver] as const;

describe('saving by hand', () => {
  test('SAVE-02 nothing is saved while nothing changed', () => {
    expect(after(asked)).toEqual({ state: initialSave, effects: [] });
  });

  test('SAVE-03 it is sent after a delay, and once', () => {
    expect(after(edited, asked).state.phase).toBe('waiting');
    expect(after(edited, asked, asked, delayOver, asked)).toMatchObject({
      state: { phase: 'sending', manner: { force: false, auto: false } },
      effects: ['startDelay', 'send'],
    });
  });

  test('LIM-07 LIM-09 the delay takes two seconds, and an auto-save comes every minute', () => {
    expect([saveDelayMs, autoSaveMs]).toEqual([2_000, 60_000]);
  });

  test('SAVE-01 it is saved when what was sent is what is there, and changed when more was typed', () => {
    expect(after(...sent, { type: 'saved', same: true }).state.phase).toBe('same');
    expect(after(...sent, edited, { type: 'saved', same: false }).state.phase).toBe('changed');
  });

  test('a waiting save can be called off', () => {
    expect(after(edited, asked, { type: 'cancelled' })).toMatchObject({
      state: { phase: 'changed' },
      effects: ['startDelay', 'stopDelay'],
    });
  });

  test('SAVE-01 the same text again is nothing to save', () => {
    expect(after(edited, { type: 'edited', same: true }).state.phase).toBe('same');
  });
});

describe('a save that failed', () => {
  test.each([
    ['offline', 'lineBack'],
    ['signedOut', 'signedIn'],
  ] as const)('as %s is sent again as it was, by itself or by hand', (why, type) => {
    const events = [...sent, failed({ why }), edited] as const;
    expect(after(...events, { type })).toMatchObject({
      state: { phase: 'sending' },
      effects: ['startDelay', 'send', 'sendAgain'],
    });
    expect(after(...events, asked).effects.at(-1)).toBe('sendAgain');
    expect(after(...events, { type: 'cancelled' }).state.phase).toBe('failed');
  });

  test('SAVE-09 SAVE-13 is forced when its author says so', () => {
    const losses = failed({ why: 'losses', learnerCount: 3, lost: { lectures: [], questions: [], moreCount: 0 } });
    expect(after(...sent, losses).state).toMatchObject({
      phase: 'failed',
      failure: { why: 'losses', learnerCount: 3, lost: { lectures: [], questions: [], moreCount: 0 } },
    });
    expect(after(...sent, losses, { type: 'asked', force: true })).toMatchObject({
      state: { phase: 'sending', manner: { force: true, auto: false }, failure: null },
      effects: ['startDelay', 'send', 'send'],
    });
    expect(after(...sent, losses, { type: 'cancelled' }).state.phase).toBe('changed');
  });

  test('OP-14 because of a newer version continues once both are joined, unless someone has to choose', () => {
    const newer = failed({ why: 'newer', currentVersion: 9 });
    expect(after(...sent, newer, { type: 'merged', same: false, resend: true }).effects.at(-1)).toBe('send');
    expect(after(...sent, newer, { type: 'merged', same: false, resend: false }).state.phase).toBe('changed');
    expect(after(...sent, newer, { type: 'merged', same: true, resend: true }).state.phase).toBe('same');
  });

  test('SAVE-13 stays until someone acts, also while its author continues', () => {
    const unknown = failed({ why: 'unknown', code: 'INTERNAL' });
    const auto = [
      { type: 'autoSaveSwitched', on: true },
      { type: 'autoSaveDue', confirmationNeeded: false },
    ] as const;
    expect(after(...sent, unknown, edited, ...auto).state.phase).toBe('failed');
  });
});

describe('auto-save', () => {
  const on = { type: 'autoSaveSwitched', on: true } as const;
  const due = { type: 'autoSaveDue', confirmationNeeded: false } as const;

  test('SAVE-04 OP-66 is off at first, and sends what changed once it is on', () => {
    expect(after(edited, due).effects).toEqual([]);
    expect(after(on, edited, due)).toMatchObject({
      state: { phase: 'sending', manner: { force: false, auto: true } },
      effects: ['startAutoSave', 'send'],
    });
    expect(after(on, on, { ...on, on: false }).effects).toEqual(['startAutoSave', 'stopAutoSave']);
  });

  test('SAVE-04 OP-216 sends again what was refused as invalid, and nothing that failed otherwise', () => {
    const refused = (failure: SaveFailure): readonly SaveEvent[] => [on, edited, due, failed(failure), edited, due];
    expect(after(...refused({ why: 'invalid', problems: [] })).state.phase).toBe('sending');
    expect(after(...refused({ why: 'unknown', code: 'INTERNAL' })).state.phase).toBe('failed');
    expect(after(...refused({ why: 'newer', currentVersion: 9 })).state.phase).toBe('failed');
  });

  test('OP-66 is skipped when nothing changed, and when a confirmation would be needed', () => {
    expect(after(on, due).state.phase).toBe('same');
    expect(after(on, edited, { ...due, confirmationNeeded: true }).state.phase).toBe('changed');
  });
});
