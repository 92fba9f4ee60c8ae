import { expect, it } from 'vitest';
import { markStyles } from './markStyles.ts';

it.each([
  [0, '0%'],
  [0.004, '0%'],
  [0.996, '99%'],
  [1, '100%'],
])('OP-141 an upload of which %d has arrived is marked as %s', (part, percent) => {
  const upload = {
    key: 'k',
    file: new File([], 'sun.png'),
    category: 'CONTENT',
    state: { is: 'sending', part },
  } as const;
  const styles = markStyles([upload], (done) => `${done}%`);
  expect(styles).toContain(`--uploaded: ${percent};`);
  expect(styles).toContain(`content: " ${percent}"`);
});
