import type { IntegrationTable } from '../db/schema.ts';

export type IntegrationType = IntegrationTable['type'];

export interface IntegrationField {
  readonly name: string;
  /** `name` is one of letters, digits and hyphens, as it becomes a part of an address; `nameOrUrl` either of the two. */
  readonly kind: 'text' | 'url' | 'boolean' | 'name' | 'nameOrUrl';
  /** Written, never read: it is sealed before it is stored, and no answer carries it. */
  readonly secret: boolean;
  /** Part of `publicIntegrations`, which visitors see. */
  readonly open: boolean;
  readonly description: string;
  /** Says where the secrets are sent: it changes only together with them, or they could be fetched by a server of anyone's choice. */
  readonly aims?: boolean;
  /** Taken when the field is absent. */
  readonly fallback?: string;
  /** Fewer characters than texts usually may have. */
  readonly longest?: number;
  /** Nothing is called with it, so that tests say nothing of it. */
  readonly untested?: boolean;
}

export interface IntegrationKind {
  readonly type: IntegrationType;
  readonly name: string;
  readonly fields: readonly IntegrationField[];
  /** Sets of fields of which one must be there whole. */
  readonly required: readonly (readonly string[])[];
}

const text = (name: string, description: string, more: Partial<IntegrationField> = {}): IntegrationField => ({
  name,
  kind: 'text',
  secret: false,
  open: false,
  description,
  ...more,
});
const secret = (name: string, description: string) => text(name, description, { secret: true });
const url = (name: string, description: string, more: Partial<IntegrationField> = {}) =>
  text(name, description, { kind: 'url', ...more });

/** The providers that a workspace can connect, with the fields of each (OP-32). */
export const integrationKinds: readonly IntegrationKind[] = [
  {
    type: 'PERSONNEL',
    name: 'Personnel system',
    fields: [
      text('clientId', 'Client id; with `clientSecret`.'),
      secret('clientSecret', 'Client secret; with `clientId`.'),
      text('subdomain', 'Name of the company at the provider; with `apiKey`.', { kind: 'name', aims: true }),
      secret('apiKey', 'Key of the API, or bearer token of a SCIM service.'),
      url('scimEndpoint', 'Address of a SCIM 2.0 service, to which `/Users` is joined; with `apiKey` or a client.', {
        aims: true,
      }),
      url('tokenEndpoint', 'Where a code, or the client itself, is exchanged for a token.', { aims: true }),
      text('group', 'Name of the group of the SCIM service whose members are taken over; everyone without it.'),
      text('sync', 'Whether people are taken over regularly.', { kind: 'boolean' }),
    ],
    required: [
      ['clientId', 'clientSecret'],
      ['subdomain', 'apiKey'],
      ['scimEndpoint', 'apiKey'],
    ],
  },
  {
    type: 'OAUTH2',
    name: 'OAuth2',
    fields: [
      text('clientId', 'Client id.', { open: true }),
      secret('clientSecret', 'Client secret.'),
      url('authorizationEndpoint', 'Where people sign in.', { open: true }),
      url('tokenEndpoint', 'Where a code is exchanged for a token.', { aims: true }),
      url('userEndpoint', 'Where the token opens the data of the person.'),
      text('responseType', 'Always `code`.', { open: true, fallback: 'code' }),
      text('scope', 'What is asked for, separated by spaces.', { open: true, fallback: 'openid email profile' }),
      text('emailProperty', 'Name of the e-mail address in the data of the person; dots lead into objects.', {
        fallback: 'email',
      }),
      url('issuer', 'Issuer of its ID tokens, where it is an OpenID provider; they are not looked at without it.'),
      text(
        'buttonLabel',
        'What its button on the sign-in page calls it, at most 60 characters; the company without it.',
        {
          longest: 60,
          untested: true,
        },
      ),
    ],
    required: [['clientId', 'clientSecret', 'authorizationEndpoint', 'tokenEndpoint', 'userEndpoint']],
  },
  {
    type: 'LOOM',
    name: 'Loom',
    fields: [text('appName', 'Name of the app.', { open: true }), secret('appKey', 'Key of the app.')],
    required: [['appName', 'appKey']],
  },
  {
    type: 'FORUM',
    name: 'Forum',
    fields: [
      text('forumId', 'Id of the forum: its short name at Disqus, or the https address of its page for embedding.', {
        open: true,
        kind: 'nameOrUrl',
      }),
      secret('apiKey', 'Key of the API.'),
    ],
    required: [['forumId', 'apiKey']],
  },
  {
    type: 'PUSH_NOTIFICATION',
    name: 'Push notifications',
    fields: [
      text('appName', 'Name of the app.', { open: true }),
      secret('appKey', 'Key of the app.'),
      secret('apiKey', 'Key of the API.'),
    ],
    required: [['appName', 'appKey', 'apiKey']],
  },
];

const kindByType = new Map(integrationKinds.map((kind) => [kind.type, kind]));

/** The kind of a stored integration. */
export function kindOf(type: IntegrationType): IntegrationKind {
  const kind = kindByType.get(type);
  if (kind === undefined) {
    throw new Error(`There is no kind of integration called ${type}.`);
  }
  return kind;
}
