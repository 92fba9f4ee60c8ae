import { GraphqlError, ServerError, UnexpectedAnswerError, type PartError } from '../errors.ts';
import type { Tokens } from '../session/Session.ts';
import { retryAfterMs } from './retryAfter.ts';

export interface Answer<Data> {
  readonly data: Data;
  /** The pair in place of the one that was sent, which is used up. */
  readonly tokens: Tokens | null;
  /** By the clock of the server; null where it does not say. */
  readonly date: Date | null;
}

interface Wire {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: {
      readonly code?: string;
      readonly status?: number;
      readonly requestId?: string;
      readonly params?: Readonly<Record<string, unknown>>;
    };
  }[];
  readonly extensions?: { readonly tokens?: Tokens };
}

/** What a GraphQL request was answered. `onTokens` is told even where the rest has errors: the old pair is used up all the same. */
export async function readAnswer<Data>(response: Response, onTokens: (tokens: Tokens) => void): Promise<Answer<Data>> {
  const wire: Wire = await readObject(response);
  const { data, errors = [], extensions } = wire;
  const tokens = extensions?.tokens ?? null;
  if (tokens !== null) {
    onTokens(tokens);
  }
  const [first, ...more] = errors.map(({ message, path, extensions: about }): PartError => ({
    message,
    path: path ?? null,
    code: about?.code ?? 'UNKNOWN',
    status: about?.status ?? response.status,
    requestId: about?.requestId ?? null,
    ...(about?.params && { params: about.params }),
  }));
  if (first !== undefined) {
    throw new GraphqlError([first, ...more], { data: data ?? null, retryAfterMs: retryAfterMs(response.headers) });
  }
  if (data == null) {
    throw await refusedBy(response, wire);
  }
  const date = response.headers.get('date');
  return { data: data as Data, tokens, date: date === null ? null : new Date(date) };
}

/** Of an answer that is no GraphQL: `{code, message, params, requestId}`, or whatever stands between. */
export async function refusedBy(response: Response, read?: object): Promise<ServerError | UnexpectedAnswerError> {
  const { code, message, requestId, params } = (read ?? (await readObject(response))) as {
    readonly [member in 'code' | 'message' | 'requestId']?: unknown;
  } & { readonly params?: Readonly<Record<string, unknown>> };
  if (typeof code !== 'string' && typeof code !== 'number') {
    return notLectern(response);
  }
  return new ServerError(
    {
      code: String(code),
      message: typeof message === 'string' ? message : `The server answered ${code}.`,
      status: response.status,
      requestId: typeof requestId === 'string' ? requestId : null,
      ...(params && { params }),
    },
    retryAfterMs(response.headers),
  );
}

export async function readObject(response: Response): Promise<object> {
  const text = await response.text();
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value;
    }
  } catch {
    // Told below: what is no JSON is no answer either.
  }
  throw notLectern(response);
}

const notLectern = ({ status }: Response): UnexpectedAnswerError =>
  new UnexpectedAnswerError(`The server does not answer as Lectern does (status ${status}).`, status);
