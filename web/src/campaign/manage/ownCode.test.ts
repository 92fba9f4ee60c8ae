import { expect, it } from 'vitest';
import cases from '../../../../contracts/ownCode.json' with { type: 'json' };
import { isOwnCode } from './ownCode.ts';

it.each(cases.good)('OP-167 %j may be a code of one’s own, as the platform has it', (text) => {
  expect(isOwnCode(text)).toBe(true);
});

it.each(cases.bad)('OP-167 %j may not', (text) => {
  expect(isOwnCode(text)).toBe(false);
});
