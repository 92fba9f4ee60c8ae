import { afterEach, expect, it, vi } from 'vitest';
import { readSavesLive, rememberSavesLive } from './savesLiveMemory.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('OP-261 that a course is saved live is remembered of that course and that person alone', () => {
  rememberSavesLive({ course: 101, person: 7 });
  expect(readSavesLive({ course: 101, person: 7 })).toBe(true);
  expect(readSavesLive({ course: 102, person: 7 })).toBe(false);
  expect(readSavesLive({ course: 101, person: 8 })).toBe(false);
});

it('OP-261 it counts until the page is closed where nothing can be stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  rememberSavesLive({ course: 103, person: 7 });
  expect(readSavesLive({ course: 103, person: 7 })).toBe(true);
});
