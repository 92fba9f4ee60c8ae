import { request } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  /** Names in lower case, in the order they came; a name can stand twice. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
  /** The values of one header, none when it is absent. */
  all(name: string): readonly string[];
}

export interface RawCall {
  readonly method?: string;
  /** Sent exactly as they stand, `Host` too; in pairs so that a name can stand twice. */
  readonly headers?: readonly (readonly [string, string])[];
  readonly body?: string;
}

/** A call of which nothing is tidied up on the way: any host, any header, any path, no redirect followed. */
export function rawCall(baseUrl: string, path: string, { method = 'GET', headers = [], body }: RawCall = {}) {
  const { hostname, port, host } = new URL(baseUrl);
  const named = headers.some(([name]) => name.toLowerCase() === 'host');
  const sent = [
    ...(named ? [] : [['Host', host] as const]),
    ...headers,
    ...(body === undefined ? [] : [['Content-Length', String(Buffer.byteLength(body))] as const]),
  ];
  return new Promise<RawAnswer>((resolve, reject) => {
    const call = request({ hostname, port, path, method, agent: false, headers: sent.flat() }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const { rawHeaders } = answer;
        const pairs = rawHeaders.flatMap((name, index) =>
          index % 2 === 0 ? [[name.toLowerCase(), rawHeaders[index + 1] ?? ''] as const] : [],
        );
        resolve({
          status: answer.statusCode ?? 0,
          headers: pairs,
          body: Buffer.concat(parts).toString('utf8'),
          all: (name) => pairs.filter(([key]) => key === name).map(([, value]) => value),
        });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
