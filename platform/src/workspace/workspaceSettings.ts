/** Settings of the hosts that workspaces are served from. */
import { z } from 'zod';
import { list, type ValuesOf } from '../shared/settingKinds.ts';

export const workspaceSettings = {
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
};

export const workspaceConfig = (values: ValuesOf<typeof workspaceSettings>, isDevelopment: boolean) => ({
  defaultHosts: values.DEFAULT_HOSTS as readonly string[],
  /** Empty for any. */
  trialDomains: (values.TRIAL_DOMAINS ?? ['localhost', ...values.DEFAULT_HOSTS]) as readonly string[],
  /** With `{hostname}` in it. */
  publicUrlPattern: values.PUBLIC_URL_PATTERN ?? (isDevelopment ? 'http://{hostname}:4000' : 'https://{hostname}'),
});
