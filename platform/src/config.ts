import { z } from 'zod';
import { contentConfig, contentSettings } from './content/contentSettings.ts';
import { revisionConfig, revisionSettings } from './course/revision/revisionSettings.ts';
import { databaseConfig, databaseSettings } from './db/databaseSettings.ts';
import { fileConfig, fileSettings } from './file/fileSettings.ts';
import { stillConfig, stillSettings } from './file/still/stillSettings.ts';
import { scormConfig, scormSettings } from './scorm/scormSettings.ts';
import { rateLimitConfig, rateLimitSettings } from './http/rateLimitSettings.ts';
import { serverConfig, serverSettings } from './http/serverSettings.ts';
import { externalConfig, externalSettings } from './identity/external/externalSettings.ts';
import { identitySettings, passwordConfig } from './identity/identitySettings.ts';
import { jobConfig, jobSettings } from './job/jobSettings.ts';
import { liveConfig, liveSettings } from './live/liveSettings.ts';
import { mailConfig, mailSettings } from './mail/mailSettings.ts';
import { outboundConfig, outboundSettings } from './outbound/outboundSettings.ts';
import { personnelConfig, personnelSettings } from './integration/personnel/personnelSettings.ts';
import { ConfigError } from './shared/configError.ts';
import { workspaceConfig, workspaceSettings } from './workspace/workspaceSettings.ts';

const developmentSecrets = {
  oauthClientSecret: 'lectern-dev-secret',
  tokenSecret: 'lectern-dev-token-secret-of-32-bytes-or-more',
  sealingKey: 'lectern-dev-sealing-key-of-32-bytes-or-more',
} as const;

/** Every variable the platform reads, with its meaning. Nothing else in the platform looks at the environment. */
export const environmentSchema = z.object({
  APP_ENV: z
    .enum(['production', 'staging', 'dev'])
    .default('production')
    .describe('Kind of the installation (LIM-41). Only dev allows the development secrets.'),
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
  ...serverSettings,
  ...databaseSettings,
  ...identitySettings,
  ...mailSettings,
  ...fileSettings,
  ...stillSettings,
  ...scormSettings,
  ...externalSettings,
  ...outboundSettings,
  ...personnelSettings,
  ...workspaceSettings,
  ...contentSettings,
  ...revisionSettings,
  ...rateLimitSettings,
  ...liveSettings,
  ...jobSettings,
});

type Values = z.output<typeof environmentSchema>;

/** What the servers know about their surroundings, parsed once at start. */
export type Config = Readonly<ReturnType<typeof parseConfig>>;

/** Parses the environment; throws {@link ConfigError} when a value is missing or cannot be used. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>) {
  const values = readValues(environment);
  const secrets = requireSecrets(values);
  return {
    environment: values.APP_ENV,
    oauthClient: { id: values.OAUTH_CLIENT_ID, secret: secrets.oauthClientSecret },
    tokenSecret: secrets.tokenSecret,
    sealingKey: secrets.sealingKey,
    ...serverConfig(values),
    ...databaseConfig(values),
    ...passwordConfig(values),
    ...mailConfig(values),
    ...fileConfig(values),
    ...stillConfig(values),
    ...scormConfig(values),
    ...externalConfig(values),
    ...outboundConfig(values),
    ...personnelConfig(values),
    ...workspaceConfig(values, values.APP_ENV === 'dev'),
    ...contentConfig(values),
    ...revisionConfig(values),
    ...rateLimitConfig(values),
    ...liveConfig(values),
    ...jobConfig(values),
  };
}

function readValues(environment: Readonly<Record<string, string | undefined>>): Values {
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
  return parsed.data;
}

function requireSecrets(values: Values): {
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
