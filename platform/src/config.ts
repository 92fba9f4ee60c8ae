import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import limits from '../../contracts/limits.json' with { type: 'json' };
import { z } from 'zod';
import type { ContentLimits } from './content/contentLimits.ts';
import type { RevisionRule } from './course/revision/thinRevisions.ts';

const developmentSecrets = {
  oauthClientSecret: 'lectern-dev-secret',
  tokenSecret: 'lectern-dev-token-secret-of-32-bytes-or-more',
  sealingKey: 'lectern-dev-sealing-key-of-32-bytes-or-more',
} as const;

const port = z.coerce.number().int().min(0).max(65535);
const milliseconds = z.coerce.number().int().min(1);
const count = z.coerce.number().int().min(1);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

const isNetwork = (entry: string): boolean => {
  const [address = '', prefix] = entry.split('/');
  const version = isIP(address);
  return (
    version !== 0 &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128)))
  );
};

/** Every variable the platform reads, with its meaning. Nothing else in the platform looks at the environment. */
export const environmentSchema = z.object({
  APP_ENV: z
    .enum(['production', 'staging', 'dev'])
    .default('production')
    .describe('Kind of the installation (LIM-41). Only dev allows the development secrets.'),
  PLATFORM_HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for all.'),
  PLATFORM_PORT: port.default(4001).describe('Port to listen on; 0 lets the system choose.'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .describe('Login of the server: a member of lectern_app that owns nothing and cannot bypass row-level security.'),
  DATABASE_OWNER_URL: z
    .string()
    .optional()
    .describe('Login of the owner of the schema; needed by migrations and the seed only, never by the server.'),
  DATABASE_POOL_SIZE: count.default(16).describe('Most connections to the database.'),
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds.default(10_000).describe('Longest time of one statement.'),
  DATABASE_CONNECT_TIMEOUT_MS: milliseconds.default(5_000).describe('Longest wait for a connection.'),
  OAUTH_CLIENT_ID: z
    .string()
    .min(1)
    .default('lectern-web')
    .describe('Client id of the gateway for /oauth/token (OP-10).'),
  OAUTH_CLIENT_SECRET: z.string().min(1).optional().describe('Client secret of the gateway for /oauth/token (OP-10).'),
  TOKEN_SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, 'must be at least 32 bytes long')
    .optional()
    .describe(
      'Key that signs access tokens and derives refresh tokens; the same for every platform of an installation.',
    ),
  SEALING_KEY: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, 'must be at least 32 bytes long')
    .optional()
    .describe(
      'Key that the secrets of integrations are sealed with (AES-256-GCM); the same for every platform of an installation.',
    ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional()
    .describe(
      'Mail server, such as smtps://user:password@mail.example.org. Without it APP_ENV=dev shows mails at /outbox, and anywhere else they wait for a week.',
    ),
  MAIL_FROM: z
    .string()
    .min(3)
    .default('Lectern <no-reply@localhost>')
    .describe('Sender of mails; its name is replaced by the title of the workspace.'),
  WORKSPACE_FILES_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('../seed/workspaces', import.meta.url)))
    .describe(
      'Folder of the operator with one folder per profile name, each with any of template.html, style.css, header.js, footer.js and page.css (WS-16, WS-17).',
    ),
  GOOGLE_CLIENT_ID: z.string().min(1).optional().describe('Client id of the sign-in with Google; none without it.'),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional().describe('Client secret of the sign-in with Google.'),
  GOOGLE_ISSUER: z
    .url()
    .default('https://accounts.google.com')
    .describe('Issuer of the ID tokens of Google; its endpoints are discovered from there.'),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional().describe('App id of the sign-in with Facebook; none without it.'),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional().describe('App secret of the sign-in with Facebook.'),
  FACEBOOK_AUTHORIZATION_URL: z
    .url()
    .default('https://www.facebook.com/v21.0/dialog/oauth')
    .describe('Where people sign in with Facebook.'),
  FACEBOOK_GRAPH_URL: z
    .url()
    .default('https://graph.facebook.com/v21.0')
    .describe('Graph API of Facebook: exchange, debug call and profile.'),
  OUTBOUND_PRIVATE_HOSTS: list
    .default([])
    .describe(
      'Hosts with port, separated by commas, that the platform may call although their address is not public, such as 127.0.0.1:9000.',
    ),
  TRUSTED_PROXIES: list
    .default(['loopback'])
    .transform((entries) => entries.flatMap((entry) => (entry === 'loopback' ? ['127.0.0.0/8', '::1/128'] : [entry])))
    .refine(
      (entries) => entries.every(isNetwork),
      'must be addresses or networks such as 10.0.0.0/8, separated by commas',
    )
    .describe(
      'Addresses or networks, separated by commas, whose X-Forwarded-* headers are believed; loopback is a name (OP-27).',
    ),
  DEFAULT_HOSTS: list
    .default([])
    .describe(
      'Further hosts, separated by commas, that workspace 1 serves beside loopback names (OP-56). Those count for callers on the same machine, and for all with APP_ENV=dev.',
    ),
  TRIAL_DOMAINS: list
    .optional()
    .describe(
      'Domains, separated by commas, below which people may make trial workspaces at hosts that begin with a UUID; localhost and the DEFAULT_HOSTS without it (OP-48). Name only yours: mails link to the host of a workspace.',
    ),
  PUBLIC_URL_PATTERN: z
    .string()
    .regex(/^https?:\/\/.*\{hostname\}/, 'must be an http or https address with {hostname} in it')
    .optional()
    .describe(
      'Address of the web client for links in answers and mails; {hostname} stands for the host of the workspace.',
    ),
  MEDIA_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('../seed/media', import.meta.url)))
    .describe('Folder whose files are served below /static/media/.'),
  PICTURE_CACHE_BYTES: count
    .default(64 * 1024 * 1024)
    .describe('Memory for pictures that were scaled to one of the six widths (LEC-16).'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least level of what is logged.'),
  REQUEST_TIMEOUT_MS: milliseconds.default(30_000).describe('Longest time to receive one request.'),
  SHUTDOWN_TIMEOUT_MS: milliseconds.default(10_000).describe('Longest time to finish running requests when stopping.'),
  BODY_LIMIT_BYTES: count.default(limits.bodyBytes).describe('Largest request body.'),
  COURSE_MODULES: count.default(200).describe('Most modules of a course; larger ones stay and can shrink.'),
  COURSE_MODULE_LECTURES: count.default(500).describe('Most lectures of a module.'),
  COURSE_LECTURES: count.default(2000).describe('Most lectures of a course.'),
  COURSE_LECTURE_SECTIONS: count.default(500).describe('Most sections of a lecture.'),
  COURSE_LECTURE_QUESTIONS: count.default(500).describe('Most questions of a lecture.'),
  COURSE_LECTURE_BYTES: count
    .default(2 * 1024 * 1024)
    .describe('Most bytes of the sections and questions of a lecture, as JSON.'),
  COURSE_BYTES: count
    .default(64 * 1024 * 1024)
    .describe('Most bytes of the sections and questions of a course, as JSON.'),
  REVISION_SUPERSEDED_AUTO_SAVE_MINUTES: count
    .default(60)
    .describe(
      'Age from which an auto-save goes that a later one of the same author took the place of while they held the lock.',
    ),
  REVISION_LAST_AUTO_SAVE_DAYS: count
    .default(365)
    .describe(
      'Age from which the last auto-save of such a sitting goes too. Other saves stay, and what was published or answered.',
    ),
  PASSWORD_HASH_CONCURRENCY: count
    .default(Math.min(3, availableParallelism()))
    .describe(
      'Password hashes computed at a time; at most one per processor, and one thread of the four is left for files.',
    ),
  PASSWORD_HASH_QUEUE: count
    .default(200)
    .describe('Most sign-ins that wait for a password hash; more are refused with 503.'),
  RATE_LIMIT_ADDRESS_PER_MINUTE: count
    .default(12_000)
    .describe('Requests per minute from one address; trusted proxies are not limited.'),
  RATE_LIMIT_USER_PER_MINUTE: count.default(12_000).describe('Requests per minute of one signed-in user.'),
  RATE_LIMIT_USER_KEYED_PER_DAY: count
    .default(10_000)
    .describe('Requests with an Idempotency-Key per day of one signed-in user; each is remembered for a week.'),
  RATE_LIMIT_WORKSPACE_PER_MINUTE: count.default(1_200_000).describe('Requests per minute of one workspace.'),
  RATE_LIMIT_TRIALS_PER_HOUR: count
    .default(20)
    .describe('Calls per hour from one address that reserve a host for a trial workspace or take it into use (OP-48).'),
  RATE_LIMIT_SIGN_IN_PER_MINUTE: count.default(120).describe('Sign-ins and registrations per minute from one address.'),
});

