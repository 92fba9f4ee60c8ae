import { expect, test } from 'vitest';
import { visible } from './visible.ts';

test('BEY-10 what is printed cannot command the terminal', () => {
  expect(visible('a \u001b[2K\u001b]52;c;eA==\u0007\rb\u009b1m \u202Etxt')).toBe(
    String.raw`a \u001b[2K\u001b]52;c;eA==\u0007\u000db\u009b1m \u202etxt`,
  );
  expect(visible('Öffne\n\t“das” 📖')).toBe('Öffne\n\t“das” 📖');
});
