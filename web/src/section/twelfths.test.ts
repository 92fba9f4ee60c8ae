import { describe, expect, it } from 'vitest';
import { twelfths } from './twelfths.ts';

describe('twelfths', () => {
  it('SEC-10 and SEC-11 give each part its share on its side', () => {
    expect(twelfths(7, 5, 'LEFT')).toBe('minmax(0, 7fr) minmax(0, 5fr)');
    expect(twelfths(4, 8, 'RIGHT')).toBe('minmax(0, 8fr) minmax(0, 4fr)');
  });

  it('SEC-12 takes 6 of 12 where nothing usable is given', () => {
    expect(twelfths(0, 13, 'LEFT')).toBe('minmax(0, 6fr) minmax(0, 6fr)');
  });
});
