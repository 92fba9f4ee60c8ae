import embeds from '../../contracts/embedHosts.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { environmentSchema, parseConfig } from './config.ts';
import { ConfigError } from './shared/configError.ts';

const database = { DATABASE_URL: 'postgres://lectern@localhost/lectern' };
const secrets = {
  OAUTH_CLIENT_SECRET: 'a secret of our own',
  TOKEN_SECRET: 'a token secret of our own, long enough',
  SEALING_KEY: 'a sealing key of our own, long enough',
};
const refusal = (environment: Record<string, string>) => {
  try {
    parseConfig(environment);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
};

describe('configuration', () => {
  test('LIM-41 OP-87 the default is production, on loopback', () => {
    expect(parseConfig({ ...database, ...secrets })).toMatchObject({
      environment: 'production',
      host: '127.0.0.1',
      port: 4001,
      publicUrlPattern: 'https://{hostname}',
    });
  });

  test('a course is bounded to what can be read and saved without stopping the others', () => {
    expect(parseConfig({ ...database, ...secrets }).contentLimits).toEqual({
      modules: 200,
      lecturesPerModule: 500,
      lectures: 2000,
      sectionsPerLecture: 500,
      questionsPerLecture: 500,
      lectureBytes: 2 * 1024 * 1024,
      courseBytes: 16 * 1024 * 1024,
      embedHosts: embeds.hosts,
    });
  });

  test('OP-231 an operator states which hosts may be embedded, on their own or beside those of the product', () => {
    const hostsOf = (EMBED_HOSTS: string) =>
      parseConfig({ ...database, ...secrets, EMBED_HOSTS }).contentLimits.embedHosts;
    expect(hostsOf('wiki.example.org, *.example.com/shared')).toEqual(['wiki.example.org', '*.example.com/shared']);
    expect(hostsOf('default,wiki.example.org')).toEqual([...embeds.hosts, 'wiki.example.org']);
    expect(hostsOf('none.invalid')).toEqual(['none.invalid']);
    const wrong = ['*', '*.com', 'https://example.org', 'example.org/', 'example.org:8443', '127.0.0.1', 'Example.org'];
    for (const EMBED_HOSTS of [...wrong, 'a.*.example.org', 'example.org/../x', 'localhost']) {
      expect(refusal({ ...database, ...secrets, EMBED_HOSTS }), EMBED_HOSTS).toContain('EMBED_HOSTS cannot be used');
    }
  });

  test('development has default secrets', () => {
    expect(parseConfig({ ...database, APP_ENV: 'dev' }).oauthClient).toEqual({
      id: 'lectern-web',
      secret: 'lectern-dev-secret',
    });
  });

  test('production refuses missing and development secrets, saying what to do', () => {
    expect(refusal(database)).toMatch(/Set the variable OAUTH_CLIENT_SECRET[\s\S]*Set the variable TOKEN_SECRET/);
    expect(refusal({ ...database, ...secrets, OAUTH_CLIENT_SECRET: 'lectern-dev-secret' })).toContain(
      'OAUTH_CLIENT_SECRET has the public development value; set a secret of your own',
    );
    const known = parseConfig({ ...database, APP_ENV: 'dev' }).tokenSecret;
    expect(refusal({ ...database, ...secrets, APP_ENV: 'staging', TOKEN_SECRET: known })).toContain('TOKEN_SECRET');
  });

  test.each([
    [{}, 'Set the variable DATABASE_URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL cannot be used'],
    [{ ...database, PLATFORM_PORT: 'http' }, 'PLATFORM_PORT cannot be used'],
    [{ ...database, TOKEN_SECRET: 'short' }, 'TOKEN_SECRET cannot be used: must be at least 32 bytes long'],
    [{ ...database, TRUSTED_PROXIES: 'loopback, proxy.example' }, 'TRUSTED_PROXIES cannot be used'],
    [{ ...database, TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES cannot be used'],
    [{ ...database, PUBLIC_URL_PATTERN: 'https://example.com' }, 'PUBLIC_URL_PATTERN cannot be used'],
    [{ ...database, ...secrets, GOOGLE_CLIENT_ID: 'ours' }, 'Set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET'],
    [{ ...database, ...secrets, FACEBOOK_CLIENT_SECRET: 'x' }, 'Set both FACEBOOK_CLIENT_ID and'],
  ])('refuses %j', (environment, message) => {
    expect(refusal(environment as Record<string, string>)).toContain(message);
  });

  test('an empty variable counts as absent', () => {
    expect(parseConfig({ ...database, ...secrets, PLATFORM_PORT: '', LOG_LEVEL: '' }).port).toBe(4001);
  });

  test('every variable is described', () => {
    const undescribed = Object.entries(environmentSchema.shape).filter(
      ([, field]) => !/\w{3,}.*\.$/.test(field.description ?? ''),
    );
    expect(undescribed.map(([name]) => name)).toEqual([]);
  });
});
