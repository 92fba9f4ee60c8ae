import {
  Environment,
  Network,
  Observable as RelayObservable,
  RecordSource,
  Store,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { readKept, renewKept } from './offline/kept/readKept.ts';
import { isOutage, RequestError } from './requestError.ts';
import { isConnected, noteAnswer } from './routing/connection.ts';
import { refusalIn } from './routing/refusalIn.ts';
import { postPersisted, takeStarted } from './routing/startedRequests.ts';

/** Waits before a request is repeated, in milliseconds; their number is the number of repetitions. */
const retryDelays = [300, 900] as const;

/** Statuses that say "not now" rather than "no". */
const passingStatuses = new Set([502, 503, 504]);

/**
 * The Relay environment of the page. `onSignedOut` is called when the session turns out to be over (ERR-21); it leaves the
 * page, which drops the store with everything that was read.
 */
export function createEnvironment({ onSignedOut }: { onSignedOut: () => void }): Environment {
  return new Environment({
    network: Network.create(
      (request, variables) => execute(request, variables, onSignedOut),
      (request, variables) => listen(request, variables, onSignedOut),
    ),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });
}

/** A subscription (BEY-45). What it takes is loaded with the first of them: no screen needs it to be drawn. */
function listen(
  request: RequestParameters,
  variables: Variables,
  onSignedOut: () => void,
): RelayObservable<GraphQLResponse> {
  return RelayObservable.create((sink) => {
    let end: (() => void) | undefined;
    let isOver = false;
    const begin = async (): Promise<void> => {
      const { listenTo } = await import('./routing/live/listenTo.ts');
      if (isOver) return;
      end = listenTo(idOf(request), variables, {
        next: (result) => sink.next(result),
        complete: () => sink.complete(),
        error(error) {
          if (error.kind === 'signedOut') onSignedOut();
          sink.error(error);
        },
      });
    };
    begin().catch((cause: unknown) => sink.error(new RequestError({ kind: 'network', code: 'NETWORK', cause })));
    return () => {
      isOver = true;
      end?.();
    };
  });
}

function idOf({ id, name }: RequestParameters): string {
  if (!id) throw new Error(`${name} is not in the persisted list; run the Relay compiler.`);
  return id;
}

async function execute(
  request: RequestParameters,
  variables: Variables,
  onSignedOut: () => void,
): Promise<GraphQLResponse> {
  /** Where the servers are away, or one behind another is, what is kept stands in for them. */
  const keptOr = async (outcome: unknown): Promise<GraphQLResponse> => {
    const isAway = outcome instanceof RequestError && isOutage(outcome);
    return (isAway ? await readKept(request, variables) : null) ?? settle(outcome, onSignedOut);
  };
  const delays = isRepeatable(request, variables) ? retryDelays : [];
  for (const delay of delays) {
    const kept = isConnected() ? null : await readKept(request, variables);
    if (kept) return kept;
    const outcome = await attempt(request, variables).catch((error: unknown) => error);
    if (!isPassing(outcome)) return keptOr(outcome);
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
  return keptOr(await attempt(request, variables).catch((error: unknown) => error));
}

/** Queries may be sent again; a mutation only when its key makes sure that it happens once. */
export function isRepeatable(request: Pick<RequestParameters, 'operationKind'>, variables: Variables): boolean {
  if (request.operationKind === 'query') return true;
  const input: unknown = variables['input'];
  return input !== null && typeof input === 'object' && typeof (input as Variables)['idempotencyKey'] === 'string';
}

async function attempt(request: RequestParameters, variables: Variables): Promise<GraphQLResponse> {
  const id = idOf(request);
  let response: Response;
  try {
    // What someone has done counts, even if they close the page at once.
    const keepalive = request.operationKind === 'mutation';
    response = await (takeStarted(id, variables) ?? postPersisted(id, variables, { keepalive }));
    noteAnswer(true);
  } catch (cause) {
    noteAnswer(false);
    throw new RequestError({ kind: 'network', code: 'NETWORK', cause });
  }
  const answer = await readResponse(response, id);
  renewKept(request, variables, answer);
  return answer;
}

async function readResponse(response: Response, document: string): Promise<GraphQLResponse> {
  const requestId = response.headers.get('x-request-id');
  const body: unknown = await response.json().catch(() => null);
  if (passingStatuses.has(response.status)) {
    throw new RequestError({ kind: 'unavailable', code: '-1', status: response.status, requestId });
  }
  if (body === null || typeof body !== 'object') {
    throw new RequestError({ kind: 'server', code: '-1', status: response.status, requestId });
  }
  const refusal = refusalIn(body, { status: response.status, requestId, document });
  if (refusal) throw refusal;
  return body as GraphQLResponse;
}

function isPassing(outcome: unknown): boolean {
  return outcome instanceof RequestError && (outcome.kind === 'network' || outcome.kind === 'unavailable');
}

function settle(outcome: unknown, onSignedOut: () => void): GraphQLResponse {
  if (!(outcome instanceof Error)) return outcome as GraphQLResponse;
  if (outcome instanceof RequestError && outcome.kind === 'signedOut') onSignedOut();
  throw outcome;
}
