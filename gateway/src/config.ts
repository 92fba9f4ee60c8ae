/** Configuration of the gateway: parsed once at start, typed ever after. */
import { z } from 'zod';
import contract from '../../contracts/limits.json' with { type: 'json' };
import { defaultEffort } from './graphql/limits.ts';

/** Known to everyone, so good for a developer's own machine only. */
export const developmentSecrets = {
  oauthClientSecret: 'lectern-dev-secret',
  cookieSecret: 'lectern-development-cookie-secret',
} as const;

const milliseconds = z.coerce.number().int().min(1).max(600_000);
const bytes = z.coerce
  .number()
  .int()
  .min(1024)
  .max(1024 * 1024 * 1024);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const collector = z.url({ protocol: /^https?$/ });
const flag = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['true', 'false']))
  .default('false')
  .transform((text) => text === 'true');
const path = (relative: string): string => new URL(relative, import.meta.url).pathname;

/** The variables of the gateway; their descriptions are what the error messages quote. */
export const environmentSchema = z.object({
  APP_ENV: z.enum(['production', 'staging', 'dev']).default('production').describe('Kind of installation (OP-87).'),
  GATEWAY_HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on.'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000).describe('Port to listen on; 0 picks a free one.'),
  CONTENT_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(4003)
    .describe('Port of the origin for content, where SCORM packages run.'),
  CONTENT_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional()
    .describe(
      'Public origin of that port, on a host of its own. Left out, `content.localhost` for hosts of this machine, and any other host itself, at CONTENT_PORT.',
    ),
  PLATFORM_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:4001')
    .describe('Base address of the REST platform.'),
  OAUTH_CLIENT_ID: z.string().min(1).default('lectern-web').describe('Client id for /oauth/token (OP-10).'),
  OAUTH_CLIENT_SECRET: z.string().min(1).optional().describe('Client secret for /oauth/token (OP-10).'),
  COOKIE_SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, 'must be at least 32 bytes long')
    .optional()
    .describe('Seals the session cookie; the same for every gateway of an installation.'),
  TRUSTED_PROXIES: list
    .default(['loopback'])
    .transform((entries) => entries.flatMap((entry) => (entry === 'loopback' ? ['127.0.0.0/8', '::1/128'] : [entry])))
    .refine(
      (entries) => entries.every((entry) => network.safeParse(entry).success),
      'must be addresses or networks such as 10.0.0.0/8, separated by commas',
    )
    .describe(
      'Addresses or networks, separated by commas, whose X-Forwarded-* headers are believed; loopback is a name (OP-27).',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Bearer token that /metrics asks for; without one it answers trusted proxies and the own machine alone.'),
  GATEWAY_REQUESTS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(3_000)
    .describe('Documents, events of streams and pages per minute for one address; trusted proxies are not limited.'),
  WEB_DIST: z.string().min(1).default(path('../../web/dist')).describe('Folder of the built web client.'),
  WEB_PERSISTED: z
    .string()
    .min(1)
    .default(path('../../web/persisted.json'))
    .describe('File with the documents that the web client sends by id.'),
  RELEASES_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder that outlives deployments and is shared by all gateways: it keeps the documents and files of the releases of the web client that are in use. Left out, pages of an earlier release have to be reloaded.',
    ),
  DEVELOPERS_DIST: z
    .string()
    .min(1)
    .default(path('../developers/dist'))
    .describe('Folder of the built pages for developers.'),
  IDE_DIST: z.string().min(1).default(path('../ide/dist')).describe('Folder of the built GraphQL IDE.'),
  VITE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address of a vite development server; when set, the web client comes from there.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least level of what is logged.'),
  UPSTREAM_TIMEOUT_MS: milliseconds.default(8_000).describe('Longest wait for one answer of the platform.'),
  UPSTREAM_CONNECT_TIMEOUT_MS: milliseconds.default(2_000).describe('Longest wait for a connection to the platform.'),
  UPSTREAM_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(128)
    .describe(
      'Most connections to the platform; twice as many more for files, which may be read slowly, and a quarter more each for sign-ins by password and at other providers, which may have to wait.',
    ),
  UPSTREAM_CONNECTIONS_PER_WORKSPACE: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(16)
    .describe('Most connections to the platform that one workspace uses at a time; its other calls wait in line.'),
  UPSTREAM_CONNECTIONS_PER_WORKSPACE_CONTENDED: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(2)
    .describe('The same while other workspaces call the platform too; about as many as it works on at a time.'),
  OPERATIONS_PER_WORKSPACE_CONTENDED: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(2)
    .describe(
      'Most operations of one workspace that run at a time while other workspaces are there too, sign-ins that wait not counted; about as many as there are processors.',
    ),
  UPSTREAM_QUEUE_DEPTH: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(2_000)
    .describe(
      'Most calls of one workspace that may wait for a connection, of one address a quarter; further ones are refused with UNAVAILABLE.',
    ),
  BREAKER_OPEN_MS: milliseconds.default(2_000).describe('How long the platform is left alone after failures in a row.'),
  OPERATION_CALLS: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(defaultEffort.calls)
    .describe('Most calls of the platform that one GraphQL operation may cause.'),
  STREAMS: z.coerce.number().int().min(1).default(5_000).describe('Most streams of events that are open at a time.'),
  STREAMS_PER_CALLER: z.coerce.number().int().min(1).default(30).describe('Most of them that are open with one token.'),
  OPERATION_TIMEOUT_MS: milliseconds
    .default(defaultEffort.milliseconds)
    .describe('Longest time of one GraphQL operation.'),
  REQUEST_TIMEOUT_MS: milliseconds.default(30_000).describe('Longest time to receive one request.'),
  SHUTDOWN_TIMEOUT_MS: milliseconds.default(10_000).describe('Longest time to finish running requests when stopping.'),
  BODY_LIMIT_BYTES: bytes.default(contract.bodyBytes).describe('Largest GraphQL request.'),
  UPLOAD_LIMIT_BYTES: bytes.default(contract.uploadBytes).describe('Largest upload that is passed through.'),
  UPLOAD_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3_600_000)
    .default(900_000)
    .describe('Longest time to receive one upload, and to be answered.'),
  UPLOAD_SILENCE_MS: milliseconds.default(30_000).describe('Longest time in which nothing of an upload comes.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector
    .optional()
    .describe('Base address of an OpenTelemetry collector; spans go to its /v1/traces. Without one there are none.'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector
    .optional()
    .describe('Whole address that spans go to, where it is not below the base address.'),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal('http/json', {
      error:
        'spans go as JSON over HTTP alone. Set it to http/json, and the address of the collector to its port for HTTP, mostly 4318',
    })
    .optional()
    .describe('How spans are sent; there is one way.'),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on')
    .describe('Which traces are recorded.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Part of the traces that a sampler by ratio records, 0 to 1.'),
  OTEL_SDK_DISABLED: flag.describe('Sends no spans whatever else is set.'),
  OTEL_TRACES_EXPORTER: z.literal(['otlp', 'none']).default('otlp').describe('`none` sends no spans either.'),
  TRUST_TRACEPARENT: flag.describe(
    'Whether the header traceparent of a trusted proxy is believed; only for a proxy that sets it itself.',
  ),
  PUBLIC_STORE_BYTES: bytes.default(24 * 1024 * 1024).describe('Memory for public answers of the platform.'),
  RESPONSE_STORE_BYTES: bytes.default(24 * 1024 * 1024).describe('Memory for finished public GraphQL answers.'),
  DRAWN_PAGES_BYTES: bytes.default(24 * 1024 * 1024).describe('Memory for pages that are drawn for visitors.'),
  DRAWN_PAGE_TIMEOUT_MS: milliseconds
    .default(100)
    .describe('Longest wait for a page to be drawn; one that takes longer draws itself in the browser.'),
});

