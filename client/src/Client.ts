import { accepted } from './accepted.ts';
import { ClientError, GraphqlError, ServerError } from './errors.ts';
import { csvRows } from './file/csvRows.ts';
import { openCsv, pathAt, textOf } from './file/download.ts';
import { sendFile, type Upload, type UploadedFile } from './file/upload.ts';
import { SignInDocument, ViewerDocument, WorkspaceDocument, type SignInMutation } from './generated/graphql.ts';
import { readPages, type ConnectionOf } from './paging/readPages.ts';
import { readAnswer, type Answer } from './request/readAnswer.ts';
import { readOperation } from './request/readOperation.ts';
import { withRetries, type RetryOptions } from './request/retry.ts';
import { sentOnce, type SentOnce } from './request/sentOnce.ts';
import type { Transport } from './request/Transport.ts';
import type { TypedDocument } from './request/typedDocument.ts';
import { readChanges, type ChangeBatch, type Checkpoint, type Feeds } from './sync/readChanges.ts';
import { openSubscription } from './subscription/openSubscription.ts';
import { subscribe } from './subscription/subscribe.ts';
import { Session, type Credentials, type SessionOptions, type Tokens } from './session/Session.ts';

export interface RequestOptions {
  /** By which the caller gives up. */
  readonly signal?: AbortSignal | undefined;
}

export interface PagesOptions extends RequestOptions {
  /** How many to read at most; all when left out. */
  readonly most?: number;
  /** Told, once all of a page was taken, behind which item to read on by `after`; null behind the last page. */
  readonly onPage?: (next: string | null) => void;
}

export interface SubscribeOptions<Data, Variables> extends RequestOptions {
  /** Variables for the next connection, by what was received last: such as `after`, by which nothing is missed or told twice. */
  readonly resume?: (received: Data) => Partial<Variables>;
}

export interface ClientParts {
  readonly transport: Transport;
  readonly session: SessionOptions;
  readonly retry: RetryOptions;
}

/** Calls one workspace as one person, as a program with a token, or as a visitor. */
export class Client {
  readonly #transport: Transport;
  readonly #retry: RetryOptions;
  readonly #session: Session;

