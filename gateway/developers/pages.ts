/** The pages for developers, in the order of their menu. Each is a file of `docs/developers`. */
export const pages = [
  { file: 'index.md', path: '/developers', title: 'Begin' },
  { file: 'tokens.md', path: '/developers/tokens', title: 'Tokens and signing in' },
  { file: 'limits.md', path: '/developers/limits', title: 'Cost and limits' },
  { file: 'errors.md', path: '/developers/errors', title: 'Errors' },
  { file: 'sync.md', path: '/developers/sync', title: 'Pages and staying in step' },
  { file: 'idempotency.md', path: '/developers/idempotency', title: 'Repeating a write safely' },
  { file: 'webhooks.md', path: '/developers/webhooks', title: 'Webhooks' },
  { file: 'live.md', path: '/developers/live', title: 'Watching what changes' },
  { file: 'files.md', path: '/developers/files', title: 'Files and CSV' },
  { file: 'clients.md', path: '/developers/clients', title: 'Client libraries' },
  { file: 'rest.md', path: '/developers/rest', title: 'The REST interface' },
  { file: 'changelog.md', path: '/developers/changelog', title: 'Changes of the schema' },
] as const;

export type DeveloperPage = (typeof pages)[number];
