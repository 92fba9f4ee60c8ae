import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { startWarnings } from './startWarnings.ts';

const production = {
  APP_ENV: 'production',
  OAUTH_CLIENT_SECRET: 'a secret of the test',
  COOKIE_SECRET: 'another secret of the test, 32 bytes long',
};

test.each([
  ['production with an origin for content', { ...production, CONTENT_ORIGIN: 'https://content.example' }, []],
  ['production without one', production, [/^CONTENT_ORIGIN is not set/]],
  ['a developer alone', { APP_ENV: 'dev' }, []],
  ['a developer in a network', { APP_ENV: 'dev', GATEWAY_HOST: '0.0.0.0' }, [/^APP_ENV=dev listens/]],
])('OP-70 OP-87 the start warns of what is not safe: %s', (_what, environment, expected) => {
  expect(startWarnings(parseConfig(environment))).toEqual(expected.map((text) => expect.stringMatching(text)));
});
