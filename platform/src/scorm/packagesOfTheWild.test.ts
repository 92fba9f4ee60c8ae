import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { aManifest, zipFile, type ZipEntry } from '../testing/zipFile.ts';
import { unpacked, unpackedArchive } from './packagesOfTheWild.testkit.ts';

const page: ZipEntry = { name: 'a.html', bytes: 'page' };
const manifest: ZipEntry = { name: 'imsmanifest.xml', bytes: aManifest('1.2', [{ id: 'a', href: 'a.html' }]) };
const withFiles = (...files: readonly ZipEntry[]) => unpacked([manifest, page, ...files]);
const refusal = (problem: string, file?: string) =>
  expect.objectContaining({
    code: 'PACKAGE_REFUSED',
    params: expect.objectContaining(file === undefined ? { problem } : { problem, file }),
    ...(file === undefined ? {} : { message: expect.stringContaining(file) }),
  });

describe('SCORM-01 OP-142 names in an archive', () => {
  test.each([
    ['a colon', 'a:b.html', 'a:b.html'],
    ['a device of Windows', 'con', 'con'],
    ['a device with an ending', 'js/aux.js', 'js/aux.js'],
    ['a full stop at its end', 'notes.', 'notes.'],
    ['a blank at its end', 'img /x.png ', 'img /x.png '],
    ['what Windows has for wildcards', 'what?*"<>|.html', 'what?*"<>|.html'],
    ['an invisible joiner', 'co\u200dop.html', 'coop.html'],
    ['a mark of direction', '\u202eabc.html', 'abc.html'],
    ['a bell', 'a\u0007b.html', 'ab.html'],
    ['the folder itself', './x/./y.js', 'x/y.js'],
    ['a slash twice', 'x//y.js', 'x/y.js'],
    ['a way up that stays inside', 'x/../y.js', 'y.js'],
    ['backslashes', String.raw`x\y.js`, 'x/y.js'],
    ['256 bytes', `${'x'.repeat(250)}.html`, `${'x'.repeat(250)}.html`],
    ['300 bytes of Georgian', `${'ა'.repeat(100)}.html`, `${'ა'.repeat(100)}.html`],
  ])('%s: is opened, and found', async (_what, name, asked) => {
    expect(await (await withFiles({ name, bytes: 'found' })).ask(asked)).toBe('found');
  });

  test.each([
    ['Icon\r', 'Icon'],
    ['__MACOSX/._a.html', '__MACOSX/._a.html'],
    ['img/.DS_Store', 'img/.DS_Store'],
    ['img/Thumbs.db', 'img/Thumbs.db'],
    ['x'.repeat(1_100), 'x'.repeat(1_100)],
  ])('%j: is left out, the rest opens', async (name, asked) => {
    const { ask } = await withFiles({ name, bytes: 'left out' });
    expect([await ask(asked), await ask('a.html')]).toEqual([null, 'page']);
  });

  test('twins: of the same name the later, of names that differ by case both', async () => {
    const { ask } = await withFiles(
      { name: 'x.js', bytes: 'first' },
      { name: 'X.js', bytes: 'other' },
      { name: 'x.js', bytes: 'later' },
    );
    expect([await ask('x.js'), await ask('X.js'), await ask('x.JS')]).toEqual(['later', 'other', 'later']);
  });

  test('a file that is a folder, too, gives way to what is in it', async () => {
    const { ask } = await withFiles({ name: 'img', bytes: '' }, { name: 'img/x.js', bytes: 'below' });
    expect([await ask('img'), await ask('img/x.js')]).toEqual([null, 'below']);
  });

  test.each([
    ['a way up', 'UNSAFE_NAME', { name: 'x/../../evil.sh' }],
    ['a way up by backslashes', 'UNSAFE_NAME', { name: String.raw`x\..\..\evil.sh` }],
    ['a way up with something unseen in it', 'UNSAFE_NAME', { name: '.\u0000./evil.sh' }],
    ['a way up among what computers keep', 'UNSAFE_NAME', { name: '__MACOSX/../../evil.sh' }],
    ['an absolute path', 'UNSAFE_NAME', { name: '/etc/passwd' }],
    ['a drive', 'UNSAFE_NAME', { name: String.raw`C:\evil.exe` }],
    ['a share of a network', 'UNSAFE_NAME', { name: String.raw`\\host\evil.exe` }],
    ['a link', 'LINK', { name: 'out', mode: 0o120777 }],
    ['a password', 'ENCRYPTED', { name: 'a.js', isEncrypted: true }],
    ['a password of AES', 'ENCRYPTED', { name: 'a.js', isEncrypted: true, compression: 99 }],
    ['Shrink', 'UNKNOWN_COMPRESSION', { name: 'a.js', compression: 1 }],
    ['Implode', 'UNKNOWN_COMPRESSION', { name: 'a.js', compression: 6 }],
    ['Deflate64', 'UNKNOWN_COMPRESSION', { name: 'a.js', compression: 9 }],
    ['bzip2', 'UNKNOWN_COMPRESSION', { name: 'a.js', compression: 12 }],
    ['LZMA', 'UNKNOWN_COMPRESSION', { name: 'a.js', compression: 14 }],
    ['Zstandard', 'UNKNOWN_COMPRESSION', { name: 'a.js', compression: 93 }],
    ['XZ', 'UNKNOWN_COMPRESSION', { name: 'a.js', compression: 95 }],
    ['PPMd', 'UNKNOWN_COMPRESSION', { name: 'a.js', compression: 98 }],
  ] as const)('%s: the archive is refused, the file named', async (_what, problem, entry) => {
    await expect(withFiles(entry)).rejects.toEqual(
      refusal(problem, entry.name.replaceAll('\\', '/').replaceAll('\u0000', '\u{FFFD}')),
    );
  });
});

