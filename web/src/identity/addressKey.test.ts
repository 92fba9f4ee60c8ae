import { describe, expect, it } from 'vitest';
import addresses from '../../../contracts/addresses.json' with { type: 'json' };
import { checkEmail } from './accountRules.ts';
import { addressKey } from './addressKey.ts';

describe('OP-123 international addresses', () => {
  it.each(addresses.good)('the forms take %s', (address) => {
    expect(checkEmail(address)).toBeNull();
  });

  it.each(addresses.same)('%s is %s', (one, other) => {
    expect(addressKey(one)).toBe(addressKey(other));
  });

  it.each(addresses.different)('%s is not %s', (one, other) => {
    expect(addressKey(one)).not.toBe(addressKey(other));
  });
});
