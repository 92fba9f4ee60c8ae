import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkPdf } from './checkPdf.ts';
import { cleanMp3 } from './cleanMp3.ts';
import { assertNamed, displayName, type UploadFormat } from './fileRules.ts';
import { formatByBytes } from './formatByBytes.ts';

const text = (words: string): Buffer => Buffer.from(words, 'latin1');
const zeros = (count: number): Buffer => Buffer.alloc(count);
const uint32 = (value: number): Buffer => Buffer.from(new Uint32Array([value]).buffer);

const frame = Buffer.alloc(417);
frame.set([0xff, 0xfb, 0x90, 0x00]);
const frames = Buffer.concat(Array.from({ length: 8 }, () => frame));
const id3v2 = (length: number): Buffer =>
  Buffer.concat([text('ID3'), Buffer.from([4, 0, 0, 0, 0, length >> 7, length & 0x7f]), Buffer.alloc(length, 'n')]);
const id3v1 = Buffer.concat([text('TAGSecret'), zeros(119)]);
const apeEdge = (length: number, flags: number): Buffer =>
  Buffer.concat([text('APETAGEX'), uint32(2000), uint32(length), uint32(1), uint32(flags), zeros(8)]);
const ape = Buffer.concat([apeEdge(72, 0xa0000000), Buffer.alloc(40, 'n'), apeEdge(72, 0x80000000)]);
const riff = (format: number, sound: Buffer): Buffer =>
  Buffer.concat([
    text('RIFF'),
    uint32(0),
    text('WAVEfmt '),
    uint32(18),
    Buffer.from([format, 0]),
    zeros(16),
    text('data'),
    uint32(sound.length),
    sound,
    text('LIST'),
    uint32(4),
    text('name'),
  ]);

