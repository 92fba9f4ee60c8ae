import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { aManifest, type ZipEntry } from '../testing/zipFile.ts';
import { readNames } from './archiveNames.ts';
import { unpacked } from './packagesOfTheWild.testkit.ts';

const page: ZipEntry = { name: 'a.html', bytes: 'page' };
const manifest: ZipEntry = { name: 'imsmanifest.xml', bytes: aManifest('1.2', [{ id: 'a', href: 'a.html' }]) };
const raw = (name: string): Buffer => iconv.encode(name, 'cp850');
const unsaid = (name: string): ZipEntry => ({ name, nameBytes: raw(name), bytes: 'x' });

describe('SCORM-01 names that would keep the server busy', () => {
  test('of more than 4,096 bytes are left out before anything reads them, the rest opens', async () => {
    // Each would be refused as a way out, were it read.
    const long = Array.from({ length: 40 }, (_, at) => unsaid(`../${at}${'ü. '.repeat(20_000)}x`));
    const { items } = await unpacked([manifest, page, ...long]);
    expect(items.map(({ path }) => path)).toEqual(['a.html']);
    await expect(unpacked([manifest, page, unsaid(`../${'ü'.repeat(4_093)}`)])).rejects.toThrow('leads out');
  });

  test('of more than 4,096 bytes in the field of their own are left out, too', async () => {
    const { items } = await unpacked([
      manifest,
      page,
      { name: 'b', nameBytes: Buffer.from('b'), unicodeName: `../${'x'.repeat(4_094)}` },
    ]);
    expect(items.map(({ path }) => path)).toEqual(['a.html']);
  });

  test('5,000 of 4,096 bytes, in letters that nothing tells, are read in every code page as far as they tell', async () => {
    const long = Array.from({ length: 4_998 }, (_, at) => raw(`${at}${'ü/.'.repeat(1_363)}`));
    const names = [Buffer.from('imsmanifest.xml'), raw('größe.html'), ...long];
    const bytes = Buffer.from(aManifest('1.2', [{ id: 'a', href: 'größe.html' }]));
    const read = await readNames(
      names.map((name) => ({ raw: name, said: null })),
      async (at) => (at === 0 ? bytes : null),
    );
    expect([read.length, read[1], read[4_999]?.slice(0, 6)]).toEqual([5_000, 'größe.html', '4997ü/']);
  });

  test('of 500 folders each, beside each other, are unpacked as they are', async () => {
    const deep = Array.from({ length: 2_000 }, (_, at) => ({ name: `${'f/'.repeat(500)}${at}`, bytes: '' }));
    const { ask } = await unpacked([manifest, page, ...deep, { name: `${'f/'.repeat(250)}f`, bytes: 'a folder' }]);
    expect([await ask(deep[1_999]?.name ?? ''), await ask(`${'f/'.repeat(250)}f`)]).toEqual(['', null]);
  });
});

test('SCORM-01 a page is looked for by the first 3,060 characters of its address alone', async () => {
  const opening = async (href: string) => {
    const bytes = aManifest('1.2', [{ id: 'a', href }]);
    return (await unpacked([{ name: 'imsmanifest.xml', bytes }, { name: 'b.html' }, page])).items[0]?.path;
  };
  const far = `${'./'.repeat(1_600)}a.html`;
  expect([await opening(far), await opening(`a.html?${'x'.repeat(4_000)}`)]).toEqual([
    // The first page of the package, as for one that is not there.
    'b.html',
    `a.html?${'x'.repeat(4_000)}`,
  ]);
});
