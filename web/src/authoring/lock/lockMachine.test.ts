import { expect, test } from 'vitest';
import { beatMs, lockOff, mayEdit, nextLock, type LockEvent, type LockState } from './lockMachine.ts';

const ada = { userId: 7, name: 'Ada', username: 'ada@lectern.test' };

function after(...events: readonly LockEvent[]): { state: LockState; effects: readonly string[] } {
  let state: LockState = lockOff;
  const effects: string[] = [];
  for (const event of events) {
    const step = nextLock(state, event);
    state = step.state;
    effects.push(
      ...step.effects.map((effect) =>
        Object.values(effect)
          .filter((value) => value !== null)
          .map((value) => (typeof value === 'object' ? value.name : String(value)))
          .join(' '),
      ),
    );
  }
  return { state, effects };
}

const turnedOn = { type: 'turnedOn' } as const;
const locked = (now: number, lockToken = 17): LockEvent => ({ type: 'locked', lockToken, now });
const beat = (now: number): LockEvent => ({ type: 'beatDue', now });
const held = { type: 'held', by: ada } as const;

test('LIM-08 the lock is renewed every ten seconds', () => {
  expect(beatMs).toBe(10_000);
});

test('LOCK-01 LOCK-03 LOCK-04 editing begins with the lock, which is renewed', () => {
  expect(mayEdit(after(turnedOn).state)).toBe(false);
  expect(after(turnedOn, locked(0), beat(10_000), locked(10_050))).toEqual({
    state: { phase: 'mine', lockToken: 17, lastBeat: 10_050 },
    effects: ['lock false', 'startBeat', 'lock false'],
  });
});

test('LOCK-07 LOCK-08 who holds it is named, and can be relieved of it', () => {
  expect(after(turnedOn, held).state).toEqual({ phase: 'off', heldBy: ada, failed: false });
  expect(after(turnedOn, held, { type: 'tookOver' }).effects).toEqual(['lock false', 'lock true']);
});

test('LOCK-05 anyone who takes it over ends editing here', () => {
  const { state, effects } = after(turnedOn, locked(0), beat(10_000), held);
  expect(state).toEqual({ phase: 'lost', by: ada });
  expect(effects.at(-1)).toBe('stopBeat');
  expect(mayEdit(state)).toBe(false);
});

test('OP-16 without an answered beat for 30 seconds it is away, and mine again with the next one', () => {
  const silent = [
    turnedOn,
    locked(0),
    beat(10_000),
    { type: 'failed', now: 10_100 },
    beat(20_000),
    beat(30_000),
  ] as const;
  expect(after(...silent).state).toEqual({ phase: 'away', lockToken: 17 });
  expect(mayEdit(after(...silent).state)).toBe(true);
  expect(after(...silent, locked(40_000, 19)).state).toEqual({ phase: 'mine', lockToken: 19, lastBeat: 40_000 });
  expect(after(...silent, held).state.phase).toBe('lost');
});

test('LOCK-06 switching off gives it back, also when the answer comes later', () => {
  expect(after(turnedOn, locked(0), { type: 'turnedOff' }).effects.slice(-2)).toEqual(['stopBeat', 'unlock 17']);
  expect(after(turnedOn, { type: 'turnedOff' }, locked(5)).effects.at(-1)).toBe('unlock 17');
});

test('a lock that cannot be asked for leaves editing off and says so', () => {
  expect(after(turnedOn, { type: 'failed', now: 3 }).state).toEqual({ phase: 'off', heldBy: null, failed: true });
});

test('EDIT-08 anyone who may no longer edit stops, and may ask again', () => {
  const { state, effects } = after(turnedOn, locked(0), beat(10_000), { type: 'denied' });
  expect(state).toEqual({ phase: 'denied' });
  expect(effects.at(-1)).toBe('stopBeat');
  expect(mayEdit(state)).toBe(false);
  expect(after(turnedOn, { type: 'denied' }).state).toEqual(state);
  // An answer to the last beat that comes too late does not bring it back.
  expect(nextLock(state, locked(5)).state).toEqual(state);
  expect(nextLock(state, turnedOn).effects).toEqual([{ type: 'lock', takeOver: false }]);
});

test('BEY-08 handing over gives the lock to who asked, and leaves the draft to be read', () => {
  const { state, effects } = after(turnedOn, locked(0), { type: 'handedOver', to: ada });
  expect(state).toEqual({ phase: 'off', heldBy: ada, failed: false, handedOver: true });
  expect(effects.slice(-2)).toEqual(['stopBeat', 'unlock 17 Ada']);
  // What is not held cannot be handed over.
  expect(after(turnedOn, held, { type: 'handedOver', to: ada }).effects).toEqual(['lock false']);
  // An answer to the last beat that comes too late does not bring it back.
  expect(nextLock(state, locked(5)).state).toEqual(state);
});