/** What the gateway knows about its surroundings. */
export interface Config {
  readonly environment: 'production' | 'staging' | 'dev';
  readonly host: string;
  readonly port: number;
  /** Of the origin for content. */
  readonly contentPort: number;
  /** Undefined where it is the called host with that port. */
  readonly contentOrigin: string | undefined;
  readonly platformUrl: string;
  readonly oauthClient: { readonly id: string; readonly secret: string };
  readonly cookieSecret: string;
  readonly trustedProxies: readonly string[];
  readonly metricsToken: string | undefined;
  /** Of one address. */
  readonly requestsPerMinute: number;
  readonly webDist: string;
  readonly webPersisted: string;
  /** Undefined where each release stands alone. */
  readonly releasesDir: string | undefined;
  readonly ideDist: string;
  /** Folder of the built pages for developers. */
  readonly developersDist: string;
  readonly viteUrl: string | undefined;
  readonly logLevel: string;
  readonly upstream: {
    readonly timeoutMs: number;
    readonly connectTimeoutMs: number;
    readonly connections: number;
    readonly workspaceConnections: number;
    /** While other workspaces call too. */
    readonly contendedWorkspaceConnections: number;
    /** Calls of one workspace that may wait. */
    readonly queueDepth: number;
    readonly breakerOpenMs: number;
  };
  /** Operations of one workspace that run at a time while others are there too. */
  readonly contendedWorkspaceOperations: number;
  /** Most calls of the platform. */
  readonly operationCalls: number;
  readonly operationTimeoutMs: number;
  /** Streams of events that are open at a time, and of one token. */
  readonly streams: { readonly most: number; readonly perCaller: number };
  readonly requestTimeoutMs: number;
  readonly shutdownTimeoutMs: number;
  readonly bodyLimitBytes: number;
  readonly uploadLimitBytes: number;
  readonly uploadTimeoutMs: number;
  readonly uploadSilenceMs: number;
  readonly publicStoreBytes: number;
  readonly responseStoreBytes: number;
  readonly drawnPagesBytes: number;
  readonly drawnPageTimeoutMs: number;
  /** Undefined without a collector. */
  readonly telemetry: TelemetryConfig | undefined;
}

