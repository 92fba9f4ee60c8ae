import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AnswerReader } from './AnswerReader.ts';
import { WireError } from './WireError.ts';

interface Read {
  readonly status: number;
  readonly etag: string | undefined;
  readonly text: string;
  readonly keepsAlive: boolean;
}

/** Gives a reader the bytes in pieces cut at the given places, each overwritten as soon as the reader has returned, and then the end. */
function readIn(reader: AnswerReader, message: Buffer, cuts: readonly number[] = []): Read | null {
  const ends = [...cuts.map((cut) => cut % (message.length + 1)), message.length].toSorted((a, b) => a - b);
  let start = 0;
  for (const end of ends) {
    const piece = Buffer.from(message.subarray(start, end));
    start = end;
    if (piece.length === 0) continue;
    const answer = reader.push(piece);
    if (answer !== null) {
      return {
        status: answer.status,
        etag: answer.etag,
        text: answer.bytes.toString(),
        keepsAlive: reader.keepsAlive && start === message.length,
      };
    }
    piece.fill('!');
  }
  const last = reader.end();
  return last === null
    ? null
    : { status: last.status, etag: last.etag, text: last.bytes.toString(), keepsAlive: reader.keepsAlive };
}

const read = (message: string): Read | null => readIn(new AnswerReader(), Buffer.from(message, 'latin1'));

const chunksOf = (text: string, sizes: readonly number[]): Buffer => {
  let rest = Buffer.from(text);
  const parts: Buffer[] = [];
  for (const size of [...sizes, Number.POSITIVE_INFINITY]) {
    const part = rest.subarray(0, size);
    rest = rest.subarray(part.length);
    if (part.length > 0) parts.push(Buffer.from(`${part.length.toString(16)};x=y\r\n`), part, Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from('0\r\nTrailer: t\r\n\r\n')]);
};

interface Sent {
  readonly message: Buffer;
  readonly expected: Read;
}

/** Answers in each framing that keeps the connection, some announced by others. */
const sent: fc.Arbitrary<Sent> = fc
  .record({
    announced: fc.boolean(),
    etag: fc.option(fc.constantFrom('"a"', 'W/"b:1"'), { nil: undefined }),
    text: fc.string({ unit: 'grapheme', maxLength: 60 }),
    framing: fc.constantFrom('length', 'chunked', 'none'),
    sizes: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 5 }),
    name: fc.constantFrom('ETag', 'etag', 'ETAG'),
  })
  .map(({ announced, etag, text, framing, sizes, name }) => {
    const status = framing === 'none' ? 304 : 200;
    const body =
      framing === 'none' ? Buffer.alloc(0) : framing === 'length' ? Buffer.from(text) : chunksOf(text, sizes);
    const head = [
      `HTTP/1.1 ${status} Whatever it is called`,
      'Date: Fri, 27 Nov 2026 19:00:00 GMT',
      ...(etag === undefined ? [] : [`${name}:  ${etag} `]),
      ...(framing === 'length' ? [`Content-Length: ${body.length}`] : []),
      ...(framing === 'chunked' ? ['Transfer-Encoding: Chunked'] : []),
    ];
    const announcement = announced ? 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n' : '';
    return {
      message: Buffer.concat([Buffer.from(`${announcement}${head.join('\r\n')}\r\n\r\n`), body]),
      expected: { status, etag, text: framing === 'none' ? '' : text, keepsAlive: true },
    };
  });

test('answers in a row are read however a socket cuts them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(sent, fc.array(fc.nat(), { maxLength: 8 })), { maxLength: 5 }), (answers) => {
      const reader = new AnswerReader();
      for (const [{ message, expected }, cuts] of answers) expect(readIn(reader, message, cuts)).toEqual(expected);
    }),
  );
});

test('an answer is read byte by byte', () => {
  const message = Buffer.from(
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nWiki\r\n5\r\npedia\r\n0\r\n\r\n',
  );
  const cuts = Array.from(message, (_byte, index) => index);
  expect(readIn(new AnswerReader(), message, cuts)?.text).toBe('Wikipedia');
});

