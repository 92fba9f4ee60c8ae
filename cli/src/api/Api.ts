/** The public GraphQL API of one installation, as one person or as a visitor: the typed client, whose errors are told to the person at the terminal. */
import {
  createClient,
  NetworkError,
  RedirectedError,
  ServerError,
  UnexpectedAnswerError,
  type Client,
  type ClientOptions,
  type Tokens,
  type TypedDocument,
} from '@lectern/client';
import manifest from '../../package.json' with { type: 'json' };
import { Refusal, Unreachable } from '../refusal.ts';

export interface ApiOptions {
  /** Such as `https://learn.example`. */
  readonly host: string;
  readonly tokens: Tokens | null;
  /** Told whenever the tokens were renewed. */
  readonly onTokens?: (tokens: Tokens) => void;
  readonly retry?: ClientOptions['retry'];
}

/** A large course takes its time to be saved. */
const TIMEOUT_MS = 120_000;

export class Api {
  readonly host: string;
  readonly #client: Client;

  constructor({ host, ...options }: ApiOptions) {
    this.host = host;
    this.#client = createClient({
      host,
      ...options,
      clientName: 'lectern-cli',
      clientVersion: manifest.version,
      timeoutMs: TIMEOUT_MS,
    });
  }

  /** Sends one document. Throws a {@link Refusal} where it is not answered as a whole. */
  async send<Data, Variables extends object = object>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    try {
      return await this.#client.request(document, variables);
    } catch (error) {
      throw toldError(error, this.host);
    }
  }
}

/** The gateway has waited in vain for what it asked: that may have happened all the same. */
const UNCERTAIN: ReadonlySet<string> = new Set(['TIMEOUT', 'UPSTREAM_UNAVAILABLE']);

function toldError(error: unknown, host: string): unknown {
  if (error instanceof RedirectedError) {
    return new Refusal(`${host} sends on to ${error.location}. If that is where the course is, name it as the host.`);
  }
  if (error instanceof NetworkError) {
    return new Unreachable(error.message);
  }
  if (error instanceof UnexpectedAnswerError) {
    return new Unreachable(`${host} does not answer as Lectern does (status ${error.status}).`);
  }
  if (!(error instanceof ServerError)) {
    return error;
  }
  if (error.code === 'UNAUTHENTICATED') {
    return new Refusal(`Nobody is signed in at ${host}, or not any more. Sign in by: lectern login ${host}`);
  }
  if (UNCERTAIN.has(error.code)) {
    return new Unreachable(`${host} answered: ${error.message}.`);
  }
  return new Refusal(`${host} answered: ${error.message}`);
}
