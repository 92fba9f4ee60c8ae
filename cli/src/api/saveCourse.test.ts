import { describe, expect, it } from 'vitest';
import { Refusal, Unreachable } from '../refusal.ts';
import type { Api } from './Api.ts';
import { saveCourse } from './saveCourse.ts';
import { LOCK_COURSE, SAVE_COURSE, UNLOCK_COURSE } from './writeDocuments.ts';

type Sent = readonly [document: string, input: Readonly<Record<string, unknown>>];

/** An API that answers by document; an error is thrown. */
function fakeApi(answers: Readonly<Record<string, unknown>>): { readonly api: Api; readonly sent: Sent[] } {
  const sent: Sent[] = [];
  const send = (document: string, { input }: { input: Sent[1] }): Promise<unknown> => {
    sent.push([document, input]);
    const answer = answers[document];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { api: { host: 'https://learn.example', send } as unknown as Api, sent };
}

const locked = { lockCourse: { lockToken: 7, lock: null, userErrors: [] } };
const saved = { saveCourse: { course: { version: 3 }, created: [], losses: null, lock: null, userErrors: [] } };
const course = { courseId: 258, version: 2 };
const lost = new Unreachable('The line is dead.');

describe('BEY-10 OP-256 a save', () => {
  it('holds the lock, names the version, never forces, and gives the lock back', async () => {
    const { api, sent } = fakeApi({ [LOCK_COURSE]: locked, [SAVE_COURSE]: saved, [UNLOCK_COURSE]: {} });
    await saveCourse(api, course, { fields: { name: 'x' } });
    expect(sent.map(([document]) => document)).toEqual([LOCK_COURSE, SAVE_COURSE, UNLOCK_COURSE]);
    expect(sent[0]?.[1]).toEqual({ courseId: '258' });
    expect(sent[1]?.[1]).toMatchObject({ courseId: '258', version: 2, lockToken: 7, fields: { name: 'x' } });
    expect(sent[1]?.[1]).not.toHaveProperty('force');
    expect(sent[2]?.[1]).toEqual({ courseId: '258', lockToken: 7 });
  });

  it('whose answers are all lost is told as one that may have been saved: what is new would be there twice', async () => {
    const { api } = fakeApi({ [LOCK_COURSE]: locked, [SAVE_COURSE]: lost, [UNLOCK_COURSE]: lost });
    await expect(saveCourse(api, course, { fields: {} })).rejects.toThrow('Nobody knows whether it was saved.');
  });

  it('is told as saved when only the lock cannot be given back', async () => {
    const { api } = fakeApi({ [LOCK_COURSE]: locked, [SAVE_COURSE]: saved, [UNLOCK_COURSE]: lost });
    expect(await saveCourse(api, course, { fields: {} })).toEqual(saved.saveCourse);
  });

  it('is not tried while someone else holds the lock, nor again when it is refused', async () => {
    const held = { lockCourse: { lockToken: null, lock: { holder: { name: 'Ada' } }, userErrors: [] } };
    const { api, sent } = fakeApi({ [LOCK_COURSE]: held });
    expect(await saveCourse(api, course, { fields: {} })).toMatchObject({
      course: null,
      lock: { holder: { name: 'Ada' } },
    });
    expect(sent).toHaveLength(1);

    const refusing = fakeApi({ [LOCK_COURSE]: locked, [SAVE_COURSE]: new Refusal('No.'), [UNLOCK_COURSE]: {} });
    await expect(saveCourse(refusing.api, course, { fields: {} })).rejects.toThrow('No.');
    expect(refusing.sent.map(([document]) => document)).toEqual([LOCK_COURSE, SAVE_COURSE, UNLOCK_COURSE]);
  });
});