/** What the servers know about their surroundings, parsed once at start. */
export interface Config {
  readonly environment: 'production' | 'staging' | 'dev';
  readonly host: string;
  readonly port: number;
  readonly database: {
    readonly url: string;
    readonly poolSize: number;
    readonly statementTimeoutMs: number;
    readonly connectTimeoutMs: number;
  };
  readonly oauthClient: { readonly id: string; readonly secret: string };
  readonly tokenSecret: string;
  readonly sealingKey: string;
  /** `smtpUrl` is null where there is no mail server. */
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  readonly workspaceFilesDir: string;
  /** A provider is null where the installation has no client of it. */
  readonly externalSignIn: {
    readonly google: { readonly clientId: string; readonly clientSecret: string; readonly issuer: string } | null;
    readonly facebook: {
      readonly clientId: string;
      readonly clientSecret: string;
      readonly authorizationUrl: string;
      readonly graphUrl: string;
    } | null;
  };
  readonly outboundPrivateHosts: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly defaultHosts: readonly string[];
  /** Empty for any. */
  readonly trialDomains: readonly string[];
  /** With `{hostname}` in it. */
  readonly publicUrlPattern: string;
  readonly mediaDir: string;
  readonly pictureCacheBytes: number;
  readonly logLevel: string;
  readonly requestTimeoutMs: number;
  readonly shutdownTimeoutMs: number;
  readonly bodyLimitBytes: number;
  readonly contentLimits: ContentLimits;
  readonly revisionRule: RevisionRule;
  readonly passwordHash: { readonly concurrency: number; readonly queueLength: number };
  readonly rateLimitPerMinute: {
    readonly address: number;
    readonly user: number;
    readonly workspace: number;
    readonly signIn: number;
  };
  readonly keyedRequestsPerDay: number;
  readonly trialsPerHour: number;
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
  const parsed = environmentSchema.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues
        .map((issue) =>
          present[String(issue.path[0])] === undefined
            ? `Set the variable ${issue.path.join('.')}: ${describe(String(issue.path[0]))}`
            : `The variable ${issue.path.join('.')} cannot be used: ${issue.message}.`,
        )
        .join('\n'),
    );
  }
  const values = parsed.data;
  const secrets = requireSecrets(values);
  const google = clientOf(values, 'GOOGLE');
  const facebook = clientOf(values, 'FACEBOOK');
  return {
    environment: values.APP_ENV,
    host: values.PLATFORM_HOST,
    port: values.PLATFORM_PORT,
    database: {
      url: values.DATABASE_URL,
      poolSize: values.DATABASE_POOL_SIZE,
      statementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
      connectTimeoutMs: values.DATABASE_CONNECT_TIMEOUT_MS,
    },
    oauthClient: { id: values.OAUTH_CLIENT_ID, secret: secrets.oauthClientSecret },
    tokenSecret: secrets.tokenSecret,
    sealingKey: secrets.sealingKey,
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM },
    workspaceFilesDir: values.WORKSPACE_FILES_DIR,
    externalSignIn: {
      google: google === null ? null : { ...google, issuer: values.GOOGLE_ISSUER },
      facebook:
        facebook === null
          ? null
          : { ...facebook, authorizationUrl: values.FACEBOOK_AUTHORIZATION_URL, graphUrl: values.FACEBOOK_GRAPH_URL },
    },
    outboundPrivateHosts: values.OUTBOUND_PRIVATE_HOSTS,
    trustedProxies: values.TRUSTED_PROXIES,
    defaultHosts: values.DEFAULT_HOSTS,
    trialDomains: values.TRIAL_DOMAINS ?? ['localhost', ...values.DEFAULT_HOSTS],
    publicUrlPattern:
      values.PUBLIC_URL_PATTERN ?? (values.APP_ENV === 'dev' ? 'http://{hostname}:4000' : 'https://{hostname}'),
    mediaDir: values.MEDIA_DIR,
    pictureCacheBytes: values.PICTURE_CACHE_BYTES,
    logLevel: values.LOG_LEVEL,
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    shutdownTimeoutMs: values.SHUTDOWN_TIMEOUT_MS,
    bodyLimitBytes: values.BODY_LIMIT_BYTES,
    revisionRule: {
      supersededMinutes: values.REVISION_SUPERSEDED_AUTO_SAVE_MINUTES,
      lastDays: values.REVISION_LAST_AUTO_SAVE_DAYS,
    },
    contentLimits: {
      modules: values.COURSE_MODULES,
      lecturesPerModule: values.COURSE_MODULE_LECTURES,
      lectures: values.COURSE_LECTURES,
      sectionsPerLecture: values.COURSE_LECTURE_SECTIONS,
      questionsPerLecture: values.COURSE_LECTURE_QUESTIONS,
      lectureBytes: values.COURSE_LECTURE_BYTES,
      courseBytes: values.COURSE_BYTES,
    },
    passwordHash: { concurrency: values.PASSWORD_HASH_CONCURRENCY, queueLength: values.PASSWORD_HASH_QUEUE },
    rateLimitPerMinute: {
      address: values.RATE_LIMIT_ADDRESS_PER_MINUTE,
      user: values.RATE_LIMIT_USER_PER_MINUTE,
      workspace: values.RATE_LIMIT_WORKSPACE_PER_MINUTE,
      signIn: values.RATE_LIMIT_SIGN_IN_PER_MINUTE,
    },
    keyedRequestsPerDay: values.RATE_LIMIT_USER_KEYED_PER_DAY,
    trialsPerHour: values.RATE_LIMIT_TRIALS_PER_HOUR,
  };
}