test('a large answer is whole', () => {
  const text = 'ä'.repeat(400_000);
  const head = Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n`);
  const message = Buffer.concat([head, Buffer.from(text)]);
  const cuts = Array.from({ length: 11 }, (_none, index) => index * 65_536);
  const reader = new AnswerReader();
  expect(readIn(reader, message, cuts)?.text === text).toBe(true);
  expect(readIn(reader, message, cuts)?.text === text).toBe(true);
});

test('a body that ends with the connection is whole once that has ended', () => {
  expect(read('HTTP/1.1 200 OK\r\n\r\nall of it')).toEqual({
    status: 200,
    etag: undefined,
    text: 'all of it',
    keepsAlive: false,
  });
  expect(read('HTTP/1.0 200 OK\r\n\r\n')?.text).toBe('');
});

describe('a connection is not used again', () => {
  test.each([
    ['that the server closes', 'HTTP/1.1 200 OK\r\nConnection: Close\r\nContent-Length: 2\r\n\r\n{}'],
    ['of HTTP/1.0', 'HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\n{}'],
    ['on which more came than was asked for', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}HTTP/1.1 200 OK\r\n'],
  ])('%s', (_which, message) => {
    expect(read(message)).toMatchObject({ text: '{}', keepsAlive: false });
  });
});

test('a server says how long it keeps a connection', () => {
  const reader = new AnswerReader();
  readIn(reader, Buffer.from('HTTP/1.1 204 No Content\r\nKeep-Alive: timeout=72\r\n\r\n'));
  expect(reader.keepAliveMs).toBe(72_000);
});

describe('what is no answer is refused', () => {
  test.each([
    ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n\r\n'],
    ['another version', 'HTTP/2.0 200 OK\r\n\r\n'],
    ['no status', 'HTTP/1.1 20 OK\r\n\r\n'],
    ['a change of protocol', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\n{}'],
    ['a length and chunks', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a list of lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2, 2\r\n\r\n{}'],
    ['a signed length', 'HTTP/1.1 200 OK\r\nContent-Length: +2\r\n\r\n{}'],
    ['a length that no memory has', 'HTTP/1.1 200 OK\r\nContent-Length: 999999999999\r\n\r\n{}'],
    ['an unknown coding', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n'],
    ['a folded header', 'HTTP/1.1 200 OK\r\nX: a\r\n b\r\nContent-Length: 0\r\n\r\n'],
    ['a space before the colon', 'HTTP/1.1 200 OK\r\nContent-Length : 0\r\n\r\n'],
    ['a header without a name', 'HTTP/1.1 200 OK\r\n: 0\r\n\r\n'],
    ['a header without a colon', 'HTTP/1.1 200 OK\r\nContent-Length\r\n\r\n'],
    ['a lone line feed', 'HTTP/1.1 200 OK\r\nX: a\nContent-Length: 0\r\n\r\n'],
    ['a lone carriage return', 'HTTP/1.1 200 OK\r\nX: a\rContent-Length: 0\r\n\r\n'],
    ['a control character, which no request could carry back', 'HTTP/1.1 200 OK\r\nETag: "\x01"\r\n\r\n'],
    ['a zero character', 'HTTP/1.1 200 OK\r\nX: a\0\r\n\r\n'],
    ['a chunk without a length', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\r\n\r\n'],
    ['a chunk of a negative length', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n\r\n'],
    [
      'a chunk that is longer than it says',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n',
    ],
    ['a head without an end', `HTTP/1.1 200 OK\r\nX: ${'a'.repeat(20_000)}`],
    [
      'a line between chunks without an end',
      `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}`,
    ],
    ['announcements without an answer', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'.repeat(1_000)],
  ])('%s', (_what, message) => {
    expect(() => read(message)).toThrow(WireError);
  });
});

test('an answer that breaks off is none', () => {
  for (const message of [
    'HTTP/1.1 200 OK\r\nContent-Le',
    'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n{"a"',
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n{"a"\r\n',
  ]) {
    expect(read(message)).toBeNull();
  }
});
