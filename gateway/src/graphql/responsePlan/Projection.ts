/**
 * Cuts answers out of upstream JSON: one pass over the bytes that notes where the members of an object stand, and writes its fields from
 * there, so that neither objects nor text are made of what is only passed on.
 */
import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COMMA,
  falseText,
  MINUS,
  nullText,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  SLASH,
  SMALL_N,
  SMALL_T,
  trueText,
  wordsOf,
} from './bytes.ts';
import { ByteWriter } from './ByteWriter.ts';
import { JsonReader } from './JsonReader.ts';
import type { Key, ListShape, ObjectShape, ResolvedShape, Write } from './shapes.ts';
import { leaveToResolvers } from './UnplannedError.ts';

/** What resolvers have to answer before the bytes are complete. */
export interface OpenFields {
  readonly shape: ResolvedShape;
  readonly model: Readonly<Record<string, unknown>>;
}

/** A place in the bytes for what a resolver answers: whose field it is, by its place in {@link Projected.open}, and which. */
export interface OpenPlace {
  readonly fields: number;
  readonly responseKey: string;
}

/** What comes of a projection beside its bytes. */
export interface Projected {
  /** How many items the lists of the plan have, by site. */
  readonly counts: Uint32Array;
  readonly open: OpenFields[];
  readonly places: OpenPlace[];
}

/** Stands in such a place: no JSON holds it. The number of the place follows, in three bytes. */
export const PLACE = 0x00;
export const placeLength = 4;
const mostPlaces = 0xff_ff_ff;

/** In `starts`: no such member, and one that is null where a list is read. */
const missing = -1;
const nullList = -2;

/** More names than these are looked up at each object. */
const mostKeys = 200;
/** Of what is made of a member, by its text. */
const longestRemembered = 64;
const mostRemembered = 8;

const partOfCourse = Buffer.from('@course/');

export class Projection {
  readonly reader = new JsonReader();
  readonly writer = new ByteWriter();
  #projected: Projected = { counts: new Uint32Array(0), open: [], places: [] };
  /** Where the values of the objects that are being read begin and end, one object's slots behind those of the one around it. */
  #starts = new Int32Array(256);
  #ends = new Int32Array(256);
  #escaped = new Int32Array(256);
  #top = 0;
  #ownerStart = missing;
  #ownerEnd = missing;
  /** Of the called host, as it stands in a text of JSON. */
  #origin: Uint8Array = Buffer.alloc(0);

  /** Begins with an answer that is lent; `sites` is how many lists the plan has. What is answered fills as items are written. */
  begin(bytes: Buffer, origin: string, sites: number): Projected {
    this.reader.begin(bytes);
    this.writer.begin();
    this.#top = 0;
    this.#ownerStart = missing;
    this.#origin = Buffer.from(JSON.stringify(origin).slice(1, -1));
    this.#projected = { counts: new Uint32Array(sites), open: [], places: [] };
    return this.#projected;
  }

  /** Lets go of what was lent. */
  end(): void {
    this.reader.end();
    this.writer.end();
  }

  /** Writes the items of a list, separated by commas, and notes where each begins and ends; answers where the list ends. */
  items(list: ListShape, from: number, places: number[] | null): number {
    const { writer } = this;
    const { bytes } = this.reader;
    if (bytes[from] !== OPEN_BRACKET) leaveToResolvers();
    let at = from + 1;
    if (bytes[at] === CLOSE_BRACKET) return at + 1;
    let count = 0;
    for (;;) {
      if (bytes[at] !== OPEN_BRACE) leaveToResolvers();
      if (count > 0) writer.byte(COMMA);
      places?.push(writer.at);
      at = this.#object(list.item, at);
      places?.push(writer.at);
      count += 1;
      if (bytes[at] === COMMA) at += 1;
      else if (bytes[at] === CLOSE_BRACKET) break;
      else leaveToResolvers();
    }
    const { counts } = this.#projected;
    counts[list.site] = (counts[list.site] as number) + count;
    return at + 1;
  }