/** Our client at a provider, or null; half of one is a mistake and no provider less. */
function clientOf(
  values: z.output<typeof environmentSchema>,
  provider: 'GOOGLE' | 'FACEBOOK',
): { clientId: string; clientSecret: string } | null {
  const clientId = values[`${provider}_CLIENT_ID`];
  const clientSecret = values[`${provider}_CLIENT_SECRET`];
  if (clientId !== undefined && clientSecret !== undefined) {
    return { clientId, clientSecret };
  }
  if (clientId !== undefined || clientSecret !== undefined) {
    throw new ConfigError(`Set both ${provider}_CLIENT_ID and ${provider}_CLIENT_SECRET, or neither.`);
  }
  return null;
}

function requireSecrets(values: z.output<typeof environmentSchema>): {
  oauthClientSecret: string;
  tokenSecret: string;
  sealingKey: string;
} {
  const development = values.APP_ENV === 'dev';
  const problems: string[] = [];
  const secret = (name: 'OAUTH_CLIENT_SECRET' | 'TOKEN_SECRET' | 'SEALING_KEY', known: string): string => {
    const value = values[name] ?? (development ? known : undefined);
    if (value === undefined) {
      problems.push(`Set the variable ${name}: ${describe(name)}`);
    } else if (value === known && !development) {
      problems.push(
        `${name} has the public development value; set a secret of your own, or APP_ENV=dev on your own machine.`,
      );
    }
    return value ?? '';
  };
  const secrets = {
    oauthClientSecret: secret('OAUTH_CLIENT_SECRET', developmentSecrets.oauthClientSecret),
    tokenSecret: secret('TOKEN_SECRET', developmentSecrets.tokenSecret),
    sealingKey: secret('SEALING_KEY', developmentSecrets.sealingKey),
  };
  if (problems.length > 0) {
    throw new ConfigError(problems.join('\n'));
  }
  return secrets;
}

function describe(name: string): string {
  const field = environmentSchema.shape[name as keyof typeof environmentSchema.shape];
  return field?.description ?? '';
}