async function withFile<T>(bytes: Buffer, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-file-'));
  try {
    await writeFile(join(folder, 'file'), bytes);
    return await work(join(folder, 'file'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const cleaned = (bytes: Buffer): Promise<Buffer> =>
  withFile(bytes, async (path) => {
    await cleanMp3(path, `${path}.clean`);
    return readFile(`${path}.clean`);
  });

describe('LIB-06 OP-146 sound', () => {
  test.each([
    ['frames alone', frames],
    ['the rest of a frame before it', Buffer.concat([text('\u0012rest of a frame'), frames])],
    ['500 zeros before it', Buffer.concat([zeros(500), frames])],
    ['an ID3v2 tag', Buffer.concat([id3v2(300), frames, id3v1])],
    ['a tag that is longer than what is looked at', Buffer.concat([id3v2(9_000), frames])],
    ['zeros and a tag', Buffer.concat([zeros(9), id3v2(300), zeros(40), id3v2(5), frames])],
    ['an APE tag before it', Buffer.concat([ape, frames])],
    ['APE and ID3 tags around it', Buffer.concat([id3v2(20), ape, frames, ape, id3v1])],
    ['the head of a WAVE file', riff(0x55, frames)],
    ['the head of a WAVE file, and zeros', riff(0x55, Buffer.concat([zeros(99), frames]))],
  ])('with %s is taken, and is its frames alone afterwards', async (_what, bytes) => {
    expect(await formatByBytes(bytes.subarray(0, 4_100))).toBe('mp3');
    expect((await cleaned(bytes)).equals(frames)).toBe(true);
  });

  test.each([
    ['a WAVE file', riff(1, zeros(4_000))],
    ['a WAVE file that says it is MP3', riff(0x55, Buffer.alloc(4_000, 'x'))],
    ['zeros', zeros(5_000)],
    ['zeros and words', Buffer.concat([zeros(500), Buffer.alloc(5_000, 'x')])],
    ['a page and frames', Buffer.concat([text('<script>1</script>'), frames])],
    ['2,000 bytes and frames', Buffer.concat([Buffer.alloc(2_000, 'x'), frames])],
    ['zeros and a page', Buffer.concat([zeros(500), text('<html><script>1</script>')])],
  ])('%s is none', async (_what, bytes) => {
    expect(await formatByBytes(bytes.subarray(0, 4_100))).toBeNull();
  });
});

describe('LIB-06 OP-146 documents', () => {
  const end = '\nstartxref\n0\n%%EOF\n';
  const pdf = text(`%PDF-1.7\n1 0 obj\n<<>>\nendobj${end}`);
  const around = (before: string | Buffer, after: string | Buffer): Buffer =>
    Buffer.concat([Buffer.from(before), pdf, Buffer.from(after)]);
  const isTaken = (bytes: Buffer) =>
    withFile(bytes, async (path) => {
      const format = await formatByBytes(bytes.subarray(0, 4_100));
      return (
        format === 'pdf' &&
        (await checkPdf(path).then(
          () => true,
          () => false,
        ))
      );
    });

  test.each([
    ['nothing around it', around('', '')],
    ['a line before its mark', around('\r\n', '')],
    ['1,024 bytes before its mark', around(Buffer.alloc(1_024, 0x20), '')],
    ['the words of a printer before it', around('\u001b%-12345X@PJL ENTER LANGUAGE=PDF\r\n', '')],
    ['a mark of UTF-8 before it', around('\ufeff', '')],
    ['3 kB behind its end', around('', Buffer.alloc(3_000, 'x'))],
    ['300 kB of zeros behind its end', around('', zeros(300_000))],
    ['a later end', around('', `2 0 obj\n<<>>\nendobj${end}`)],
  ])('one with %s is taken', async (_what, bytes) => {
    expect(await isTaken(bytes)).toBe(true);
  });

  test.each([
    ['1,025 bytes before its mark', around(Buffer.alloc(1_025, 0x20), '')],
    ['a page before its mark', around('<script>1</script>', '')],
    ['a program before its mark', around(`MZ${'\0'.repeat(500)}`, '')],
    ['objects behind its end, as it was cut short', around('', '2 0 obj\n<<>>')],
    ['no end', text('%PDF-1.7 and nothing')],
    ['no end in 200 kB', Buffer.concat([text('%PDF-1.7'), zeros(200_000)])],
  ])('one with %s is not', async (_what, bytes) => {
    expect(await isTaken(bytes)).toBe(false);
  });
});

describe('LIB-06 OP-146 the name of a file', () => {
  const picture = () => sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } });
  const formats = ['png', 'jpg', 'gif', 'webp'] as const;

  test('has no part in what a picture is', async () => {
    for (const format of formats) {
      const bytes = await picture()
        .toFormat(format === 'jpg' ? 'jpeg' : format)
        .toBuffer();
      expect(await formatByBytes(bytes)).toBe(format);
    }
  });

  test.each([
    ['jpg', 'photo.jfif', 'photo.jfif'],
    ['jpg', 'photo.jpe', 'photo.jpe'],
    ['jpg', 'photo.JPG', 'photo.jpg'],
    ['jpg', 'x.jpeg', 'x.jpeg'],
    ['jpg', 'photo', 'photo.jpg'],
    ['jpg', 'photo.png', 'photo.jpg'],
    ['jpg', 'photo.heic', 'photo.heic.jpg'],
    ['png', 'Kapitel 1.2', 'Kapitel 1.2.png'],
    ['png', 'v1.0.final', 'v1.0.final.png'],
    ['webp', 'photo.jpeg', 'photo.webp'],
    ['mp3', 'Track 1.mp3', 'Track 1.mp3'],
    ['pdf', 'Report.v2', 'Report.v2.pdf'],
  ] as const)('of a %s, %s, is taken and shown as %s', (format, given, shown) => {
    expect(() => assertNamed(format, given, 'CONTENT')).not.toThrow();
    expect(displayName(given, format)).toBe(shown);
  });

  test.each([
    ['png', 'a.html'],
    ['jpg', 'a.pdf'],
    ['pdf', 'a.exe'],
    ['mp3', 'a.mp4'],
  ] as const)('of a %s, %s, promises another kind and is refused', (format, given) => {
    expect(() => assertNamed(format, given, 'CONTENT')).toThrow(expect.objectContaining({ code: 'INVALID_FILE_TYPE' }));
  });

  test('LIB-13 keeps the ending that the file had where a new one has none', () => {
    expect(displayName('b', 'jpg', 'jpeg')).toBe('b.jpeg');
    expect(displayName('b.jpg', 'jpg', 'jpeg')).toBe('b.jpg');
    expect(displayName('b', 'jpg', 'png')).toBe('b.jpg');
  });

  test('shown ends as its format does, and is shown so again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.constantFrom<UploadFormat>(...formats),
        (name, format) => {
          const shown = displayName(name, format);
          expect(shown).toMatch(
            format === 'jpg' ? /\.(?:jpg|jpeg|jpe|jfif|jif|pjp|pjpeg)$/ : new RegExp(`\\.${format}$`),
          );
          expect(displayName(shown, format)).toBe(shown);
        },
      ),
    );
  });
});
