import type { LookupAddress } from 'node:dns';
import { lookup as lookupName } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { Agent, request } from 'undici';
import { isPublicAddress } from './addressRules.ts';
import { isPrivateHost, mayCall, type UrlRules } from './urlRules.ts';

/** Why a call was not made or not finished. */
export type OutboundFailure = 'refused' | 'unreachable' | 'too_slow' | 'too_large';

/** A call to another server that failed. The message names the host alone: addresses carry codes and tokens. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly failure: OutboundFailure;

  constructor(failure: OutboundFailure, host: string, cause?: unknown) {
    super(`The call to ${host} failed: ${failure}`, { cause });
    this.failure = failure;
  }
}

export interface OutboundRequest {
  readonly method?: string;
  readonly headers?: Record<string, string> | Headers;
  readonly body?: string | Uint8Array | URLSearchParams | null;
  readonly signal?: AbortSignal | null;
  /** More than the usual 1 MB, for lists that come in one piece. */
  readonly largestAnswerBytes?: number;
  /** Answers once the status is there, without a body: it counts whatever follows, and for however long. */
  readonly statusAlone?: boolean;
}

export interface Outbound {
  /**
   * Calls another server as `fetch` does, and answers once the whole body is there. A redirect is answered, not followed. Throws
   * {@link OutboundError} for an address that is not public, for a server that cannot be reached, takes more than 10 seconds in
   * all, or answers more than 1 MB where the call allows no more.
   */
  fetch(this: void, url: string | URL, init?: OutboundRequest): Promise<Response>;
  close(): Promise<void>;
}

/** All addresses of a name, in the order to try them. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

export interface OutboundOptions extends UrlRules {
  readonly resolve?: Resolve;
  readonly timeoutMs?: number;
  readonly largestAnswerBytes?: number;
}

const resolveAll: Resolve = (hostname) => lookupName(hostname, { all: true });

/** The one way in which the platform calls other servers: workspaces name those, so they must not reach into our own network. */
export function createOutbound({
  resolve = resolveAll,
  timeoutMs = 10_000,
  largestAnswerBytes = 1_000_000,
  ...rules
}: OutboundOptions): Outbound {
  const { isAllowedAddress = isPublicAddress } = rules;
  const limits = { connectTimeout: timeoutMs, headersTimeout: timeoutMs, bodyTimeout: timeoutMs, pipelining: 1 };
  const toAnyone = new Agent({ ...limits, connect: { lookup: lookupOf(resolve, isAllowedAddress) } });
  const toPrivate = new Agent({ ...limits, connect: { lookup: lookupOf(resolve, () => true) } });

  async function send(url: URL, init: OutboundRequest, signal: AbortSignal): Promise<Response> {
    const answer = await request(url, {
      method: (init.method ?? 'GET') as 'GET',
      headers: { 'accept-encoding': 'identity', ...headersOf(init.headers, init.body) },
      body: init.body == null || init.body instanceof Uint8Array ? (init.body ?? null) : String(init.body),
      signal,
      dispatcher: isPrivateHost(url, rules.privateHosts) ? toPrivate : toAnyone,
    });
    if (init.statusAlone === true) {
      // A short one is let in, so that the connection can be used again; one that is longer, or does not end in time, closes it.
      void answer.body.dump({ limit: longestIgnoredBytes }).catch(() => undefined);
      return new Response(null, { status: answer.statusCode });
    }
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of answer.body as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > (init.largestAnswerBytes ?? largestAnswerBytes)) {
        answer.body.destroy();
        throw new OutboundError('too_large', url.host);
      }
      parts.push(part);
    }
    const mayHaveBody = ![204, 205, 304].includes(answer.statusCode);
    return new Response(mayHaveBody ? Buffer.concat(parts) : null, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((item): [string, string] => [name, item]),
      ),
    });
  }

  return {
    async fetch(address, init = {}) {
      const url = new URL(address);
      if (!mayCall(url, rules)) {
        throw new OutboundError('refused', url.host);
      }
      const deadline = AbortSignal.timeout(timeoutMs);
      try {
        return await send(url, init, init.signal ? AbortSignal.any([init.signal, deadline]) : deadline);
      } catch (error) {
        throw toOutboundError(error, url.host, deadline.aborted);
      }
    },
    async close() {
      await Promise.all([toAnyone.destroy(), toPrivate.destroy()]);
    },
  };
}

const longestIgnoredBytes = 16_384;
const refusedAddress = 'ERR_ADDRESS_REFUSED';

/**
 * The look-up of a connection. What it answers is what is connected to, so a name that changes its address between check and
 * connection gains nothing. One closed address among open ones refuses the whole name: a resolver that mixes them is not honest.
 */
function lookupOf(resolve: Resolve, isAllowedAddress: (address: string) => boolean): LookupFunction {
  const resolveOpen = callbackify(async (hostname: string): Promise<readonly LookupAddress[]> => {
    const addresses = await resolve(hostname);
    if (addresses.length === 0 || !addresses.every(({ address }) => isAllowedAddress(address))) {
      throw Object.assign(new Error('The address of the host is not public'), { code: refusedAddress });
    }
    return addresses;
  });
  return (hostname, { all }, callback) =>
    resolveOpen(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) {
        callback(error, '');
      } else if (all) {
        callback(null, [...addresses]);
      } else {
        callback(null, first.address, first.family);
      }
    });
}

function toOutboundError(error: unknown, host: string, outOfTime: boolean): OutboundError {
  if (error instanceof OutboundError) {
    return error;
  }
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  if (code === refusedAddress) {
    return new OutboundError('refused', host);
  }
  return new OutboundError(outOfTime || code.endsWith('_TIMEOUT') ? 'too_slow' : 'unreachable', host, error);
}

function headersOf(given: OutboundRequest['headers'], body: OutboundRequest['body']): Record<string, string> {
  const headers = Object.fromEntries(new Headers(given));
  return body instanceof URLSearchParams && headers['content-type'] === undefined
    ? { ...headers, 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }
    : headers;
}
