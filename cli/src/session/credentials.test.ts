import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Credentials } from './credentials.ts';
import { hostAddress } from './hostAddress.ts';

let config: string;

beforeAll(() => {
  config = mkdtempSync(join(tmpdir(), 'lectern-config-'));
});

afterAll(() => rmSync(config, { recursive: true, force: true }));

test('BEY-10 tokens are stored by host, in a file that its owner alone can read', () => {
  const credentials = new Credentials({ XDG_CONFIG_HOME: config });
  expect(credentials.of('https://a.example')).toBeNull();
  credentials.store('https://a.example', { accessToken: 'a', refreshToken: 'r' });
  credentials.store('https://b.example', { accessToken: 'b' });
  expect(credentials.of('https://a.example')).toEqual({ accessToken: 'a', refreshToken: 'r' });
  expect(credentials.hosts()).toEqual(['https://a.example', 'https://b.example']);
  expect(statSync(join(config, 'lectern', 'credentials.json')).mode & 0o777).toBe(0o600);
});

test.each([
  ['learn.example', 'https://learn.example'],
  ['localhost:4000', 'http://localhost:4000'],
  ['acme.localhost:4000/', 'http://acme.localhost:4000'],
  ['https://learn.example/courses/', 'https://learn.example'],
])('BEY-10 the host %s is %s', (text, address) => {
  expect(hostAddress(text)).toBe(address);
});
