/** MP4 files for tests, box by box. */

export const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
export const box = (type: string, ...content: readonly (Buffer | string)[]): Buffer => {
  const whole = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  return Buffer.concat([number(8 + whole.length), Buffer.from(type, 'latin1'), whole]);
};
export const noFlags = number(0);
export const handler = (kind: string): Buffer => box('hdlr', noFlags, number(0), kind, Buffer.alloc(13));
const codecs = (...names: readonly string[]): Buffer =>
  box('stsd', noFlags, number(names.length), ...names.map((name) => box(name, Buffer.alloc(8))));
export const chunks = (...places: readonly number[]): Buffer =>
  box('stco', noFlags, number(places.length), ...places.map(number));
const wideChunks = (...places: readonly number[]): Buffer =>
  box('co64', noFlags, number(places.length), ...places.map((place) => Buffer.concat([number(0), number(place)])));
export const track = (kind: string, codec: string, table: Buffer, ...more: readonly Buffer[]): Buffer =>
  box('trak', box('mdia', handler(kind), box('minf', box('stbl', codecs(codec), table))), ...more);

export const head = box('ftyp', 'isom', number(0), 'isomavc1');
export const film = Buffer.from('What is seen');
export const sound = Buffer.from('What is heard');
export const place = '+52.5200+013.4050/';

/** A film whose samples lie before its index, as cameras write it, and what is said about where it was taken. */
export function fromCamera(codec = 'avc1'): Buffer {
  const samples = box('mdat', film, sound);
  const at = head.length + 8;
  const index = box(
    'moov',
    track('vide', codec, chunks(at), box('udta', box('©xyz', place))),
    track('soun', 'mp4a', wideChunks(at + film.length)),
    box('udta', box('meta', place)),
  );
  return Buffer.concat([head, samples, index, box('uuid', place)]);
}