/** Where spans go, and of which requests. */
export interface TelemetryConfig {
  readonly tracesUrl: string;
  readonly environment: Config['environment'];
  readonly sampler: string;
  /** 0 to 1. */
  readonly samplerRatio: number;
  readonly trustsTraceparent: boolean;
  /** Longest wait for the collector when stopping. */
  readonly closeTimeoutMs: number;
}

/** A configuration that cannot work; the message is a list of sentences that say what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Parses the environment; throws {@link ConfigError} when a value is missing or cannot be used. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(sendsSpans(present) ? present : withoutTelemetry(present));
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues
        .map((issue) => `The variable ${issue.path.join('.')} cannot be used: ${issue.message}.`)
        .join('\n'),
    );
  }
  const values = parsed.data;
  const secrets = requireSecrets(values);
  return {
    environment: values.APP_ENV,
    host: values.GATEWAY_HOST,
    port: values.PORT,
    contentPort: values.CONTENT_PORT,
    contentOrigin: values.CONTENT_ORIGIN,
    platformUrl: values.PLATFORM_URL.replace(/\/$/, ''),
    oauthClient: { id: values.OAUTH_CLIENT_ID, secret: secrets.oauthClientSecret },
    cookieSecret: secrets.cookieSecret,
    trustedProxies: values.TRUSTED_PROXIES,
    metricsToken: values.METRICS_TOKEN,
    requestsPerMinute: values.GATEWAY_REQUESTS_PER_MINUTE,
    webDist: values.WEB_DIST,
    webPersisted: values.WEB_PERSISTED,
    releasesDir: values.RELEASES_DIR,
    ideDist: values.IDE_DIST,
    developersDist: values.DEVELOPERS_DIST,
    viteUrl: values.VITE_URL,
    logLevel: values.LOG_LEVEL,
    upstream: {
      timeoutMs: values.UPSTREAM_TIMEOUT_MS,
      connectTimeoutMs: values.UPSTREAM_CONNECT_TIMEOUT_MS,
      connections: values.UPSTREAM_CONNECTIONS,
      workspaceConnections: values.UPSTREAM_CONNECTIONS_PER_WORKSPACE,
      contendedWorkspaceConnections: values.UPSTREAM_CONNECTIONS_PER_WORKSPACE_CONTENDED,
      queueDepth: values.UPSTREAM_QUEUE_DEPTH,
      breakerOpenMs: values.BREAKER_OPEN_MS,
    },
    contendedWorkspaceOperations: values.OPERATIONS_PER_WORKSPACE_CONTENDED,
    operationCalls: values.OPERATION_CALLS,
    operationTimeoutMs: values.OPERATION_TIMEOUT_MS,
    streams: { most: values.STREAMS, perCaller: values.STREAMS_PER_CALLER },
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    shutdownTimeoutMs: values.SHUTDOWN_TIMEOUT_MS,
    bodyLimitBytes: values.BODY_LIMIT_BYTES,
    uploadLimitBytes: values.UPLOAD_LIMIT_BYTES,
    uploadTimeoutMs: values.UPLOAD_TIMEOUT_MS,
    uploadSilenceMs: values.UPLOAD_SILENCE_MS,
    publicStoreBytes: values.PUBLIC_STORE_BYTES,
    responseStoreBytes: values.RESPONSE_STORE_BYTES,
    drawnPagesBytes: values.DRAWN_PAGES_BYTES,
    drawnPageTimeoutMs: values.DRAWN_PAGE_TIMEOUT_MS,
    telemetry: toTelemetry(values),
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

const sendsSpans = (present: Environment): boolean =>
  (present['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? present['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']) !== undefined &&
  present['OTEL_SDK_DISABLED']?.toLowerCase() !== 'true' &&
  present['OTEL_TRACES_EXPORTER'] !== 'none';

/** Variables of OpenTelemetry are often set for a whole machine: where nothing is sent, what they say of the way is for others. */
const withoutTelemetry = (present: Environment): Environment =>
  Object.fromEntries(Object.entries(present).filter(([name]) => !name.startsWith('OTEL_')));