describe('SCORM-01 OP-196 what is packed in ways that are not read, and what lies behind an archive', () => {
  const archive = zipFile([manifest, page]);

  /** The archive with a comment of its own. */
  function commented(comment: string): Buffer {
    const copy = Buffer.concat([archive, Buffer.from(comment)]);
    copy.writeUInt16LE(comment.length, archive.length - 2);
    return copy;
  }

  test('what is left out may be packed in any way, and a manifest may not', async () => {
    const { ask } = await withFiles({ name: '__MACOSX/._a.html', compression: 12 });
    expect(await ask('a.html')).toBe('page');
    await expect(unpacked([{ ...manifest, compression: 9 }, page])).rejects.toEqual(
      refusal('UNKNOWN_COMPRESSION', 'imsmanifest.xml'),
    );
    const old = { name: 'ä.txt', nameBytes: iconv.encode('ä.txt', 'cp437'), bytes: 'ä', compression: 12 };
    await expect(withFiles(old)).rejects.toEqual(refusal('UNKNOWN_COMPRESSION'));
  });

  const record = archive.subarray(archive.length - 22);
  test.each([
    ['nothing', archive],
    ['a new line', Buffer.concat([archive, Buffer.from('\r\n')])],
    ['the footer of a mail gateway', Buffer.concat([archive, Buffer.from('\n-- \nChecked for viruses.\n')])],
    ['zeros up to a block', Buffer.concat([archive, Buffer.alloc(65_535)])],
    ['a signature alone', Buffer.concat([archive, Buffer.from('PK\u0005\u0006')])],
    ['a signature with nonsense', Buffer.concat([archive, Buffer.from('PK\u0005\u0006'), Buffer.alloc(40, 0xee)])],
    ['its comment', commented('made by a tool')],
    ['its comment and more', Buffer.concat([commented('made by a tool'), Buffer.from('\n--boundary--')])],
    ['a record that is cut off', Buffer.concat([archive, record.subarray(0, 12)])],
  ])('behind the archive is %s: it opens', async (_what, bytes) => {
    const { ask, title } = await unpackedArchive(bytes);
    expect([title, await ask('a.html')]).toEqual(['Fire safety', 'page']);
  });

  test.each([
    ['more than unzip looks through', Buffer.concat([archive, Buffer.alloc(65_536)])],
    ['no archive at all', Buffer.from('not a ZIP')],
    ['nothing', Buffer.alloc(0)],
  ])('%s: is no ZIP', async (_what, bytes) => {
    await expect(unpackedArchive(bytes)).rejects.toEqual(refusal('NOT_A_ZIP'));
  });
});

