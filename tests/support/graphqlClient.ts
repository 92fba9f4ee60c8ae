import { newUsername, password } from './hosts.ts';

export interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: string; readonly status?: number; readonly requestId: string };
}

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface GraphqlAnswer<Data> {
  readonly data: Data | null;
  readonly errors?: readonly GraphqlError[];
  readonly extensions?: { readonly tokens?: Tokens & { readonly expiresIn: number }; readonly cost?: unknown };
}

/** A tool that calls the gateway with a bearer token, or as a visitor. */
export interface GraphqlClient {
  readonly host: string;
  /** The access token that it sends, null for a visitor. */
  readonly token: string | null;
  /** Sends one document; errors are part of the answer. */
  send<Data = Record<string, unknown>>(document: string, variables?: object): Promise<GraphqlAnswer<Data>>;
  /** The same for a document that has to succeed: rejects when the answer has errors. */
  expect<Data>(document: string, variables?: object): Promise<Data>;
  as(tokens: Partial<Tokens> | null): GraphqlClient;
}

export function createGraphqlClient(
  gatewayUrl: string,
  host: string,
  tokens: Partial<Tokens> | null = null,
): GraphqlClient {
  const client: GraphqlClient = {
    host,
    token: tokens?.accessToken ?? null,
    async send<Data>(document: string, variables: object = {}) {
      const answer = await fetch(`${gatewayUrl}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-host': host,
          ...(tokens?.accessToken === undefined ? {} : { authorization: `Bearer ${tokens.accessToken}` }),
          ...(tokens?.refreshToken === undefined ? {} : { 'x-refresh-token': tokens.refreshToken }),
        },
        body: JSON.stringify({ query: document, variables }),
      });
      return (await answer.json()) as GraphqlAnswer<Data>;
    },
    async expect<Data>(document: string, variables?: object) {
      const { data, errors } = await client.send<Data>(document, variables);
      if (errors !== undefined || data === null) throw new Error(`GraphQL answered ${JSON.stringify(errors)}`);
      return data;
    },
    as: (other) => createGraphqlClient(gatewayUrl, host, other),
  };
  return client;
}

const REGISTER = /* GraphQL */ `
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      tokens {
        accessToken
        refreshToken
      }
      userErrors {
        code
        message
      }
    }
  }
`;

/** Registers a new learner as a tool does. */
export async function registerTool(visitor: GraphqlClient, name = 'Ada Example'): Promise<Tokens> {
  const input = { username: newUsername(), password, name, consent: true, returnTokens: true };
  const { register } = await visitor.expect<{ register: { tokens: Tokens | null; userErrors: unknown[] } }>(REGISTER, {
    input,
  });
  if (register.tokens === null) throw new Error(`Registering was refused: ${JSON.stringify(register.userErrors)}`);
  return register.tokens;
}
