import { afterEach, expect, it, vi } from 'vitest';

const fresh = async () => {
  vi.resetModules();
  return import('./guideMemory.ts');
};

afterEach(() => localStorage.clear());

it('OP-234 that the guide was closed is remembered for its author, beyond the page', async () => {
  const { changeGuide, readGuide, rememberPreview } = await fresh();
  changeGuide(7, { is: 'closed' });
  rememberPreview(7, 101);
  expect(readGuide(8).is).toBe('offered');
  const later = await fresh();
  expect(later.readGuide(7)).toEqual({ is: 'closed', folded: false, previewed: [101] });
});

it('OP-234 those who draw it learn of each change', async () => {
  const { changeGuide, readGuide, subscribeGuide } = await fresh();
  const told = vi.fn<() => void>();
  const end = subscribeGuide(told);
  const before = readGuide(7);
  expect(readGuide(7)).toBe(before);
  changeGuide(7, { folded: true });
  end();
  changeGuide(7, { folded: false });
  expect(told).toHaveBeenCalledTimes(1);
});

it.each(['{', 'null', '[]', '{"is": "lost", "previewed": 3}'])(
  'OP-234 what cannot be understood counts as nothing: %s',
  async (stored) => {
    localStorage.setItem('firstCourse 7', stored);
    const { readGuide } = await fresh();
    expect(readGuide(7)).toEqual({ is: 'offered', folded: false, previewed: [] });
  },
);
