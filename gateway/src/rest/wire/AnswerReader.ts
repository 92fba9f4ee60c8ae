/** Reads one HTTP/1.1 answer after another (RFC 9112) from the pieces in which a socket gives them. */
import { writtenHeader } from '../readAfter.ts';
import { WireError } from './WireError.ts';

export interface WireAnswer {
  readonly status: number;
  readonly etag: string | undefined;
  /** How far a read must have come to see what was written, where the platform says so. */
  readonly writtenPosition?: string | undefined;
  /** The body, lent: overwritten by what the connection reads next. */
  readonly bytes: Buffer;
}

const longestHead = 16 * 1024;
/** Less than the longest string, into which it must fit to be read as JSON. */
const longestBody = 256 * 1024 * 1024;
const smallestRoom = 16 * 1024;
/** A larger room is given back once its answer was read: connections are many, and large answers rare. */
const largestKeptRoom = 512 * 1024;

const endOfHead = Buffer.from('\r\n\r\n');
const endOfLine = Buffer.from('\r\n');
/** What no line of a head may hold: other readers could take it for an end of a line, and no request could carry it back. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const strayCharacter = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]|\r(?!\n)|(?<!\r)\n/;
const fieldName = /^[\w!#$%&'*+.^`|~-]+$/;

/** How it is known where a body ends. */
type Framing = 'length' | 'chunked' | 'close';

interface Head {
  readonly status: number;
  readonly etag: string | undefined;
  readonly writtenPosition: string | undefined;
  readonly framing: Framing;
  /** Bytes of the body, where they are told. */
  readonly length: number;
  readonly keepsAlive: boolean;
  /** How long the other side keeps the connection when nothing is asked, where it says so. */
  readonly keepAliveMs: number | undefined;
}

export class AnswerReader {
  /** Whether the connection may be used again after the last answer. */
  keepsAlive = false;
  keepAliveMs: number | undefined;
  #room = Buffer.allocUnsafeSlow(smallestRoom);
  /** Bytes in the room that belong to the answer. */
  #used = 0;
  /** Where the head begins, behind answers that only announced this one (1xx). */
  #headStart = 0;
  #head: Head | null = null;
  #bodyStart = 0;
  /** Of a body in chunks: how much of it was put together, and up to where its bytes were read. */
  #joinedEnd = 0;
  #chunkStart = 0;
  #isInTrailer = false;

  /** Whether the head of the answer that is read now is not whole yet. */
  get awaitsHead(): boolean {
    return this.#head === null;
  }

  /**
   * Takes a piece and answers the whole answer once it is there, else null. The piece may be overwritten afterwards. Throws a WireError for
   * what is no answer.
   */
  push(piece: Buffer): WireAnswer | null {
    // An answer in one piece, as most are, is read where it lies.
    if (this.#used === 0) {
      const answer = this.#read(piece, piece.length);
      if (answer === null) this.#append(piece);
      return answer;
    }
    this.#append(piece);
    return this.#read(this.#room, this.#used);
  }

  /** The other side sends nothing more: the answer where its body ends with the connection, else null. */
  end(): WireAnswer | null {
    return this.#head?.framing === 'close' ? this.#finish(this.#room, this.#head, this.#used, this.#used) : null;
  }