  constructor({ transport, session, retry }: ClientParts) {
    this.#transport = transport;
    this.#retry = retry;
    this.#session = new Session(session, {
      signIn: (credentials) => this.#signIn(credentials),
      refresh: (tokens) => this.#refresh(tokens),
    });
  }

  /** Such as `https://learn.example`. */
  get origin(): string {
    return this.#transport.origin;
  }

  /** Sends one document, and resolves with its data where it was answered as a whole. */
  async request<Data, Variables extends object = object>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    options: RequestOptions = {},
  ): Promise<Data> {
    return (await this.#answer(document, variables, options)).data;
  }

  /**
   * Reads a list of any length, item by item. The document takes `after`, and `first` for the size of a page, and `pick` says where the connection is
   * in its answer. With `after` among the variables it reads on from there.
   */
  async *pages<Data, Variables extends object, Node>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    pick: ConnectionOf<Data, Node>,
    { signal, most = Number.POSITIVE_INFINITY, onPage }: PagesOptions = {},
  ): AsyncGenerator<Node, void, undefined> {
    const start = (variables as { readonly after?: string | null }).after ?? null;
    const ask = (after: string | null) => this.#answer(document, { ...variables, after }, { signal });
    let left = most;
    for await (const { nodes, next } of readPages(ask, pick, start)) {
      for (const node of nodes) {
        if (left <= 0) {
          return;
        }
        left -= 1;
        yield node;
      }
      onPage?.(next);
    }
  }

  /**
   * Reads what changed in some lists, and what was deleted, since the checkpoint of the time before; everything without one. Each batch has the
   * checkpoint to go on from: the last one begins the next round. Deletions take the right to see them.
   */
  changes<All extends Feeds>(
    feeds: All,
    from: Checkpoint | null,
    { signal }: RequestOptions = {},
  ): AsyncGenerator<ChangeBatch<All>, void, undefined> {
    return readChanges((document, variables) => this.#answer(document, variables, { signal }), feeds, from);
  }

  /** Uploads a file into the workspace of the host. All tries share a key, by which they make one file. */
  async upload(upload: Upload): Promise<UploadedFile> {
    const { workspace } = await this.request(WorkspaceDocument, {}, { signal: upload.signal });
    if (workspace === null) {
      throw new ClientError(`${this.origin} serves no workspace.`);
    }
    const { workspaceId } = workspace;
    const idempotencyKey = upload.idempotencyKey ?? crypto.randomUUID();
    const send = () =>
      this.#authorized({ isRepeatable: true }, (headers) =>
        sendFile(this.#transport, headers, { ...upload, workspaceId, idempotencyKey }),
      );
    return withRetries(send, { retry: this.#retry, signal: upload.signal });
  }

  /** The rows of a list as CSV, by its `csvUrl`: its headings, then one item after the other while they come. */
  async *csvRows(url: string, { signal }: RequestOptions = {}): AsyncGenerator<readonly string[], void, undefined> {
    const path = pathAt(this.origin, url);
    const open = () =>
      this.#authorized({ isRepeatable: true }, (headers) => openCsv(this.#transport, { path, headers, signal }));
    const stream = await withRetries(open, { retry: this.#retry, signal });
    yield* csvRows(
      textOf(stream, (error) => {
        signal?.throwIfAborted();
        return this.#transport.told(error);
      }),
    );
  }

  /**
   * Watches something: its present state at once, and again after each change, until there is nothing more to tell, the loop is left or the signal
   * given up by. A connection that is lost is made again, for as long as it takes; only a refusal that stays ends it.
   */
  async *subscribe<Data, Variables extends object = object>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    { signal, resume }: SubscribeOptions<Data, Variables> = {},
  ): AsyncGenerator<Data, void, undefined> {
    const query = document.toString();
    if (readOperation(query).kind !== 'subscription') {
      throw new ClientError('Only a subscription can be watched.');
    }
    const open = (asked: Variables) =>
      this.#authorized({ isRepeatable: true }, (headers) =>
        openSubscription<Data>(this.#transport, {
          body: JSON.stringify({ query, variables: asked }),
          headers,
          signal,
          onTokens: (tokens) => this.#session.keep(tokens),
        }),
      );
    yield* subscribe({ open, variables, resume, retry: this.#retry, signal });
  }

  async #answer<Data, Variables extends object>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    { signal }: RequestOptions,
  ): Promise<Answer<Data>> {
    const text = document.toString();
    const operation = readOperation(text);
    if (operation.kind === 'subscription') {
      throw new ClientError('A subscription has many answers: watch it by `subscribe`.');
    }
    const sent = sentOnce(operation, variables);
    const send = () => this.#authorized(sent, (headers) => this.#post<Data>(text, sent.variables, { headers, signal }));
    return sent.isRepeatable ? withRetries(send, { retry: this.#retry, signal }) : send();
  }

  /** Sends as who the caller is, and once more where the token ran out and another one could be had. */
  async #authorized<Result>(
    { isRepeatable }: Pick<SentOnce, 'isRepeatable'>,
    send: (headers: Readonly<Record<string, string>>) => Promise<Result>,
  ): Promise<Result> {
    const token = await this.#session.accessToken();
    try {
      return await send(bearer(token));
    } catch (error) {
      const opensNothing = isTokenRefused(error) && (isRepeatable || nothingOf(error));
      if (token === null || !opensNothing || !(await this.#session.renew(token))) {
        throw error;
      }
      return send(bearer(await this.#session.accessToken()));
    }
  }

  #post<Data>(
    query: string,
    variables: object,
    { headers, signal }: RequestOptions & { readonly headers: Readonly<Record<string, string>> },
  ): Promise<Answer<Data>> {
    return this.#transport.send(
      {
        path: '/graphql',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json, application/json',
          ...headers,
        },
        body: JSON.stringify({ query, variables }),
        signal,
      },
      (response) => readAnswer<Data>(response, (tokens) => this.#session.keep(tokens)),
    );
  }

  async #signIn({ username, password }: Credentials): Promise<Tokens> {
    const variables = { input: { username, password, returnTokens: true } };
    const { data } = await this.#post<SignInMutation>(SignInDocument.toString(), variables, { headers: {} });
    const { tokens } = accepted(data.signIn);
    if (tokens === null) {
      throw new ClientError('Signing in gave no tokens.');
    }
    return tokens;
  }

  /** Any question that only someone who is signed in is answered renews the pair on the way. */
  async #refresh({ accessToken, refreshToken = '' }: Tokens): Promise<Tokens | null> {
    const headers = { ...bearer(accessToken), 'x-refresh-token': refreshToken };
    try {
      // A lost answer may be asked for again: the same pair comes until it is used.
      const { tokens } = await withRetries(() => this.#post(ViewerDocument.toString(), {}, { headers }), {
        retry: this.#retry,
      });
      return tokens;
    } catch (error) {
      if (isTokenRefused(error)) {
        return null;
      }
      throw error;
    }
  }
}

const bearer = (token: string | null): Readonly<Record<string, string>> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

const isTokenRefused = (error: unknown): boolean =>
  error instanceof GraphqlError
    ? error.errors.some(({ code }) => code === 'UNAUTHENTICATED')
    : error instanceof ServerError && error.status === 401;

/** Whether nothing was done or answered, so that a write may be sent again with another token. */
const nothingOf = (error: unknown): boolean =>
  !(error instanceof GraphqlError) || Object.values(error.data ?? {}).every((value) => value === null);
