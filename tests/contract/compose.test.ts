import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = resolve(import.meta.dirname, '..', '..');

interface Service {
  readonly image?: string;
  readonly build?: { readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
  readonly command?: readonly string[];
}

interface ServerConfig {
  readonly environmentSchema: { readonly shape: Readonly<Record<string, unknown>> };
  parseConfig(environment: Readonly<Record<string, string>>): unknown;
}

const { services } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Readonly<Record<string, Service>>;
};

const workerServices = ['worker', 'messenger'];
const platformServices = ['migrate', 'platform-1', 'platform-2', ...workerServices];
const gatewayServices = ['gateway-1', 'gateway-2'];
/** Stands for what a person writes into `.env`; long enough for every secret. */
const SECRET = 'a-text-that-stands-for-a-secret-of-the-installation';

/** By address: the tests look at the servers' configuration, and import nothing else of them. */
const configOf = async (folder: string) =>
  (await import(join(ROOT, folder, 'src', 'config.ts'))) as unknown as ServerConfig;

/** What compose hands over: `${NAME:?words}` from the person, `${NAME:-value}` the default. */
const filledIn = (environment: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value
        .replaceAll(/\$\{\w+:?-([^}]*)\}/g, (_all, fallback: string) => fallback)
        .replaceAll(/\$\{\w+(?::\?[^}]*)?\}/g, SECRET),
    ]),
  );

test('the composition has one database, a mail catcher, two platforms and two gateways behind a proxy, and two workers', () => {
  expect(Object.keys(services).toSorted()).toEqual(
    [
      'gateway-1',
      'gateway-2',
      'mail',
      'migrate',
      'postgres',
      'platform-1',
      'platform-2',
      'proxy',
      ...workerServices,
    ].toSorted(),
  );
});

test.each([
  ['platform', platformServices],
  ['gateway', gatewayServices],
])(
  'every variable of the %s services is one that the server reads, and the server accepts them',
  async (folder, names) => {
    const config = await configOf(folder);
    for (const name of names) {
      const environment = services[name]?.environment ?? {};
      const unknown = Object.keys(environment).filter((variable) => !(variable in config.environmentSchema.shape));
      expect(unknown, name).toEqual([]);
      expect(() => config.parseConfig(filledIn(environment)), name).not.toThrow();
    }
  },
);

test('OP-318 every kind of job is done by one of the workers, and by no platform', async () => {
  const jobs = (await import(join(ROOT, 'platform', 'src', 'takeJobs.ts'))) as unknown as {
    kindsToDo(entries: readonly string[]): ReadonlySet<string>;
  };
  const kindsOf = (name: string) => [
    ...jobs.kindsToDo((services[name]?.environment?.['JOB_KINDS'] ?? 'all').split(',')),
  ];
  expect(workerServices.flatMap(kindsOf).toSorted()).toEqual([...jobs.kindsToDo(['all'])].toSorted());
  expect(['platform-1', 'platform-2'].flatMap(kindsOf)).toEqual([]);
});

test('no secret stands in the composition, and a production server does without none of them', async () => {
  const platform = await configOf('platform');
  const gateway = await configOf('gateway');
  const without = (service: string, variable: string) => {
    const { [variable]: _left, ...rest } = filledIn(services[service]?.environment ?? {});
    return rest;
  };
  expect(() => platform.parseConfig(without('platform-1', 'TOKEN_SECRET'))).toThrow(/TOKEN_SECRET/);
  expect(() => platform.parseConfig(without('platform-1', 'OAUTH_CLIENT_SECRET'))).toThrow(/OAUTH_CLIENT_SECRET/);
  expect(() => gateway.parseConfig(without('gateway-1', 'COOKIE_SECRET'))).toThrow(/COOKIE_SECRET/);
  const written = Object.entries(services).flatMap(([name, { environment = {} }]) =>
    Object.entries(environment)
      .filter(([variable, value]) => /SECRET|PASSWORD|KEY/.test(variable) && !/^\$\{\w+(:\?[^}]*|:-)\}$/.test(value))
      .map(([variable]) => `${name} ${variable}`),
  );
  expect(written).toEqual([]);
});

test('mails go to the mail catcher until another server is named', async () => {
  const platform = await configOf('platform');
  const environment = services['platform-1']?.environment ?? {};
  expect(platform.parseConfig(filledIn(environment))).toMatchObject({ mail: { smtpUrl: 'smtp://mail:1025' } });
});

test('docs/scaling.md says what every variable means that a person may set', () => {
  const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  const wanted = new Set([...compose.matchAll(/\$\{(\w+)[:?-]/g)].map(([, name]) => name ?? ''));
  expect(wanted.size).toBeGreaterThan(10);
  const documented = readFileSync(join(ROOT, 'docs', 'scaling.md'), 'utf8');
  expect([...wanted].filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});

test('the owner of the schema is known to the migration alone', () => {
  const knowing = Object.keys(services).filter((name) => 'DATABASE_OWNER_URL' in (services[name]?.environment ?? {}));
  expect(knowing).toEqual(['migrate']);
});

test('every file and service that the composition names is there', () => {
  const files = Object.values(services).flatMap(({ build, command = [], volumes = [] }) => [
    ...(build === undefined ? [] : [build.dockerfile]),
    ...command.filter((word) => word.endsWith('.ts')),
    ...volumes
      .map((volume) => volume.replace(/^\$\{\w+:-([^}]*)\}/, '$1'))
      .filter((volume) => volume.startsWith('./'))
      .map((volume) => volume.split(':')[0] ?? ''),
  ]);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  const dependencies = Object.values(services).flatMap(({ depends_on: names = [] }) =>
    Array.isArray(names) ? names : Object.keys(names),
  );
  expect(dependencies.filter((name) => !(name in services))).toEqual([]);
});

test('the proxy passes on to the same services and ports that the composition starts', () => {
  const proxy = readFileSync(join(ROOT, 'deploy', 'proxy.conf'), 'utf8');
  const targets = [...proxy.matchAll(/^\s*server ([\w-]+):(\d+);/gm)].map((match) => `${match[1]}:${match[2]}`);
  expect(targets).toEqual([
    'gateway-1:4000',
    'gateway-2:4000',
    'gateway-1:4003',
    'gateway-2:4003',
    'platform-1:4001',
    'platform-2:4001',
  ]);
  expect(services['gateway-1']?.environment?.['CONTENT_PORT']).toBe('4003');
  expect(services['gateway-1']?.environment?.['CONTENT_ORIGIN']).toMatch(/http:\/\/content\.localhost:8081/);
  expect(services['gateway-1']?.environment?.['PORT']).toBe('4000');
  expect(services['platform-1']?.environment?.['PLATFORM_PORT']).toBe('4001');
});

test('the proxy lets the largest upload through, as it comes, at each door that takes files', () => {
  const proxy = readFileSync(join(ROOT, 'deploy', 'proxy.conf'), 'utf8');
  const { uploadBytes } = JSON.parse(readFileSync(join(ROOT, 'contracts', 'limits.json'), 'utf8')) as {
    uploadBytes: number;
  };
  for (const port of [8080, 4001]) {
    const server = proxy.split(/^server /m).find((each) => each.includes(`listen ${port};`)) ?? '';
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(server) ?? [];
    // The parts of a form have some bytes around them.
    expect(Number(megabytes) * 1024 * 1024, `at ${port}`).toBeGreaterThan(uploadBytes);
    expect(server).toContain('proxy_request_buffering off;');
    expect(server).toContain('proxy_read_timeout 300s;');
  }
});