  #append(piece: Buffer): void {
    const needed = this.#used + piece.length;
    if (needed > longestHead + longestBody) throw new WireError('The answer is too long');
    if (needed > this.#room.length) {
      const told = this.#head?.framing === 'length' ? this.#bodyStart + this.#head.length : 0;
      const room = Buffer.allocUnsafeSlow(Math.max(needed, told, this.#room.length * 2));
      this.#room.copy(room, 0, 0, this.#used);
      this.#room = room;
    }
    piece.copy(this.#room, this.#used);
    this.#used = needed;
  }

  /** `bytes` begin with what was read before. */
  #read(bytes: Buffer, used: number): WireAnswer | null {
    while (this.#head === null) {
      const end = bytes.subarray(0, used).indexOf(endOfHead, this.#headStart);
      if (end === -1 ? used - this.#headStart > longestHead : end - this.#headStart > longestHead) {
        throw new WireError('The head of the answer is too long');
      }
      if (end === -1) return null;
      const head = headOf(bytes.toString('latin1', this.#headStart, end));
      this.#bodyStart = end + endOfHead.length;
      if (head.status >= 200) this.#head = head;
      else this.#headStart = this.#bodyStart;
      if (this.#headStart > longestHead) throw new WireError('The answer is announced and does not come');
      this.#joinedEnd = this.#bodyStart;
      this.#chunkStart = this.#bodyStart;
    }
    switch (this.#head.framing) {
      case 'length': {
        const end = this.#bodyStart + this.#head.length;
        return used < end ? null : this.#finish(bytes, this.#head, end, used);
      }
      case 'chunked':
        return this.#readChunks(bytes, used) ? this.#finish(bytes, this.#head, this.#joinedEnd, used) : null;
      case 'close':
        return null;
    }
  }

  /** Puts the chunks that are there together, in place. True once the last one was read. */
  #readChunks(bytes: Buffer, used: number): boolean {
    const there = bytes.subarray(0, used);
    for (;;) {
      const lineEnd = there.indexOf(endOfLine, this.#chunkStart);
      if (lineEnd === -1) {
        if (used - this.#chunkStart > longestHead) throw new WireError('A line between chunks is too long');
        return false;
      }
      if (this.#isInTrailer) {
        const isOver = lineEnd === this.#chunkStart;
        this.#chunkStart = lineEnd + endOfLine.length;
        if (isOver) {
          this.#isInTrailer = false;
          return true;
        }
        continue;
      }
      const size = chunkSize(bytes.toString('latin1', this.#chunkStart, lineEnd));
      const start = lineEnd + endOfLine.length;
      if (size === 0) {
        this.#chunkStart = start;
        this.#isInTrailer = true;
        continue;
      }
      const end = start + size;
      if (used < end + endOfLine.length) return false;
      if (bytes[end] !== endOfLine[0] || bytes[end + 1] !== endOfLine[1]) {
        throw new WireError('A chunk is not as long as it says');
      }
      bytes.copyWithin(this.#joinedEnd, start, end);
      this.#joinedEnd += size;
      this.#chunkStart = end + endOfLine.length;
    }
  }

  #finish(bytes: Buffer, head: Head, bodyEnd: number, used: number): WireAnswer {
    const messageEnd = head.framing === 'chunked' ? this.#chunkStart : bodyEnd;
    // What nobody asked for would be taken for the answer to the next request.
    this.keepsAlive = head.keepsAlive && used === messageEnd;
    this.keepAliveMs = head.keepAliveMs;
    const { status, etag, writtenPosition } = head;
    const answer = { status, etag, writtenPosition, bytes: bytes.subarray(this.#bodyStart, bodyEnd) };
    this.#head = null;
    this.#used = 0;
    this.#headStart = 0;
    // The answer still points to it.
    if (this.#room.length > largestKeptRoom) this.#room = Buffer.allocUnsafeSlow(smallestRoom);
    return answer;
  }
}

function chunkSize(line: string): number {
  const digits = /^([\da-f]{1,8})[ \t]*(?:;|$)/i.exec(line)?.[1];
  if (digits === undefined) throw new WireError('A chunk has no length');
  return Number.parseInt(digits, 16);
}

function headOf(text: string): Head {
  if (strayCharacter.test(text)) throw new WireError('The head of the answer has stray characters');
  const lines = text.split('\r\n');
  const [, minor, code] = /^HTTP\/1\.([01]) ([1-9]\d{2})(?: |$)/.exec(lines[0] ?? '') ?? [];
  if (code === undefined) throw new WireError('What came is no answer of HTTP/1.1');
  const fields = new Map<string, string>();
  for (let index = 1; index < lines.length; index += 1) addField(fields, lines[index] as string);
  const status = Number(code);
  if (status === 101) throw new WireError('The connection speaks another protocol from now on');
  const connection = (fields.get('connection') ?? '').toLowerCase();
  const { framing, length } = framingOf(status, fields);
  return {
    status,
    etag: fields.get('etag'),
    writtenPosition: fields.get(writtenHeader),
    framing,
    length,
    keepsAlive: minor === '1' && framing !== 'close' && !/(?:^|[\s,])close(?:$|[\s,])/.test(connection),
    keepAliveMs: keepAliveMsOf(fields.get('keep-alive')),
  };
}

/** Fields whose second line would be another message to another reader. */
const single = new Set(['content-length', 'transfer-encoding']);
const wanted = new Set([...single, 'connection', 'etag', 'keep-alive', writtenHeader]);

function addField(fields: Map<string, string>, line: string): void {
  const colon = line.indexOf(':');
  const given = line.slice(0, Math.max(colon, 0));
  if (!fieldName.test(given)) throw new WireError('A header of the answer has no name');
  const name = given.toLowerCase();
  if (!wanted.has(name)) return;
  const before = fields.get(name);
  const value = line.slice(colon + 1).trim();
  if (before !== undefined && single.has(name)) throw new WireError(`The answer says ${name} twice`);
  fields.set(name, before === undefined || name === 'etag' ? value : `${before}, ${value}`);
}

function framingOf(status: number, fields: ReadonlyMap<string, string>): Pick<Head, 'framing' | 'length'> {
  const length = fields.get('content-length');
  const coding = fields.get('transfer-encoding');
  if (length !== undefined && !/^\d{1,15}$/.test(length)) throw new WireError('The length of the answer is none');
  // Two readers could take different ends for the right one.
  if (length !== undefined && coding !== undefined) throw new WireError('The answer says twice where it ends');
  if (coding !== undefined && coding.toLowerCase() !== 'chunked')
    throw new WireError('The answer has an unknown coding');
  if (status < 200 || status === 204 || status === 304) return { framing: 'length', length: 0 };
  if (coding !== undefined) return { framing: 'chunked', length: 0 };
  if (length === undefined) return { framing: 'close', length: 0 };
  if (Number(length) > longestBody) throw new WireError('The answer is too long');
  return { framing: 'length', length: Number(length) };
}

function keepAliveMsOf(field: string | undefined): number | undefined {
  const seconds = /(?:^|[\s,])timeout=(\d{1,6})/i.exec(field ?? '')?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}