/** Undefined where {@link sendsSpans} let nothing of it through. */
function toTelemetry(values: z.output<typeof environmentSchema>): TelemetryConfig | undefined {
  const tracesUrl = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? belowBase(values.OTEL_EXPORTER_OTLP_ENDPOINT);
  if (tracesUrl === undefined) return undefined;
  return {
    tracesUrl,
    environment: values.APP_ENV,
    sampler: values.OTEL_TRACES_SAMPLER,
    samplerRatio: values.OTEL_TRACES_SAMPLER_ARG,
    trustsTraceparent: values.TRUST_TRACEPARENT,
    // The requests that still run need the other half.
    closeTimeoutMs: values.SHUTDOWN_TIMEOUT_MS / 2,
  };
}

function belowBase(base: string | undefined): string | undefined {
  if (base === undefined) return undefined;
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/v1/traces`;
  return url.href;
}

/** Outside development a secret must be set, and must not be the one that everybody can read here. */
function requireSecrets(values: z.output<typeof environmentSchema>): {
  oauthClientSecret: string;
  cookieSecret: string;
} {
  const development = values.APP_ENV === 'dev';
  const problems: string[] = [];
  const secret = (name: 'OAUTH_CLIENT_SECRET' | 'COOKIE_SECRET', known: string): string => {
    const value = values[name] ?? (development ? known : undefined);
    if (value === undefined) {
      problems.push(`Set the variable ${name}: ${environmentSchema.shape[name].description ?? ''}`);
    } else if (value === known && !development) {
      problems.push(
        `${name} has the public development value; set a secret of your own, or APP_ENV=dev on your own machine.`,
      );
    }
    return value ?? '';
  };
  const secrets = {
    oauthClientSecret: secret('OAUTH_CLIENT_SECRET', developmentSecrets.oauthClientSecret),
    cookieSecret: secret('COOKIE_SECRET', developmentSecrets.cookieSecret),
  };
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return secrets;
}
