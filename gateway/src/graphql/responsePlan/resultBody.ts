import type { ExecutionResult } from 'graphql';
import { joined, JsonBytes } from './JsonBytes.ts';

/** A result as it is sent, in the order of its members: text, or bytes where parts of it are bytes already. */
export function resultBody(
  result: Pick<ExecutionResult, 'data' | 'extensions'> & { errors?: unknown },
): string | Buffer {
  const fields = Object.entries(result.data ?? {}).filter(([, value]) => value !== undefined);
  if (!fields.some(([, value]) => value instanceof JsonBytes)) return JSON.stringify(result);
  const { data: _data, extensions, ...before } = result;
  const head = JSON.stringify(before).slice(1, -1);
  const pieces: (string | Buffer)[] = [`{${head}${head === '' ? '' : ','}"data":{`];
  for (const [index, [key, value]] of fields.entries()) {
    pieces.push(`${index === 0 ? '' : ','}${JSON.stringify(key)}:`);
    pieces.push(value instanceof JsonBytes ? value.bytes : JSON.stringify(value));
  }
  pieces.push(extensions === undefined ? '}}' : `},"extensions":${JSON.stringify(extensions)}}`);
  return joined(pieces);
}
