import { describe, expect, test } from 'vitest';
import { createSealing } from './sealing.ts';

describe('OP-32 sealed secrets', () => {
  const sealing = createSealing('a sealing key that has at least 32 bytes');
  const owner = { workspaceId: 1, type: 'OAUTH2' };
  const secrets = { clientSecret: 'very secret' };

  test('open again for the same owner', () => {
    expect(sealing.open(owner, sealing.seal(owner, secrets))).toEqual(secrets);
  });

  test('say nothing, and never the same twice', () => {
    const sealed = sealing.seal(owner, secrets);
    expect(sealed.toString('latin1')).not.toContain('secret');
    expect(sealing.seal(owner, secrets).equals(sealed)).toBe(false);
  });

  test.each([
    ['another workspace', { workspaceId: 2, type: 'OAUTH2' }],
    ['another type', { workspaceId: 1, type: 'FORUM' }],
  ])('do not open for %s', (_what, elsewhere) => {
    expect(() => sealing.open(elsewhere, sealing.seal(owner, secrets))).toThrow(Error);
  });

  test('do not open with another key', () => {
    const other = createSealing('another sealing key of at least 32 bytes');
    expect(() => other.open(owner, sealing.seal(owner, secrets))).toThrow(Error);
  });

  test('do not open when one bit was changed, wherever it is', () => {
    const sealed = sealing.seal(owner, secrets);
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => sealing.open(owner, changed)).toThrow(Error);
    }
  });

  test('do not open when the end is missing', () => {
    expect(() => sealing.open(owner, sealing.seal(owner, secrets).subarray(0, 20))).toThrow(Error);
  });
});
