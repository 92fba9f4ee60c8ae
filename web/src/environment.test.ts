import { fetchQuery, commitMutation } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEnvironment } from './environment.ts';
import mutation from './identity/__generated__/useSignOutMutation.graphql.ts';
import query from './catalogue/landing/__generated__/LandingPageQuery.graphql.ts';
import { isRepeatable } from './environment.ts';
import { isOutdated, RequestError } from './requestError.ts';
import { startRequest } from './routing/startedRequests.ts';

const answer = (body: unknown, status = 200): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'x-request-id': 'req-1' },
  });
const courses = { data: { courses: { totalCount: 0, unavailable: false, nodes: [] } } };

let send: ReturnType<typeof vi.fn<typeof fetch>>;
beforeEach(() => {
  send = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', send);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Reads the landing page's courses; resolves with them or with the error. */
function read(onSignedOut = (): void => undefined): Promise<unknown> {
  const environment = createEnvironment({ onSignedOut });
  const outcome = fetchQuery(environment, query, { count: 25, signedIn: false })
    .toPromise()
    .catch((error: unknown) => error);
  void vi.runAllTimersAsync();
  return outcome;
}

describe('the environment', () => {
  it('sends the id of the document and never its text', async () => {
    send.mockResolvedValueOnce(answer(courses));
    await read();
    expect(JSON.parse(send.mock.calls[0]?.[1]?.body as string)).toEqual({
      id: query.params.id,
      variables: { count: 25, signedIn: false },
    });
  });

  it('BEY-50 tells a document that the servers no longer know by its code and its id', async () => {
    const refusal = { message: 'No document has this id', extensions: { code: 'UNKNOWN_DOCUMENT', status: 400 } };
    send.mockResolvedValueOnce(answer({ errors: [refusal] }, 400));
    const error = await read();
    expect(isOutdated(error)).toBe(true);
    expect(error).toMatchObject({ kind: 'server', document: query.params.id });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('takes up a request that the boot script has started', async () => {
    send.mockResolvedValueOnce(answer(courses));
    void startRequest(query.params.id ?? '', { count: 25, signedIn: false });
    await read();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('repeats a query while the network is gone or the server is not ready', async () => {
    send
      .mockRejectedValueOnce(new TypeError('gone'))
      .mockResolvedValueOnce(answer('', 503))
      .mockResolvedValueOnce(answer(courses));
    expect(await read()).toMatchObject(courses.data);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('gives up after two repetitions and says why', async () => {
    send.mockRejectedValue(new TypeError('gone'));
    const error = await read();
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ kind: 'network', code: 'NETWORK' });
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('does not repeat a refusal, and keeps its code and its request', async () => {
    send.mockResolvedValueOnce(
      answer({ data: null, errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN', status: 403 } }] }),
    );
    expect(await read()).toMatchObject({ kind: 'server', code: 'FORBIDDEN', status: 403, requestId: 'req-1' });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('takes an answer whose one root failed for none', async () => {
    send.mockResolvedValueOnce(
      answer({ data: { courses: null }, errors: [{ message: 'Upstream failed.', extensions: { code: '-1' } }] }),
    );
    expect(await read()).toBeInstanceOf(RequestError);
  });

  it('gives a partial answer on: what failed is thrown where it is read', async () => {
    const errors = [{ message: 'Upstream failed.', path: ['courses', 'totalCount'], extensions: { code: '-1' } }];
    send.mockResolvedValueOnce(answer({ ...courses, errors }));
    expect(await read()).toMatchObject(courses.data);
  });

  it('ERR-21 hears in a partial answer, too, that the session is over', async () => {
    const onSignedOut = vi.fn<() => void>();
    const errors = [{ message: 'No.', path: ['viewer'], extensions: { code: 'UNAUTHENTICATED' } }];
    send.mockResolvedValueOnce(answer({ ...courses, errors }));
    expect(await read(onSignedOut)).toMatchObject({ kind: 'signedOut' });
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  it('survives an answer that is not JSON', async () => {
    send.mockResolvedValueOnce(answer('<html>', 500));
    expect(await read()).toMatchObject({ kind: 'server', code: '-1', status: 500 });
  });

  it('ERR-21 AUTH-08 reports that the session is over', async () => {
    const onSignedOut = vi.fn<() => void>();
    send.mockResolvedValueOnce(answer({ errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] }, 401));
    expect(await read(onSignedOut)).toMatchObject({ kind: 'signedOut' });
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  it('repeats a mutation only where its key makes sure that it happens once', () => {
    expect(isRepeatable({ operationKind: 'mutation' }, { input: { courseId: 1 } })).toBe(false);
    expect(isRepeatable({ operationKind: 'mutation' }, { input: { courseId: 1, idempotencyKey: 'k' } })).toBe(true);
    expect(isRepeatable({ operationKind: 'query' }, {})).toBe(true);
  });

  it('sends a mutation without a key once', async () => {
    send.mockRejectedValue(new TypeError('gone'));
    const failed = new Promise((resolve) => {
      commitMutation(createEnvironment({ onSignedOut: () => undefined }), {
        mutation,
        variables: { input: {} },
        onError: resolve,
      });
    });
    await vi.runAllTimersAsync();
    expect(await failed).toMatchObject({ kind: 'network' });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
