import { describe, expect, test } from 'vitest';
import {
  isDefaultHost,
  isLoopbackAddress,
  isLoopbackName,
  isTrialHost,
  isUuidHost,
  normaliseHostname,
  profileNameOf,
} from './hostRules.ts';
import { servesHost, type HostState } from '../http/hostState.ts';

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

  test.each([
    [['example.org'], 'example.org', true],
    [['other.test', 'Example.org'], 'learn.example.org', true],
    [['example.org'], 'evil.test', false],
    [['example.org'], 'evilexample.org', false],
    [['example.org'], 'example.org.evil.test', false],
  ])('OP-48 with the domains %j a trial below %s: %s', (domains, domain, allowed) => {
    expect(isTrialHost(`0190c6a2-0000-7000-8000-00000000000a.${domain}`, domains)).toBe(allowed);
    expect(isTrialHost(`academy.${domain}`, domains)).toBe(false);
  });

  test('OP-56 default hosts are those of the configuration', () => {
    expect(['intranet', 'localhost'].map((host) => isDefaultHost(host, ['Intranet']))).toEqual([true, false]);
  });

  test('WS-04 the profile is named after the host', () => {
    expect(profileNameOf('Acme.localhost')).toBe('acme_localhost');
  });
});

describe('hosts of trials', () => {
  const uuid = '0f0e0d0c-0b0a-4908-8706-050403020100';

  test.each([uuid, `${uuid}.localhost`, `${uuid}.learn.example.org`])('OP-48 %s can have one', (host) => {
    expect(isUuidHost(host)).toBe(true);
  });

  test.each([
    'localhost',
    `www.${uuid}.example.org`,
    `${uuid}x.example.org`,
    `x${uuid}`,
    uuid.replaceAll('-', ''),
    `${uuid.slice(1)}.localhost`,
    uuid.replace('f', 'g'),
    `${uuid}.`,
    `${uuid}..localhost`,
    `${uuid}.-x.localhost`,
    `${uuid}\n`,
  ])('OP-48 %j cannot', (host) => {
    expect(isUuidHost(host)).toBe(false);
  });

  test.each<[HostState | undefined, HostState[]]>([
    [undefined, ['real']],
    ['real', ['real']],
    ['reserved', ['real', 'reserved']],
    ['unclaimed', ['real', 'reserved', 'unclaimed']],
  ])('OP-48 a route for %s hosts answers at %j', (hosts, expected) => {
    const states = ['real', 'reserved', 'unclaimed'] as const;
    expect(states.filter((state) => servesHost(hosts, state))).toEqual(expected);
  });
});
