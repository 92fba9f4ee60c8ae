import { afterEach, expect, it, vi } from 'vitest';
import { readLastPlaces, rememberLastPlace } from './lastPlaces.ts';

const lecture = { moduleId: 1, lectureId: 2, name: 'Brewing' };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('OP-233 the latest place of each course is remembered for its author, the latest first', () => {
  rememberLastPlace(7, { course: 1, lecture: null });
  rememberLastPlace(7, { course: 2, lecture });
  rememberLastPlace(7, { course: 1, lecture });
  expect(readLastPlaces(7)).toEqual([
    { course: 1, lecture },
    { course: 2, lecture },
  ]);
  expect(readLastPlaces(8)).toEqual([]);
});

it('OP-233 no more than twenty are kept', () => {
  for (let course = 1; course <= 25; course += 1) rememberLastPlace(7, { course, lecture: null });
  expect(readLastPlaces(7).map(({ course }) => course)).toEqual(Array.from({ length: 20 }, (_, index) => 25 - index));
});

it.each(['{', '{}', '[null, 3, {"course": "1"}, {"course": 1}, {"course": 1, "lecture": {"name": 3}}]'])(
  'OP-233 what cannot be understood counts as none: %s',
  (stored) => {
    localStorage.setItem('edited 7', stored);
    expect(readLastPlaces(7)).toEqual([]);
  },
);

it('OP-233 a browser that stores nothing forgets, and that is all', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  rememberLastPlace(7, { course: 1, lecture: null });
  expect(readLastPlaces(7)).toEqual([]);
});