describe('SCORM-01 OP-143 names in letters that the archive does not say', () => {
  const named = (codePage: string, name: string): ZipEntry => ({
    name,
    nameBytes: codePage === 'utf8' ? Buffer.from(name) : iconv.encode(name, codePage),
    bytes: `this is ${name}`,
  });
  const cases = [
    ['win1252', 'größe.html'],
    ['cp850', 'größe.html'],
    ['cp437', 'größe.html'],
    ['utf8', 'größe.html'],
    ['win1252', 'Título – “São”.html'],
    ['cp850', 'Ação.html'],
    ['win1250', 'Łódź.html'],
    ['cp852', 'Łódź.html'],
    ['win1251', 'Урок їжак.html'],
    ['cp866', 'Урок.html'],
    ['koi8-r', 'Урок.html'],
    ['shiftjis', '表示.html'],
    ['gbk', '联通.html'],
    ['big5', '課程.html'],
    ['euckr', '한국어.html'],
    ['utf8', '課程.html'],
    ['cp860', 'Ação.html'],
    ['cp862', 'שיעור.html'],
    ['win1255', 'שיעור.html'],
    ['win1256', 'درس.html'],
    ['win874', 'บทเรียน.html'],
    ['win1257', 'Ąžuolas.html'],
    ['cp775', 'Ąžuolas.html'],
    ['eucjp', '表示.html'],
    ['maccyrillic', 'Урок.html'],
  ] as const;

  test.each(cases)('in %s the manifest tells: %s', async (codePage, name) => {
    const { items, ask } = await unpacked([
      { name: 'imsmanifest.xml', bytes: aManifest('1.2', [{ id: 'a', href: name }]) },
      named(codePage, name),
      page,
    ]);
    expect(items[0]?.path).toBe(encodeURIComponent(name));
    expect(await ask(name)).toBe(`this is ${name}`);
  });

  test.each(cases)('in %s below a folder named in it, the first page tells: %s', async (codePage, name) => {
    const folder = name.replace('.html', '');
    const { ask } = await unpacked([
      { ...named(codePage, `${folder}/imsmanifest.xml`), bytes: aManifest('1.2', [{ id: 'a', href: 'a.html' }]) },
      { ...named(codePage, `${folder}/a.html`), bytes: `<a href='${encodeURIComponent(name)}'>go</a>` },
      named(codePage, `${folder}/${name}`),
    ]);
    expect(await ask(name)).toBe(`this is ${folder}/${name}`);
  });

  test('a field of its own tells, unless it is of another name', async () => {
    const raw = named('cp850', 'größe.html').nameBytes as Uint8Array;
    const { ask } = await withFiles({ name: '', nameBytes: raw, unicodeName: 'Größe 1.html', bytes: 'found' });
    expect(await ask('Größe 1.html')).toBe('found');
  });

  test('nothing tells: the same archive is always read alike', async () => {
    const read = async () => (await withFiles(named('cp437', 'größe.png'))).ask('größe.png');
    expect([await read(), await read()]).toEqual(['this is größe.png', 'this is größe.png']);
  });
});

describe('SCORM-02 OP-144 the letters of a path', () => {
  const nfd = 'Übung'.normalize('NFD');
  test.each([
    ['in other case', 'img/logo.png', 'img/Logo.PNG'],
    ['a folder in other case', 'IMG/logo.png', 'img/logo.png'],
    ['composed for decomposed', `${nfd}.html`, 'Übung.html'],
    ['decomposed for composed', 'Übung.html', `${nfd}.html`],
    ['encoded in the archive', 'my%20page.html', 'my page.html'],
    ['encoded twice', 'my page.html', 'my%20page.html'],
    ['encoded as a form', 'my page.html', 'my+page.html'],
    ['a lone sign of percent', '100%.html', '100%.HTML'],
    ['backslashes', 'img/logo.png', String.raw`img\logo.png`],
    ['slashes twice', 'img/logo.png', 'img//logo.png'],
    ['the folder itself', 'img/logo.png', './img/./logo.png'],
    ['German ß in capitals is another letter, its case is not', 'STRASSE.html', 'strasse.html'],
  ])('%s is found', async (_what, name, asked) => {
    expect(await (await withFiles({ name, bytes: 'found' })).ask(asked)).toBe('found');
  });

  test('what is exact comes first, then what differs least, then what stands first', async () => {
    const { ask } = await withFiles(
      { name: 'LOGO.png', bytes: '1' },
      { name: 'logo.png', bytes: '2' },
      { name: 'a+b.js', bytes: '3' },
      { name: 'a b.js', bytes: '4' },
      { name: 'a%20b.js', bytes: '5' },
    );
    const asked = ['logo.png', 'Logo.png', 'a+b.js', 'a b.js', 'a%20b.js', 'A%20B.js', 'A+B.js'];
    expect(await Promise.all(asked.map(ask))).toEqual(['2', '1', '3', '4', '5', '4', '3']);
  });

  test('a way out of the package finds nothing', async () => {
    const { ask } = await withFiles();
    expect([await ask('../a.html'), await ask('x/../../a.html'), await ask('b.html')]).toEqual([null, null, null]);
  });
});

