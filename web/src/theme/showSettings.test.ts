import { afterEach, expect, it } from 'vitest';
import { showSettings } from './showSettings.ts';

const root = document.documentElement;
const plain = { fontSize: 16, colorScheme: 'default', imageMode: 'normal', dark: false } as const;
const larger = (): number => Number(root.style.getPropertyValue('--larger'));

afterEach(() => showSettings(plain));

it.each([
  [10, 1],
  [16, 1],
  [24, 1.5],
  [37, 1.75],
])('A11Y-02 A11Y-03 with type of %i px icons are %f times as large', (fontSize, times) => {
  showSettings({ ...plain, fontSize });
  expect(larger()).toBe(times);
  expect(root.hasAttribute('data-large')).toBe(times > 1);
});

it('A11Y-04 A11Y-05 the ground and the pictures follow the settings, and are as before without them', () => {
  showSettings({ ...plain, colorScheme: 'white-on-black', imageMode: 'hidden', dark: true });
  expect(root).toHaveStyle({ backgroundColor: 'rgb(0, 0, 0)' });
  expect(root).toHaveClass('dark');
  expect(root).toHaveAttribute('data-images', 'hidden');
  expect(root).toHaveAttribute('data-palette');
  showSettings(plain);
  expect(root.style.backgroundColor).toBe('');
  expect(root).not.toHaveClass('dark');
  expect(root).not.toHaveAttribute('data-images');
  expect(root).not.toHaveAttribute('data-palette');
});
