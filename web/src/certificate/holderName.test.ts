import { describe, expect, it } from 'vitest';
import { isHolderName } from './holderName.ts';

describe('isHolderName', () => {
  it('CERT-04 compares exactly after trimming', () => {
    expect(isHolderName('  Olena Marchenko ', 'Olena Marchenko')).toBe(true);
    expect(isHolderName('olena marchenko', 'Olena Marchenko')).toBe(false);
    expect(isHolderName('Olena  Marchenko', 'Olena Marchenko')).toBe(false);
  });

  it('CERT-04 never takes an empty name', () => {
    expect(isHolderName(' ', ' ')).toBe(false);
  });
});
