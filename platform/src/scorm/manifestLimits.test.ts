import { describe, expect, test } from 'vitest';
import { readManifest } from './readManifest.ts';

const manifest = (items: string, resources = '<resource identifier="r" href="a.html"/>'): Uint8Array =>
  Buffer.from(
    `<manifest><organizations><organization>${items}</organization></organizations><resources>${resources}</resources></manifest>`,
  );
const item = '<item identifier="a" identifierref="r"/>';
const hiddenItem = '<item identifier="a" isvisible="false"/>';
const unreadable = expect.objectContaining({
  code: 'PACKAGE_REFUSED',
  params: expect.objectContaining({ problem: 'MANIFEST_UNREADABLE' }),
});

describe('OP-70 a manifest that would keep the server busy is refused', () => {
  test.each([
    ['25,000 hidden items beside 990', manifest(item.repeat(990) + hiddenItem.repeat(25_000))],
    ['1,001 items, all but one hidden', manifest(`${hiddenItem.repeat(1_000)}${item}`)],
    ['a million empty elements', Buffer.from(`<manifest>${'<a/>'.repeat(1_000_000)}</manifest>`)],
    ['an element with a hundred thousand attributes', Buffer.from(`<manifest ${attributes(100_001)}/>`)],
    [
      'a base of 4,097 characters, which would stand before each address',
      Buffer.from(`<manifest xml:base="${'a'.repeat(4_097)}"/>`),
    ],
    ['elements 60 deep', Buffer.from('<a>'.repeat(60))],
    ['half a million comments', Buffer.from(`<manifest>${'<!---->'.repeat(500_000)}</manifest>`)],
    ['half a million instructions', Buffer.from(`<manifest>${'<?a?>'.repeat(500_000)}</manifest>`)],
    ['half a million sections of CDATA without an end', Buffer.from(`<manifest>${'<![CDATA['.repeat(500_000)}`)],
    ['800,000 declarations without an end', Buffer.from(`<manifest>${'<?xml '.repeat(800_000)}`)],
    ['half a million references', Buffer.from(`<manifest>${'&lt;'.repeat(500_000)}</manifest>`)],
  ])('%s', (_what, bytes) => {
    expect(() => readManifest(bytes)).toThrow(unreadable);
  });
});

test('SCORM-01 items with one identifier get ids of their own, also beside one that looks like those', () => {
  const items = ['a', 'a-2', 'a', 'a', '', ''].map((id) => `<item identifier="${id}" identifierref="r"/>`);
  const ids = readManifest(manifest(items.join(''))).items.map(({ itemId }) => itemId);
  expect(ids).toEqual(['a', 'a-2', 'a-3', 'a-4', 'item', 'item-2']);
});

test('SCORM-01 resources without an organization have ids of their own too, none too long to be kept', () => {
  const sco = (id: string) => `<resource identifier="${id}" scormtype="sco" href="${id.length}.html"/>`;
  const { items } = readManifest(manifest('', sco('x'.repeat(300)) + sco('x'.repeat(301))));
  expect(items.map(({ itemId, path }) => [itemId, path])).toEqual([
    ['x'.repeat(200), '300.html'],
    [`${'x'.repeat(200)}-2`, '301.html'],
  ]);
});

test('SCORM-01 a package of 5,000 files that names each twice, with what describes it, is read', () => {
  const files = Array.from({ length: 5_000 }, (_, at) => `<file href="content/part/page-${at}.html"/>`).join('');
  const resource = `<resource identifier="r" type="webcontent" scormtype="sco" href="a.html">${files}</resource>`;
  const { items } = readManifest(manifest(item.repeat(1_000), resource + resource.replace('"r"', '"other"')));
  expect(items).toHaveLength(1_000);
});

test('SCORM-01 the first 2,000 names of files are told, without those that no file can have', () => {
  const files = Array.from({ length: 3_000 }, (_, at) => `<file href="${at}.html"/>`).join('');
  const resource = (href: string) => `<resource identifier="r" href="${href}">${files}</resource>`;
  const hrefsOf = (length: number) => readManifest(manifest(item, resource('a'.repeat(length)))).hrefs;
  expect([hrefsOf(3_060).length, hrefsOf(3_060)[0]?.length]).toEqual([2_000, 3_060]);
  expect([hrefsOf(3_061).length, hrefsOf(3_061)[0]]).toEqual([2_000, '0.html']);
});

function attributes(count: number): string {
  return Array.from({ length: count }, (_, at) => `a${at}=""`).join(' ');
}
