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
  OPERATOR_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https?$/ })])
    .optional()
    .describe(
      'E-mail address or web page of who runs this installation, for those who want to keep a trial workspace (OP-191). Without it they read only that their operator can.',
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
  /** An e-mail address or a web page; null when the operator names none. */
  operatorContact: values.OPERATOR_CONTACT ?? null,
  /** With `{hostname}` in it. */
  publicUrlPattern: values.PUBLIC_URL_PATTERN ?? (isDevelopment ? 'http://{hostname}:4000' : 'https://{hostname}'),
});
