import { describe, expect, test } from 'vitest';
import { isDefaultHost, normaliseHostname, profileNameOf } from './hostRules.ts';

describe('OP-27 hosts', () => {
  test.each([
    ['Localhost:4000', 'localhost'],
    ['acme.localhost', 'acme.localhost'],
    ['[::1]:80', '::1'],
    ['', ''],
  ])('%j is the host %j', (host, expected) => {
    expect(normaliseHostname(host)).toBe(expected);
  });

  test.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['::1', true],
    ['intranet', true],
    ['127.0.0.1.example.com', false],
    ['xlocalhost', false],
    ['a.localhost', false],
  ])('OP-56 whether %j is a default host: %j', (host, expected) => {
    expect(isDefaultHost(host, ['Intranet'])).toBe(expected);
  });

  test('WS-04 the profile is named after the host', () => {
    expect(profileNameOf('Acme.localhost:4000')).toBe('acme_localhost');
  });
});
