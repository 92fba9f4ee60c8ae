import { describe, expect, it } from 'vitest';
import names from '../../../contracts/plainForm.json' with { type: 'json' };
import { isHolderName } from './holderName.ts';

describe('isHolderName', () => {
  it.each(names.same)('CERT-04 OP-124 %j is %j', (typed, stored) => {
    expect(isHolderName(typed, stored)).toBe(true);
  });

  it.each(names.different)('CERT-04 OP-124 %j is not %j', (typed, stored) => {
    expect(isHolderName(typed, stored)).toBe(false);
  });

  it('CERT-04 never takes an empty name', () => {
    expect(isHolderName(' ', ' ')).toBe(false);
  });
});
