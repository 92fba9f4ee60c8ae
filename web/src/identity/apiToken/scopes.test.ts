import { describe, expect, it } from 'vitest';
import { partsOf, scopesOf, togglePart, tokenParts, type OpenedParts } from './scopes.ts';
import { expiryAfter, validityOf } from './tokenExpiry.ts';

const none: OpenedParts = new Map();

describe('what an API token opens', () => {
  it('OP-290 writing brings reading along, and reading takes writing away with it', () => {
    const written = togglePart(none, 'COURSES', 'WRITE');
    expect(scopesOf(written)).toEqual(['COURSES_WRITE']);
    expect(scopesOf(togglePart(written, 'COURSES', 'WRITE'))).toEqual(['COURSES_READ']);
    expect(scopesOf(togglePart(written, 'COURSES', 'READ'))).toEqual([]);
    expect(scopesOf(togglePart(none, 'FILES', 'READ'))).toEqual(['FILES_READ']);
  });

  it('OP-290 every part opens, in the order of the contract, and nothing is written in analytics', () => {
    const all = tokenParts.toReversed().reduce((opened, part) => togglePart(opened, part, 'READ'), none);
    expect(scopesOf(all)).toEqual(tokenParts.map((part) => `${part}_READ`));
    expect(scopesOf(togglePart(none, 'ANALYTICS', 'WRITE'))).toEqual([]);
  });

  it('OP-290 a part is told once, for the most that the token may do', () => {
    const scopes = ['FILES_READ', 'FILES_WRITE', 'COURSES_READ'] as const;
    expect(partsOf(scopes, 'WRITE')).toEqual(['FILES']);
    expect(partsOf(scopes, 'READ')).toEqual(['COURSES']);
  });
});

describe('until when an API token counts', () => {
  const now = Date.parse('2030-01-31T09:00:00.000Z');

  it.each([
    [15, 'valid'],
    [14, 'expiresSoon'],
    [1, 'expiresSoon'],
  ])('OP-290 in %i days: %s', (days, validity) => {
    expect(validityOf({ expired: false, expireTime: expiryAfter(days, now) }, now)).toBe(validity);
  });

  it('OP-290 what is over is told by the server', () => {
    expect(validityOf({ expired: true, expireTime: expiryAfter(90, now) }, now)).toBe('expired');
  });
});