  #object(shape: ObjectShape, from: number): number {
    const { reader, writer } = this;
    const { bytes } = reader;
    const base = this.#top;
    const begun = writer.at;
    this.#push(shape.slots);
    let at = from + 1;
    let next = 0;
    if (bytes[at] === CLOSE_BRACE) at += 1;
    else {
      for (;;) {
        let key = shape.keys[next];
        if (key === undefined || !reader.areHere(key.words, key.length, at)) key = this.#lookUp(shape, at);
        next = key.next;
        at += key.length;
        if (key.slot < 0) at = reader.skip(at);
        else {
          const slot = base + key.slot;
          // Twice: the last one would count, and its lists were counted already.
          if (this.#starts[slot] !== missing) leaveToResolvers();
          at = key.list === null ? this.#note(slot, at) : this.#list(key.list, base, slot, at);
        }
        if (bytes[at] === COMMA) at += 1;
        else if (bytes[at] === CLOSE_BRACE) break;
        else leaveToResolvers();
      }
      at += 1;
    }
    const own = writer.at;
    this.#fields(shape, base);
    // What stands in its lists was written before, and is in its place now.
    writer.moveTo(begun, own);
    this.#top = base;
    return at;
  }

  #note(slot: number, from: number): number {
    const { reader } = this;
    reader.sawEscape = false;
    const end = reader.skip(from);
    this.#starts[slot] = from;
    this.#ends[slot] = end;
    this.#escaped[slot] = reader.sawEscape ? 1 : 0;
    return end;
  }

  #list(list: ListShape, base: number, slot: number, from: number): number {
    if (this.reader.isHere(nullText, from)) {
      this.#starts[slot] = nullList;
      return from + nullText.length;
    }
    const ownerStart = this.#ownerStart;
    const ownerEnd = this.#ownerEnd;
    if (list.owner >= 0) {
      this.#ownerStart = this.#starts[base + list.owner] as number;
      this.#ownerEnd = this.#ends[base + list.owner] as number;
    }
    this.#starts[slot] = this.writer.at;
    const end = this.items(list, from, null);
    this.#ends[slot] = this.writer.at;
    this.#ownerStart = ownerStart;
    this.#ownerEnd = ownerEnd;
    return end;
  }

  #push(slots: number): void {
    const top = this.#top + slots;
    if (top > this.#starts.length) {
      this.#starts = grown(this.#starts, top);
      this.#ends = grown(this.#ends, top);
      this.#escaped = grown(this.#escaped, top);
    }
    for (let slot = this.#top; slot < top; slot += 1) this.#starts[slot] = missing;
    this.#top = top;
  }

  /** A member that was not expected here. */
  #lookUp(shape: ObjectShape, at: number): Key {
    const { reader } = this;
    const colon = reader.endOfName(at);
    // A name that is written with escapes is any name.
    if (reader.sawEscape) leaveToResolvers();
    const text = reader.bytes.toString('utf8', at, colon + 1);
    const known = shape.byText.get(text);
    if (known !== undefined) return known;
    const { slot, list } = shape.wanted.get(text.slice(1, -2)) ?? { slot: -1, list: null };
    const isKept = shape.keys.length < mostKeys;
    const own = Uint8Array.from(reader.bytes.subarray(at, colon + 1));
    const next = isKept ? shape.keys.length + 1 : 0;
    const key: Key = { words: wordsOf(own), length: own.length, slot, list, next };
    if (isKept) {
      shape.keys.push(key);
      shape.byText.set(text, key);
    }
    return key;
  }

  #fields({ writes, resolved }: ObjectShape, base: number): void {
    const { writer } = this;
    let open = -1;
    for (let index = 0; index < writes.length; index += 1) {
      const write = writes[index] as Write;
      writer.all(write.label);
      if (write.kind === 'resolved') {
        if (open < 0) open = this.#openFields(resolved as ResolvedShape, base);
        this.#place(open, write.responseKey);
      } else if (write.kind !== 'typename') this.#value(write, base);
    }
    writer.byte(CLOSE_BRACE);
  }

  #value(write: Exclude<Write, { kind: 'typename' | 'resolved' }>, base: number): void {
    const { reader, writer } = this;
    const { bytes } = reader;
    const slot = base + write.slot;
    const start = this.#starts[slot] as number;
    const end = this.#ends[slot] as number;
    if (write.kind === 'made') return this.#made(write, start, end);
    if (start < 0 || (write.kind !== 'list' && bytes[start] === SMALL_N)) {
      if (!write.isNullable || (start >= 0 && !reader.isHere(nullText, start))) leaveToResolvers();
      return writer.all(nullText);
    }
    switch (write.kind) {
      case 'list':
        if (write.beside >= 0 && this.#starts[base + write.beside] === missing) leaveToResolvers();
        writer.byte(OPEN_BRACKET);
        writer.again(start, end);
        return writer.byte(CLOSE_BRACKET);
      case 'int':
        if (!reader.isInt(start, end)) leaveToResolvers();
        return writer.copy(bytes, start, end);
      case 'float':
        return this.#float(start, end);
      case 'boolean':
        if (!reader.isHere(bytes[start] === SMALL_T ? trueText : falseText, start)) leaveToResolvers();
        return writer.copy(bytes, start, end);
      case 'json':
        return writer.text(JSON.stringify(reader.parsed(start, end)));
      case 'enum':
        if (!write.values.some((value) => this.#is(value, start, end))) leaveToResolvers();
        return writer.copy(bytes, start, end);
      case 'id':
        return this.#id(write.prefix, write.isPart, start, end);
      case 'text':
        return this.#string(slot, start, end);
      case 'url':
        return this.#url(slot, start, end);
    }
  }

  #is(text: Uint8Array, start: number, end: number): boolean {
    return text.length === end - start && this.reader.isHere(text, start);
  }

  #string(slot: number, start: number, end: number): void {
    const { reader, writer } = this;
    if (reader.bytes[start] !== QUOTE) leaveToResolvers();
    // The same text can be written with other escapes.
    if (this.#escaped[slot] === 1) writer.text(JSON.stringify(reader.parsed(start, end)));
    else writer.copy(reader.bytes, start, end);
  }

  /** As `toAbsoluteUrl` has it. */
  #url(slot: number, start: number, end: number): void {
    const { writer } = this;
    const { bytes } = this.reader;
    if (this.#escaped[slot] === 1) leaveToResolvers();
    if (bytes[start + 1] !== SLASH || bytes[start + 2] === SLASH) return this.#string(slot, start, end);
    writer.byte(QUOTE);
    writer.all(this.#origin);
    writer.copy(bytes, start + 1, end);
  }

  #float(start: number, end: number): void {
    const { reader, writer } = this;
    if (reader.isInt(start, end)) return writer.copy(reader.bytes, start, end);
    const value = reader.parsed(start, end);
    if (typeof value !== 'number' || !Number.isFinite(value)) leaveToResolvers();
    writer.text(JSON.stringify(value));
  }

  #made({ known, toJson }: Extract<Write, { kind: 'made' }>, start: number, end: number): void {
    const { reader, writer } = this;
    for (const { text, json } of known) if (this.#is(text, start, end)) return writer.all(json);
    const json = toJson(start < 0 ? undefined : reader.parsed(start, end)) ?? leaveToResolvers();
    if (known.length < mostRemembered && start >= 0 && end - start <= longestRemembered) {
      known.push({ text: Uint8Array.from(reader.bytes.subarray(start, end)), json: Buffer.from(json) });
    }
    writer.text(json);
  }

  #id(prefix: Uint8Array, isPart: boolean, start: number, end: number): void {
    const { reader, writer } = this;
    const { bytes } = reader;
    if (!reader.isInt(start, end) || bytes[start] === MINUS) leaveToResolvers();
    const begun = writer.at;
    writer.all(prefix);
    writer.copy(bytes, start, end);
    if (isPart) {
      if (this.#ownerStart < 0 || !reader.isInt(this.#ownerStart, this.#ownerEnd)) leaveToResolvers();
      writer.all(partOfCourse);
      writer.copy(bytes, this.#ownerStart, this.#ownerEnd);
    }
    writer.encodeLast(begun);
  }

  #openFields(shape: ResolvedShape, base: number): number {
    const model: Record<string, unknown> = {};
    for (const { name, slot, toValue } of shape.of) {
      const start = this.#starts[base + slot] as number;
      model[name] = toValue(start < 0 ? undefined : this.reader.parsed(start, this.#ends[base + slot] as number));
    }
    return this.#projected.open.push({ shape, model }) - 1;
  }

  #place(fields: number, responseKey: string): void {
    const { writer } = this;
    const place = this.#projected.places.push({ fields, responseKey }) - 1;
    if (place > mostPlaces) leaveToResolvers();
    writer.byte(PLACE);
    writer.byte(place >> 16);
    writer.byte((place >> 8) & 0xff);
    writer.byte(place & 0xff);
  }
}

function grown(values: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length * 2);
  larger.set(values);
  return larger;
}
