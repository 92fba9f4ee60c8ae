import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeCookie } from '../../viewer/cookies.ts';
import { noteSettled } from '../settled.ts';
import { followWrites, renewDelay } from './followWrites.ts';
import { noteKeeper } from './keptState.ts';
import { renewPage } from './renewCourses.ts';

vi.mock(import('./renewCourses.ts'));

const address = '/courseware/?lecture=1001&module=5#!258';
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(renewPage).mockReset();
  writeCookie('user', { id: 7 });
  stop = followWrites();
});
afterEach(() => {
  stop();
  noteKeeper(null);
  vi.useRealTimers();
});

it('BEY-18 what was done shows in the copy, once for several answers in a row', async () => {
  noteKeeper(7);
  noteSettled({ address, elsewhere: false });
  await vi.advanceTimersByTimeAsync(renewDelay - 1);
  noteSettled({ address, elsewhere: false });
  await vi.advanceTimersByTimeAsync(renewDelay - 1);
  expect(renewPage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  expect(vi.mocked(renewPage).mock.calls).toEqual([[7, address]]);
});

it('BEY-18 nothing is asked where nobody keeps a course', async () => {
  noteSettled({ address, elsewhere: false });
  await vi.advanceTimersByTimeAsync(renewDelay);
  await vi.dynamicImportSettled();
  expect(renewPage).not.toHaveBeenCalled();
});
