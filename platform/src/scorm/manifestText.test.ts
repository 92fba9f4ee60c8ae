import * as fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { manifestText } from './manifestText.ts';
import { readManifest } from './readManifest.ts';

const body = (title: string): string =>
  `<manifest><organizations><organization><item identifier="a" identifierref="r"><title>${title}</title></item></organization></organizations><resources><resource identifier="r" href="a.html"/></resources></manifest>`;
const titleOf = (manifest: string | Uint8Array): string | undefined =>
  readManifest(typeof manifest === 'string' ? Buffer.from(manifest) : manifest).items[0]?.title;
const declared = (encoding: string): string => `<?xml version="1.0" encoding="${encoding}"?>${body('Größe')}`;

describe('SCORM-01 OP-144 manifests as tools write them', () => {
  test.each([
    ['entities of HTML', body('A&nbsp;&auml;&ndash;&hearts;'), 'A\u00a0ä–♥'],
    ['entities of XML', body('&lt;A&amp;B&gt; &#228;&#xE4;'), '<A&B> ää'],
    ['an entity of nobody', body('A &this; B'), 'A &this; B'],
    ['an & that begins nothing', body('Q&A & more &'), 'Q&A & more &'],
    ['an & in CDATA', body('<![CDATA[Q&A &nbsp;]]>'), 'Q&A &nbsp;'],
    ['text between two sections of CDATA', body('<![CDATA[&a]]>&amp;b&nbsp;<![CDATA[]]>&c'), '&a&b\u00a0&c'],
    ['numbers of signs that XML does not know', body('A&#0;&#x1F;&#xD800;B'), 'AB'],
    ['signs that XML does not know', body('A\u0001\u000bB'), 'AB'],
    ['NUL behind its end', `${body('A')}\u0000\u0000`, 'A'],
    ['words behind its end', `${body('A')}\nend <b>`, 'A'],
    ['something before it', `\n;${body('A')}`, 'A'],
    ['a comment before its declaration', `<!-- by a tool --><?xml version="1.0"?>${body('A')}`, 'A'],
    ['a blank line before its declaration', `\r\n<?xml version="1.0"?>${body('A')}`, 'A'],
    ['a prefix that nothing explains', body('A').replaceAll('manifest>', 'ims:manifest>'), 'A'],
    ['an attribute twice', body('A').replace('href=', 'type="x" type="y" href='), 'A'],
    ['blanks around what it refers to', body('A').replace('identifierref="r"', 'identifierref=" r "'), 'A'],
    ['an attribute without quotes', body('A').replace('"r"', 'r'), 'A'],
    ['attributes side by side', body('A').replace('"a" ', '"a"'), 'A'],
    ['dashes in a comment', body('A').replace('<organizations', '<!----- Part 1 -- & 2 -----><organizations'), 'A'],
    ['a comment that looks like a section of CDATA', body('A').replace('<item', '<!-- <![CDATA[ --><item'), 'A'],
    ['a < that begins no tag', body('a < b, 5<7 <3'), 'a < b, 5<7 <3'],
    ['marks of HTML in a title', body('A <b>bold <i>new</i></b> word'), 'A bold new word'],
    ['a title with its language', body('<langstring xml:lang="en">A</langstring>'), 'A'],
    ['a title over several lines', body('A\n      long\ttitle'), 'A long title'],
    ['a DOCTYPE', `<!DOCTYPE manifest SYSTEM "https://example.org/x.dtd">${body('A')}`, 'A'],
    ['a DOCTYPE with an entity', `<!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]>${body('A&x;')}`, 'A&x;'],
    ['a mark', `\ufeff${body('A')}`, 'A'],
    ['UTF-8 that says it is Latin', declared('ISO-8859-1'), 'Größe'],
    ['UTF-8 that says what nobody knows', declared('x-nonsense'), 'Größe'],
    [
      'a default organization that is not there',
      body('A').replace('<organizations>', '<organizations default="b">'),
      'A',
    ],
    [
      'a default organization of nothing',
      body('A').replace('<organizations>', '<organizations default="b"><organization identifier="b"/>'),
      'A',
    ],
    ['a page named as a file alone', body('A').replace('href="a.html"/>', '><file href="a.html"/></resource>'), 'A'],
  ])('with %s', (_what, manifest, title) => {
    expect(titleOf(manifest)).toBe(title);
  });

  const parts = (title: string, rest = ''): string =>
    `<manifest>\n<metadata><schema>ADL SCORM</schema></metadata>\n<organizations><organization identifier="o">
    <item identifier="a" identifierref="r"><title>${title}</item><item identifier="b" identifierref="s"><title>B</title></item>
    </organization></organizations>\n<resources><resource identifier="r" href="a.html"/><resource identifier="s" href="b.html"/></resources>${rest}`;

  test.each([
    ['of a title', parts('A', '</manifest>')],
    ['of a mark within a title', parts('<b>A</title>', '</manifest>')],
    ['of a title before what follows it', parts('A<adlcp:masteryscore>80</adlcp:masteryscore>', '</manifest>')],
    ['of the first item', parts('A</title>', '</manifest>').replace('</item><item', '<item')],
    ['of the last item', parts('A</title>', '</manifest>').replace('</item>\n', '\n')],
    ['of an organization', parts('A</title>', '</manifest>').replace('</organization></', '</')],
    ['of the organizations', parts('A</title>', '</manifest>').replace('</organizations>', '')],
    ['of both', parts('A</title>', '</manifest>').replace('</organization></organizations>', '')],
    ['of a schema', parts('A</title>', '</manifest>').replace('</schema>', '')],
    ['of a resource', parts('A</title>', '</manifest>').replace('a.html"/>', 'a.html"><file href="a.html">')],
    ['of a file', parts('A</title>', '</manifest>').replace('a.html"/>', 'a.html"><file href="a.html"></resource>')],
    ['of the resources', parts('A</title>', '</manifest>').replace('</resources>', '')],
    ['of the manifest', parts('A</title>')],
  ])('SCORM-01 OP-202 an end tag is missing %s', (_what, xml) => {
    const { items } = readManifest(Buffer.from(xml));
    expect(items.map(({ title, path }) => [title, path])).toEqual([
      ['A', 'a.html'],
      ['B', 'b.html'],
    ]);
  });

  test('SCORM-01 OP-202 a score after a title without an end is that of its item', () => {
    const xml = parts('A<adlcp:masteryscore>80<adlcp:datafromlms>x', '</manifest>');
    expect(readManifest(Buffer.from(xml)).items[0]).toMatchObject({ title: 'A', masteryScore: 80, launchData: 'x' });
  });

  test('SCORM-01 OP-202 a resource within metadata is none of the package', () => {
    const lom = '<metadata><lom><relation><resource><item>x</item></resource></relation></lom></metadata>';
    const xml = parts('A</title>', '</manifest>').replace('a.html"/>', `a.html">${lom}</resource>`);
    expect(readManifest(Buffer.from(xml)).items.map(({ path }) => path)).toEqual(['a.html', 'b.html']);
  });

  test.each([
    ['Windows-1252 that says nothing', Buffer.from(declared('').replace(' encoding=""', ''), 'latin1')],
    ['Windows-1252 that says it is UTF-8', Buffer.from(declared('utf-8'), 'latin1')],
    [
      'UTF-8 with a byte that is none',
      Buffer.concat([Buffer.from(declared('utf-8')), Buffer.from('<!-- \xff -->', 'latin1')]),
    ],
    ['UTF-16 without a mark', Buffer.from(declared('utf-8'), 'utf16le')],
    ['ISO-8859-1 in single quotes', Buffer.from(declared('iso-8859-1').replaceAll('"', "'"), 'latin1')],
  ])('in %s', (_what, bytes) => {
    expect(titleOf(bytes)).toBe('Größe');
  });

  test('in Windows-1251 that says it is UTF-8', () => {
    const bytes = iconv.encode(declared('utf-8').replace('Größe', 'Урок 1. Введение'), 'win1251');
    expect(titleOf(bytes)).toBe('Урок 1. Введение');
  });

  test('the resources of a manifest within are found as well', () => {
    const within =
      '<manifest xml:base="part"><resources><resource identifier="s" href="b.html"/></resources></manifest>';
    const xml = body('A').replace('"r"><title>', '"s"><title>').replace('</manifest>', `${within}</manifest>`);
    expect(readManifest(Buffer.from(xml)).items.map(({ path }) => path)).toEqual(['part/b.html']);
  });

  test.each(['SCO', 'sco', 'Sco'])('a resource without an organization is one whose type is %s', (type) => {
    const resource = `<resource identifier="r" adlcp:scormType="${type}" href="b.html"/>`;
    const xml = `<manifest><resources><resource identifier="x" href="a.html"/>${resource}</resources></manifest>`;
    expect(readManifest(Buffer.from(xml)).items.map(({ path }) => path)).toEqual(['b.html']);
  });

  test.each([
    ['<manifest>\n<a>\n</b></manifest>', 3],
    ['<manifest>\n\n<a', 3],
    ['<manifest><resources>\n<resource/>', 2],
    ['<manifest>\n<organizations/>', 2],
    ['<manifest><resources/>\n</package></manifest>', 2],
    ['<manifest><resources/>\n</resources></manifest>', 2],
    ['<html></html>', 1],
    ['', 1],
  ])('OP-70 what is no XML is refused with the line: %j', (xml, line) => {
    expect(() => readManifest(Buffer.from(xml))).toThrow(
      expect.objectContaining({
        message: expect.stringContaining(`imsmanifest.xml, line ${line}`),
        params: expect.objectContaining({ problem: 'MANIFEST_UNREADABLE', file: 'imsmanifest.xml', line }),
      }),
    );
  });
});

test('SCORM-01 from a section of CDATA that has no end, all is text', () => {
  const text = manifestText(Buffer.from('<a><![CDATA[&auml;]]>&auml;<![CDATA[&auml;<![CDATA[&'));
  expect(text).toBe('<a><![CDATA[&auml;]]>ä<![CDATA[ä<![CDATA[&amp;');
});

test('OP-144 a title is read as it was meant, whatever is in it', () => {
  const escaped = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(']]>', ']]&gt;');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-composite', maxLength: 60 }), (text) => {
      const title = text.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '').trim();
      expect(titleOf(body(escaped(title)))).toBe(title || 'a');
    }),
  );
});
