/** The index of an MP4, its box `moov`: which codecs it names, and where it says that samples lie. */
import { DomainError } from '../errors.ts';
import { boxesAt, boxesIn, unreadable, type Box } from './mp4Boxes.ts';

/** What every browser plays: H.264 and AAC (OP-208). */
const videoCodecs: ReadonlySet<string> = new Set(['avc1', 'avc3']);
const soundCodecs: ReadonlySet<string> = new Set(['mp4a']);
/** What people know codecs by. */
const codecNames: ReadonlyMap<string, string> = new Map([
  ['hvc1', 'HEVC'],
  ['hev1', 'HEVC'],
  ['dvh1', 'Dolby Vision'],
  ['dvhe', 'Dolby Vision'],
  ['av01', 'AV1'],
  ['vp09', 'VP9'],
  ['mp4v', 'MPEG-4 Part 2'],
  ['ac-3', 'AC-3'],
  ['ec-3', 'E-AC-3'],
  ['Opus', 'Opus'],
  ['alac', 'ALAC'],
]);

/** Version, flags and a count stand before the entries of a table. */
const tableHead = 8;
const handlerAt = 8;

export const wholeIndex = (index: Buffer): Box => {
  const [moov, ...others] = boxesIn(index, 0, index.length);
  if (moov?.type !== 'moov' || others.length > 0) {
    throw unreadable();
  }
  return moov;
};

/** Throws VIDEO_CODEC for a track that not every browser plays, and FILE_UNREADABLE where there is no video. */
export function checkCodecs(index: Buffer): void {
  let videos = 0;
  for (const track of boxesAt(index, wholeIndex(index), ['trak', 'mdia'])) {
    const handler = handlerOf(index, track);
    const known = handler === 'vide' ? videoCodecs : handler === 'soun' ? soundCodecs : null;
    if (known === null) {
      continue;
    }
    videos += handler === 'vide' ? 1 : 0;
    const unknown = codecsOf(index, track).find((codec) => !known.has(codec));
    if (unknown !== undefined) {
      throw new DomainError('VIDEO_CODEC', { params: { codec: codecNames.get(unknown) ?? unknown.trim() } });
    }
  }
  if (videos === 0) {
    throw unreadable();
  }
}

function handlerOf(index: Buffer, track: Box): string {
  const [handler] = boxesAt(index, track, ['hdlr']);
  return handler ? index.toString('latin1', handler.content + handlerAt, handler.content + handlerAt + 4) : '';
}

function codecsOf(index: Buffer, track: Box): readonly string[] {
  const codecs = boxesAt(index, track, ['minf', 'stbl', 'stsd']).flatMap(({ content, end }) =>
    boxesIn(index, content + tableHead, end).map(({ type }) => type),
  );
  if (codecs.length === 0 || codecs.some((codec) => !/^[\x20-\x7e]{4}$/.test(codec))) {
    throw unreadable();
  }
  return codecs;
}

/** Blanks what people write into a video beside what is seen: titles, devices, and where it was taken. Its place stays, so that nothing moves. */
export function blankWords(index: Buffer): void {
  const moov = wholeIndex(index);
  const tracks = boxesAt(index, moov, ['trak']);
  for (const within of [moov, ...tracks, ...tracks.flatMap((track) => boxesAt(index, track, ['mdia']))]) {
    for (const { type, start, content, end } of boxesIn(index, within.content, within.end)) {
      if (type === 'udta' || type === 'meta') {
        index.write('free', start + 4, 'latin1');
        index.fill(0, content, end);
      }
    }
  }
}

/**
 * Changes where samples are said to lie, as `move` says. Throws FILE_UNREADABLE for a place that is not in the file, which is of
 * `fileBytes`, and for a table that does not hold what it counts.
 */
export function moveSamples(index: Buffer, fileBytes: number, move: (place: number) => number): void {
  const tables = boxesAt(index, wholeIndex(index), ['trak', 'mdia', 'minf', 'stbl']).flatMap((table) =>
    boxesIn(index, table.content, table.end),
  );
  for (const { type, content, end } of tables) {
    const entryBytes = type === 'stco' ? 4 : type === 'co64' ? 8 : 0;
    if (entryBytes === 0) {
      continue;
    }
    if (content + tableHead > end || content + tableHead + index.readUInt32BE(content + 4) * entryBytes !== end) {
      throw unreadable();
    }
    for (let at = content + tableHead; at < end; at += entryBytes) {
      const place = entryBytes === 4 ? index.readUInt32BE(at) : Number(index.readBigUInt64BE(at));
      const moved = move(place);
      if (place >= fileBytes || (entryBytes === 4 && moved > 0xffffffff)) {
        throw unreadable();
      }
      if (entryBytes === 4) {
        index.writeUInt32BE(moved, at);
      } else {
        index.writeBigUInt64BE(BigInt(moved), at);
      }
    }
  }
}
