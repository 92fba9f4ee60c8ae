/** The public GraphQL API of one installation, as one person or as a visitor. */
import { Refusal, Unreachable } from '../refusal.ts';

export interface Tokens {
  readonly accessToken: string;
  /** Without one the access token is not renewed. */
  readonly refreshToken?: string;
}

export interface ApiOptions {
  /** Such as `https://learn.example`. */
  readonly host: string;
  readonly tokens: Tokens | null;
  /** Told whenever the gateway has renewed the tokens. */
  readonly onTokens?: (tokens: Tokens) => void;
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
  readonly extensions?: { readonly tokens?: Tokens };
}

export class Api {
  readonly host: string;
  readonly #options: ApiOptions;
  #tokens: Tokens | null;

  constructor(options: ApiOptions) {
    this.host = options.host;
    this.#options = options;
    this.#tokens = options.tokens;
  }

  /** Sends one document. Throws a {@link Refusal} where it is not answered as a whole. */
  async send<Data>(document: string, variables: object): Promise<Data> {
    const response = await this.#post(JSON.stringify({ query: document, variables }));
    const answer = await readAnswer<Data>(response, this.host);
    if (answer.extensions?.tokens) {
      const { accessToken, refreshToken } = answer.extensions.tokens;
      this.#tokens = { accessToken, refreshToken };
      this.#options.onTokens?.(this.#tokens);
    }
    const [error] = answer.errors ?? [];
    if (error?.extensions?.code === 'UNAUTHENTICATED') {
      throw new Refusal(`Nobody is signed in at ${this.host}, or not any more. Sign in by: lectern login ${this.host}`);
    }
    if (error?.extensions?.code !== undefined && UNCERTAIN.has(error.extensions.code)) {
      throw new Unreachable(`${this.host} answered: ${error.message}.`);
    }
    if (error !== undefined || answer.data == null) {
      throw new Refusal(`${this.host} answered: ${error?.message ?? `status ${response.status} without data`}`);
    }
    return answer.data;
  }

  async #post(body: string): Promise<Response> {
    try {
      return await fetch(`${this.host}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json, application/json',
          'apollographql-client-name': 'lectern-cli',
          ...(this.#tokens && { authorization: `Bearer ${this.#tokens.accessToken}` }),
          ...(this.#tokens?.refreshToken && { 'x-refresh-token': this.#tokens.refreshToken }),
        },
        body,
        // Wherever it leads to, a session and a password are for this host alone.
        redirect: 'manual',
      });
    } catch (error) {
      throw new Unreachable(`${this.host} cannot be reached: ${reasonOf(error)}.`);
    }
  }
}

/** The gateway has waited in vain for what it asked: that may have happened all the same. */
const UNCERTAIN: ReadonlySet<string> = new Set(['TIMEOUT', 'UPSTREAM_UNAVAILABLE']);

async function readAnswer<Data>(response: Response, host: string): Promise<Answer<Data>> {
  const location = response.headers.get('location');
  if (response.status >= 300 && response.status < 400 && location !== null) {
    throw new Refusal(`${host} sends on to ${location}. If that is where the course is, name it as the host.`);
  }
  const text = await response.text();
  try {
    return answerOf<Data>(JSON.parse(text));
  } catch {
    throw new Unreachable(`${host} does not answer as Lectern does (status ${response.status}).`);
  }
}

function answerOf<Data>(value: unknown): Answer<Data> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('An answer has members.');
  }
  return value;
}

/** `fetch` says why it failed by the cause of its error. */
function reasonOf(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : new Error('it gave no reason');
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}
