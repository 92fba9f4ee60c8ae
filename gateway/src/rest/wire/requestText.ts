export interface WireRequest {
  readonly method: string;
  /** Path with query, already encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as UTF-8. */
  readonly body: string | undefined;
}

/** Anything else could end the line. */
const goodPath = /^\/[\x21-\x7e]*$/;
const goodValue = /^[\t\x20-\x7e\x80-\xff]*$/;

/** The head of a request, in Latin-1. Throws a TypeError for what no head can carry. */
export function requestHead({ method, path, headers, body }: WireRequest, host: string): string {
  if (!goodPath.test(path)) throw new TypeError('The path of a request has only visible ASCII characters');
  let text = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: keep-alive\r\n`;
  for (const name in headers) {
    const value = headers[name] as string;
    if (!goodValue.test(value)) throw new TypeError(`The header ${name} has characters that no header can carry`);
    text += `${name}: ${value}\r\n`;
  }
  const hasBody = body !== undefined;
  // A request that may have a body and has none says so, or a server may wait for it.
  if (hasBody || method !== 'GET') text += `content-length: ${hasBody ? Buffer.byteLength(body) : 0}\r\n`;
  return `${text}\r\n`;
}
