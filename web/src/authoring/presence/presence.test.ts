import { describe, expect, test } from 'vitest';
import { aCourse, aLecture, aModule } from '../draft/draftBuilder.testkit.ts';
import { CourseEditor } from '../editor/CourseEditor.ts';
import type { EditorPorts, LockAnswer } from '../editor/editorPorts.ts';
import { FakeClock, fakePorts, heard } from '../editor/editorWorld.testkit.ts';
import { FakePlatform } from '../editor/fakePlatform.testkit.ts';
import { Presence } from './Presence.ts';
import type { PresenceAnswer, PresencePorts, PresentPerson } from './presencePorts.ts';

const anna = { userId: 7, name: 'Anna', username: 'anna@lectern.test' };
const ben = { userId: 8, name: 'Ben', username: 'ben@lectern.test' };
const course = aCourse([aModule('m', [aLecture('l', { id: 11 })], { id: 1 })]);

const alone: PresenceAnswer = { holder: anna, others: [], ownRequest: null };
const present = (person: typeof ben, more: Partial<PresentPerson> = {}): PresentPerson => ({
  ...person,
  editing: false,
  request: null,
  ...more,
});

/** An editor with presence, whose platform answers what the test says. */
async function opened(person: typeof anna, first: LockAnswer, more: Partial<EditorPorts> = {}) {
  const clock = new FakeClock();
  const platform = new FakePlatform(course);
  const said = { lock: first, presence: alone, inOtherTab: false, online: true, beats: 0 };
  const calls: string[] = [];
  const watching: { tell: ((answer: PresenceAnswer) => void) | null } = { tell: null };
  const answer = async (call: string): Promise<PresenceAnswer> => {
    calls.push(call);
    if (!said.online) throw new Error('no answer');
    return said.presence;
  };
  const ports = fakePorts(clock, {
    readCourse: platform.readCourse,
    lock: async () => {
      said.beats += 1;
      presence.heard(said.presence);
      return said.lock;
    },
    unlock: async (lockToken, handOverTo) => void calls.push(`unlock ${lockToken} for ${handOverTo}`),
    ...more,
  });
  const editor = new CourseEditor({ base: course, draft: course, version: 1 }, ports);
  const presencePorts: PresencePorts = {
    report: () => answer('report'),
    ask: () => answer('ask'),
    answer: (userId, word) => answer(`${word} to ${userId}`),
    watch(onHeard) {
      watching.tell = onHeard;
      return () => (watching.tell = null);
    },
    isInOtherTab: async () => said.inOtherTab,
    schedule: clock.schedule,
  };
  const presence = new Presence(editor, presencePorts, person.userId);
  editor.turnOn();
  await heard();
  const pass = async (ms: number): Promise<void> => {
    clock.pass(ms);
    await heard();
  };
  const tell = async (heardAtOnce: PresenceAnswer): Promise<void> => {
    watching.tell?.(heardAtOnce);
    await heard();
  };
  return { clock, editor, presence, said, calls, pass, ports, platform, tell, watching };
}

const mine: LockAnswer = { outcome: 'locked', lockToken: 17 };
const held: LockAnswer = { outcome: 'held', by: anna };

describe('BEY-08 who edits', () => {
  test('hears with the beat of the lock who is there and who asks, and tells nothing else meanwhile', async () => {
    const { presence, said, calls, pass } = await opened(anna, mine);
    said.presence = { ...alone, others: [present(ben, { request: { answer: null } })] };
    await pass(10_000);
    expect(presence.getSnapshot()).toMatchObject({
      others: [{ name: 'Ben', request: { answer: null } }],
      isFree: false,
    });
    expect(calls).toEqual([]);
    said.presence = { ...alone, others: [present(ben, { request: { answer: 'SOON' } })] };
    await presence.answer(ben.userId, 'SOON');
    expect(calls).toEqual(['SOON to 8']);
    expect(presence.getSnapshot().others).toMatchObject([{ request: { answer: 'SOON' } }]);
  });

  test('hands over with everything saved, and looks on then', async () => {
    const { editor, presence, calls, pass, ports } = await opened(anna, mine);
    editor.dispatch({ type: 'setCourse', fields: { name: 'New' } });
    expect(await presence.handOver(present(ben))).toBe(true);
    expect(ports.sent).toMatchObject([{ changes: { fields: { name: 'New' } }, lockToken: 17 }]);
    expect(editor.getSnapshot()).toMatchObject({
      editable: false,
      save: { phase: 'same' },
      lock: { phase: 'off', heldBy: ben, handedOver: true },
    });
    expect(calls).toEqual(['unlock 17 for 8']);
    await pass(10_000);
    expect(calls).toEqual(['unlock 17 for 8', 'report']);
  });

  test('keeps the course when it could not be saved', async () => {
    const { editor, presence, calls } = await opened(anna, mine, {
      send: async () => ({ ok: false, failure: { why: 'unknown', code: 'INTERNAL' } }),
    });
    editor.dispatch({ type: 'setCourse', fields: { name: 'New' } });
    expect(await presence.handOver(present(ben))).toBe(false);
    expect(editor.getSnapshot()).toMatchObject({ editable: true, lock: { phase: 'mine' } });
    expect(calls).toEqual([]);
  });

  test('knows of an own second tab', async () => {
    const { presence, said, pass } = await opened(anna, mine);
    said.inOtherTab = true;
    await pass(10_000);
    expect(presence.getSnapshot().inOtherTab).toBe(true);
    said.inOtherTab = false;
    await pass(10_000);
    expect(presence.getSnapshot().inOtherTab).toBe(false);
  });
});

