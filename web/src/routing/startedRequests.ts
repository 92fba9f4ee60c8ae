/** Requests on their way that nobody has taken up yet, by key. The boot script fills it before the bundle runs. */
interface StartedWindow {
  lecternStarted?: Map<string, Promise<Response>>;
}

/** The header that makes a cross-site call need a preflight, which the gateway then refuses. */
const preflightHeader = { 'apollo-require-preflight': 'true' };

/** Where GraphQL is served. */
const graphqlPath = '/graphql';

/** Browsers refuse longer bodies of requests that outlive their page, with some room for others on their way; in bytes. */
const longestKeptAlive = 60_000;

interface Sending {
  /** It goes out even when the page is left meanwhile, unless it is long. */
  readonly keepalive?: boolean;
  /** The answer is a stream of events, until this is aborted. */
  readonly streamUntil?: AbortSignal;
}

/** Sends a persisted document. */
export function postPersisted(
  id: string,
  variables: object,
  { keepalive = false, streamUntil }: Sending = {},
): Promise<Response> {
  const body = JSON.stringify({ id, variables });
  const accept = streamUntil ? 'text/event-stream' : 'application/json';
  return fetch(graphqlPath, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept, ...preflightHeader },
    body,
    keepalive: keepalive && new Blob([body]).size <= longestKeptAlive,
    ...(streamUntil ? { signal: streamUntil } : {}),
  });
}

/** Starts a request that the environment will take up when it asks for the same document with the same variables. */
export function startRequest(id: string, variables: object): Promise<Response> {
  const key = requestKey(id, variables);
  const requests = started();
  const running = requests.get(key);
  if (running) return running;
  const response = postPersisted(id, variables);
  // Anyone who takes it up handles the failure; nobody else must be told.
  response.catch(() => undefined);
  requests.set(key, response);
  return response;
}

/** Keeps an answer that came with the document, as if it had been asked for. */
export function keepStarted(id: string, variables: object, response: Response): void {
  started().set(requestKey(id, variables), Promise.resolve(response));
}

/** The text of an answer; empty when there is none. Of a copy, because the answer itself is read by anyone who takes it up. */
export const peekAnswer = (answer: Promise<Response>): Promise<string> =>
  answer.then((response) => response.clone().text()).catch(() => '');

/** The response on its way for this document and these variables, once; undefined when none was started. */
export function takeStarted(id: string, variables: object): Promise<Response> | undefined {
  const key = requestKey(id, variables);
  const response = started().get(key);
  started().delete(key);
  return response;
}

/** A key that does not depend on the order of members nor on whether an absent one is written as null. */
export function requestKey(id: string, variables: object): string {
  return `${id} ${JSON.stringify(variables, (_key, value: unknown) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, member]) => member !== null && member !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  })}`;
}

function started(): Map<string, Promise<Response>> {
  const holder = window as StartedWindow;
  holder.lecternStarted ??= new Map();
  return holder.lecternStarted;
}
