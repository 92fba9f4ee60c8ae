import { expect, test } from 'vitest';
import cases from '../../../contracts/ownCode.json' with { type: 'json' };
import { ownCode } from './ownCode.ts';

test.each(cases.good)('OP-167 %j may be a code of one’s own', (text) => {
  expect(ownCode.safeParse(text).success).toBe(true);
});

test.each(cases.bad)('OP-167 %j may not', (text) => {
  expect(ownCode.safeParse(text).success).toBe(false);
});