describe('BEY-08 who looks on', () => {
  test('tells that they are there every 10 seconds, also after a beat without an answer', async () => {
    const { calls, pass, said } = await opened(ben, held);
    said.online = false;
    await pass(10_000);
    said.online = true;
    await pass(10_000);
    expect(calls).toEqual(['report', 'report']);
  });

  test('asks, is told the answer, and edits what the other has saved as soon as it is handed over', async () => {
    const { editor, presence, said, calls, pass, platform } = await opened(ben, held);
    await presence.ask();
    expect(presence.getSnapshot().ownRequest).toEqual({ answer: null });
    said.presence = { holder: anna, others: [present(anna, { editing: true })], ownRequest: { answer: 'DECLINED' } };
    await pass(10_000);
    expect(presence.getSnapshot().ownRequest).toEqual({ answer: 'DECLINED' });
    expect(editor.getSnapshot().editable).toBe(false);
    platform.version = 5;
    said.presence = { holder: ben, others: [present(anna)], ownRequest: null };
    said.lock = { outcome: 'locked', lockToken: 18 };
    await pass(10_000);
    await heard();
    expect(editor.getSnapshot()).toMatchObject({ editable: true, version: 5, lock: { phase: 'mine', lockToken: 18 } });
    expect(presence.getSnapshot()).toMatchObject({ ownRequest: null, isFree: false });
    await pass(20_000);
    expect(calls).toEqual(['ask', 'report', 'report']);
  });

  test('who did not ask is told that the course is free, and begins to edit only when they say so', async () => {
    const { editor, presence, said, pass } = await opened(ben, held);
    said.presence = { holder: null, others: [], ownRequest: null };
    await pass(10_000);
    expect(presence.getSnapshot().isFree).toBe(true);
    expect(editor.getSnapshot().editable).toBe(false);
    said.lock = mine;
    editor.turnOn();
    await heard();
    expect(editor.getSnapshot().editable).toBe(true);
    expect(presence.getSnapshot().isFree).toBe(false);
  });

  test('the request of another tab of the same person does not make this one edit', async () => {
    const { editor, presence, said, pass } = await opened(ben, held);
    said.presence = { holder: ben, others: [present(anna)], ownRequest: { answer: null } };
    await pass(10_000);
    expect(presence.getSnapshot().ownRequest).toBeNull();
    expect(editor.getSnapshot().lock.phase).toBe('off');
  });

  test('a closed editor tells nothing any more', async () => {
    const { presence, calls, pass } = await opened(ben, held);
    presence.close();
    await pass(60_000);
    expect(calls).toEqual([]);
  });
});

describe('BEY-45 OP-312 what is told at once', () => {
  const asking = { ...alone, others: [present(ben, { request: { answer: null } })] };

  test('who edits hears of a request, and renews the lock no more often for it', async () => {
    const { presence, said, tell, pass } = await opened(anna, mine);
    await tell(asking);
    expect(presence.getSnapshot().others).toMatchObject([{ name: 'Ben', request: { answer: null } }]);
    expect(said.beats).toBe(1);
    await pass(10_000);
    expect(said.beats).toBe(2);
  });

  test('who looks on edits what was handed over, without waiting for a heartbeat', async () => {
    const { editor, presence, said, calls, tell, platform } = await opened(ben, held);
    await presence.ask();
    platform.version = 5;
    said.presence = { holder: ben, others: [present(anna)], ownRequest: null };
    said.lock = { outcome: 'locked', lockToken: 18 };
    await tell(said.presence);
    await heard();
    expect(editor.getSnapshot()).toMatchObject({ editable: true, version: 5, lock: { phase: 'mine', lockToken: 18 } });
    expect(calls).toEqual(['ask']);
  });

  test('who edits asks the platform when someone else seems to hold the lock, and believes that alone', async () => {
    const { editor, said, tell } = await opened(anna, mine);
    await tell({ ...alone, holder: ben });
    expect(said.beats).toBe(2);
    expect(editor.getSnapshot().lock.phase).toBe('mine');
    said.lock = { outcome: 'held', by: ben };
    await tell({ ...alone, holder: ben });
    expect(editor.getSnapshot().lock).toMatchObject({ phase: 'lost', by: ben });
    await tell({ ...alone, holder: ben });
    expect(said.beats).toBe(3);
  });

  test('a closed editor hears nothing any more', async () => {
    const { presence, watching } = await opened(ben, held);
    presence.close();
    expect(watching.tell).toBeNull();
  });
});