describe('SCORM-01 OP-144 the page that a manifest names', () => {
  const opening = async (href: string, name: string, base = '') => {
    const xml = aManifest('1.2', [{ id: 'a', href }]).replace('<resources', `<resources xml:base="${base}"`);
    return (
      await unpacked([
        { name: 'imsmanifest.xml', bytes: xml },
        { name, bytes: 'x' },
      ])
    ).items[0]?.path;
  };
  test.each([
    [
      'an encoded base with the slash of Windows',
      'index.html',
      'SCORM content/index.html',
      'SCORM%20content\\',
      'SCORM%20content/index.html',
    ],
    ['letters encoded as Windows has them', 'p%E4ge.html', 'päge.html', '', 'p%C3%A4ge.html'],
    ['an encoded blank', 'my%20page.html', 'my page.html', '', 'my%20page.html'],
    ['a plus for a blank', 'my+page.html', 'my page.html', '', 'my%20page.html'],
    ['a plus for a plus', 'a+b.html', 'a+b.html', '', 'a%2Bb.html'],
    ['a number sign in the name', 'Part #1.html', 'Part #1.html', '', 'Part%20%231.html'],
    ['a question mark in the name', 'Why?.html', 'Why?.html', '', 'Why%3F.html'],
    ['both, with a query', 'Part #1.html?x=1#y', 'Part #1.html', '', 'Part%20%231.html?x=1#y'],
    ['a query and a mark', 'index.html?a=b#c', 'index.html', '', 'index.html?a=b#c'],
    ['backslashes', String.raw`.\x\index.html`, 'x/index.html', '', 'x/index.html'],
    ['a slash before it', '/x/index.html', 'x/index.html', '', 'x/index.html'],
    ['other case', 'Index.HTM', 'index.htm', '', 'index.htm'],
    ['a folder that it does not name', 'index.html', 'content/index.html', '', 'content/index.html'],
    ['a base that is not there', 'index.html', 'index.html', 'content/', 'index.html'],
  ])('is found with %s', async (_what, href, name, base, path) => {
    expect(await opening(href, name, base)).toBe(path);
  });

  test('is found beside the folder of the manifest', async () => {
    const { items, ask } = await unpacked([
      { name: 'scorm/imsmanifest.xml', bytes: aManifest('1.2', [{ id: 'a', href: '../content/a.html' }]) },
      { name: 'content/a.html', bytes: 'page' },
    ]);
    expect([items[0]?.path, await ask('content/a.html')]).toEqual(['content/a.html', 'page']);
  });

  test('is named where it is not there', async () => {
    const empty = [{ name: 'imsmanifest.xml', bytes: aManifest('1.2', [{ id: 'a', href: 'gone.html' }]) }];
    await expect(unpacked(empty)).rejects.toEqual(refusal('NOTHING_TO_OPEN', 'gone.html'));
  });
});

describe('SCORM-01 OP-145 packages of another kind', () => {
  const typed = (type: string, schema = ''): ZipEntry => ({
    name: 'imsmanifest.xml',
    bytes: `<manifest><metadata><schema>${schema}</schema></metadata><resources><resource identifier="r" type="${type}" href="a.html"/></resources></manifest>`,
  });
  test.each([
    ['xAPI', 'TIN_CAN', [{ name: 'tincan.xml' }]],
    ['xAPI in a folder', 'TIN_CAN', [{ name: 'course/tincan.xml' }]],
    ['cmi5', 'CMI5', [{ name: 'cmi5.xml' }]],
    ['AICC', 'AICC', [{ name: 'course.au' }]],
    ['AICC by its other file', 'AICC', [{ name: 'Safety.CRS' }]],
    ['H5P', 'H5P', [{ name: 'h5p.json' }]],
    ['a Common Cartridge', 'COMMON_CARTRIDGE', [typed('webcontent', 'IMS Common Cartridge')]],
    ['a Common Cartridge by its resources', 'COMMON_CARTRIDGE', [typed('imsdt_xmlv1p1')]],
    ['QTI', 'QTI', [typed('imsqti_item_xmlv2p1')]],
  ] as const)('%s is refused by its name', async (_what, problem, files) => {
    await expect(unpacked([page, ...files])).rejects.toEqual(refusal(problem, files[0].name));
  });

  test('what is of SCORM as well is opened as that', async () => {
    const { isScorm, items } = await withFiles({ name: 'tincan.xml' }, { name: 'cmi5.xml' });
    expect([isScorm, items[0]?.path]).toEqual([true, 'a.html']);
  });

  test.each([
    ['pages without a manifest', [page]],
    ['pages with a sound', [page, { name: 'sound/bell.au' }]],
    ['a manifest that says nothing of SCORM', [page, typed('webcontent')]],
  ] as const)('%s open, as what reports nothing', async (_what, files) => {
    const { isScorm, items } = await unpacked(files);
    expect([isScorm, items[0]?.path]).toEqual([false, 'a.html']);
  });
});
