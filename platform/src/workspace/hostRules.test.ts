import { describe, expect, test } from 'vitest';
import { isDefaultHost, isLoopbackAddress, isLoopbackName, normaliseHostname, profileNameOf } from './hostRules.ts';

describe('OP-27 hosts', () => {
  test.each([
    ['Localhost:4000', 'localhost'],
    ['acme.localhost', 'acme.localhost'],
    ['[::1]:80', '::1'],
    ['127.0.0.1:65535', '127.0.0.1'],
    ['', null],
    ['localhost:1,acme.localhost', null],
    ['someone@localhost', null],
    ['localhost/..', null],
    ['localhost:4000:1', null],
    ['lo cal', null],
    ['[localhost]', null],
    ['a'.repeat(254), null],
  ])('%j is the host %j', (host, expected) => {
    expect(normaliseHostname(host)).toBe(expected);
  });

  test.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['::1', true],
    ['127.0.0.1.example.com', false],
    ['xlocalhost', false],
    ['a.localhost', false],
  ])('OP-56 whether %j is a name of the own machine: %j', (host, expected) => {
    expect(isLoopbackName(host)).toBe(expected);
  });

  test.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['192.0.2.1', false],
    ['2001:db8::1', false],
  ])('OP-56 whether %j is an address of the own machine: %j', (address, expected) => {
    expect(isLoopbackAddress(address)).toBe(expected);
  });

  test('OP-56 default hosts are those of the configuration', () => {
    expect(['intranet', 'localhost'].map((host) => isDefaultHost(host, ['Intranet']))).toEqual([true, false]);
  });

  test('WS-04 the profile is named after the host', () => {
    expect(profileNameOf('Acme.localhost')).toBe('acme_localhost');
  });
});
