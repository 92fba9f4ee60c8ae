import { describe, expect, test } from 'vitest';
import { aManifest } from '../testing/zipFile.ts';
import { readManifest } from './readManifest.ts';

const read = (xml: string) => readManifest(Buffer.from(xml));
const manifest = (inside: string, attributes = ''): string => `<manifest ${attributes}>${inside}</manifest>`;
const organized = (items: string): string =>
  `<organizations><organization><title>All</title>${items}</organization></organizations>`;

describe('the encoding of a manifest', () => {
  const titled = (encoding: string): string =>
    `<?xml version="1.0" encoding="${encoding}"?>${manifest(`${organized('<item identifier="a" identifierref="r"><title>Größe</title></item>')}<resources><resource identifier="r" href="a.html"/></resources>`)}`;
  const big = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

  test.each([
    ['UTF-8', Buffer.from(titled('utf-8'))],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${titled('utf-8')}`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${titled('utf-16')}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(titled('utf-16'), 'utf16le')],
    ['UTF-16 the other way round', big(`\ufeff${titled('utf-16')}`)],
    ['ISO-8859-1', Buffer.from(titled('ISO-8859-1'), 'latin1')],
    ['UTF-8 that says it is UTF-16', Buffer.from(titled('UTF-16'))],
    ['Latin letters that say they are UTF-8', Buffer.from(titled('utf-8'), 'latin1')],
  ])('OP-70 may be %s', (_what, bytes) => {
    expect(readManifest(bytes).items[0]?.title).toBe('Größe');
  });
});

test('OP-70 paths are joined of every xml:base, with a slash or without, and keep their query', () => {
  const { items } = read(
    manifest(
      `${organized('<item identifier="a" identifierref="r" parameters="?c=d#e"><title>A</title></item>')}
      <resources xml:base="content"><resource identifier="r" xml:base="unit 1/" href="index.html?a=b"/></resources>`,
      'xml:base="package/"',
    ),
  );
  expect(items[0]?.path).toBe('package/content/unit 1/index.html?a=b&c=d#e');
});

test('OP-70 nested items stand below their headings; what is not visible and opens nothing is left out', () => {
  const { items } = read(
    manifest(
      `${organized(`<item identifier="h"><title>Heading</title>
        <item identifier="a" identifierref="r"><title>A</title></item>
        <item identifier="gone" isvisible="false"><title>Gone</title></item></item>`)}
      <resources><resource identifier="r" href="a.html"/></resources>`,
    ),
  );
  expect(items.map(({ itemId, parentId, path }) => [itemId, parentId, path])).toEqual([
    ['h', null, null],
    ['a', 'h', 'a.html'],
  ]);
});

test('OP-70 SCORM-02 objectives of the sequencing are told by name, the mark of the primary one as the mark of the item', () => {
  const sequencing = `<imsss:sequencing><imsss:objectives>
    <imsss:primaryObjective objectiveID="whole" satisfiedByMeasure="true"><imsss:minNormalizedMeasure>0.6</imsss:minNormalizedMeasure></imsss:primaryObjective>
    <imsss:objective objectiveID="part"/><imsss:objective objectiveID="part"/><imsss:objective objectiveID=""/></imsss:objectives></imsss:sequencing>`;
  const xml = aManifest('2004', [{ id: 'a', href: 'a.html' }]).replace('</item>', `${sequencing}</item>`);
  const { items } = read(xml);
  expect(items[0]).toMatchObject({ objectiveIds: ['whole', 'part'], scaledPassingScore: 0.6 });
});

test('OP-70 the mark and the data that 1.2 gives an item are told', () => {
  const adl = '<adlcp:masteryscore>80</adlcp:masteryscore><adlcp:datafromlms>mode=exam</adlcp:datafromlms>';
  const { items } = read(aManifest('1.2', [{ id: 'a', href: 'a.html' }]).replace('</item>', `${adl}</item>`));
  expect(items[0]).toMatchObject({ masteryScore: 80, launchData: 'mode=exam', objectiveIds: [] });
});
