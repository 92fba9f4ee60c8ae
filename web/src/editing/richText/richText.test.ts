import { describe, expect, it } from 'vitest';
import examples from '../../../../contracts/authorHtml.examples.json' with { type: 'json' };
import { sanitizeHtml } from '../../ui/authorHtml/sanitizeHtml.ts';
import { canonicalHtml } from './canonicalHtml.ts';
import { cleanPaste } from './cleanPaste.ts';
import { createQuill, showHtml } from './createQuill.ts';
import { htmlOfQuill } from './htmlOfQuill.ts';
import { pastes } from './pastes.testkit.ts';
import { takePicturesOf } from './pictureTaker.ts';
import { outsideChange, showPicture } from './showPicture.ts';

/** What the editor makes of HTML that is opened in it. */
function opened(html: string): string {
  const quill = createQuill(document.createElement('div'));
  showHtml(quill, html);
  return htmlOfQuill(quill.root);
}

describe('a text in the editor', () => {
  it.each([
    ['<p>One</p><p>Two <strong>bold</strong> and <em>slanted</em>.</p>'],
    ['<h2>Head</h2><p>Line one<br>line two</p>'],
    ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol><li>one</li></ol>'],
    [
      '<p><a href="https://demo.test/" target="_blank" rel="noopener noreferrer">out</a> <a href="/courses/">in</a></p>',
    ],
    ['<p class="ql-align-center">Middle</p><blockquote>Said</blockquote><pre>a\nb</pre><hr><p>x</p>'],
    ['<p><span style="color:rgb(230, 0, 0)">Red</span> <code>c</code> <kbd>K</kbd> H<sub>2</sub>O</p>'],
    ['<p><img src="/files/day.webp" alt="The sun"></p>'],
    ['<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table><p>x</p>'],
    ['<ol start="3"><li>c</li><li>d<ol type="a" start="2"><li>b</li></ol></li></ol><p>x</p>'],
    ['<ol><li>a</li></ol><ol><li>b</li></ol><ol type="I" start="9"><li>c</li></ol>'],
    ['<p dir="rtl">שלום <u>עולם</u></p><h2 dir="auto">x</h2><ul><li dir="rtl">שלום</li></ul><p dir="ltr">x</p>'],
    ['<p>See <span class="ql-upload ql-upload-5f0c-1">sun &amp; moon.png</span> there</p>'],
    ['<p><img src="/files/day.webp" alt=""></p>'],
    ['<iframe class="ql-video" src="https://www.youtube.com/embed/abc"></iframe><p>x</p>'],
  ])('EDIT-16 OP-114 is edited as it is: %s', (html) => {
    expect(canonicalHtml(opened(html))).toBe(canonicalHtml(html));
    expect(opened(html)).not.toContain('ql-kept');
    expect(opened(opened(html))).toBe(opened(html));
  });

  it('OP-19 the flat lists of before become lists within lists', () => {
    expect(
      opened(
        '<ol><li data-list="bullet"><span class="ql-ui"></span>a</li><li data-list="ordered" class="ql-indent-1">b</li></ol>',
      ),
    ).toBe('<ul><li>a<ol><li>b</li></ol></li></ul>');
  });

  it.each([
    ['<details><summary>More</summary><p>Inside</p></details>'],
    ['<table><caption>A</caption><tbody><tr><td>b</td></tr></tbody></table>'],
    ['<table><tbody><tr><td><ul><li>b</li></ul></td></tr></tbody></table>'],
    ['<figure><img src="https://demo.test/a.png" alt="a"><figcaption>A</figcaption></figure>'],
    ['<p lang="de">Guten Tag</p>'],
  ])('what it cannot show in its own way stays as it is, and what stands beside it can be edited: %s', (html) => {
    expect(opened(`<p>before</p>${html}<p>after</p>`)).toBe(`<p>before</p>${html}<p>after</p>`);
  });

  it.each(examples)('OP-19 $name loses nothing by being opened', ({ stored }) => {
    expect(canonicalHtml(opened(stored))).toBe(canonicalHtml(sanitizeHtml(stored)));
  });

  it('is empty when nothing is written', () => {
    expect(opened('')).toBe('');
    expect(opened('<p><br></p>')).toBe('');
  });
});

describe('pictures in the editor', () => {
  it('LIB-05 each takes the place of its mark beside what was typed meanwhile, and the cursor stays', () => {
    const quill = createQuill(document.createElement('div'));
    quill.scrollSelectionIntoView = () => undefined;
    quill.emitter.on(outsideChange, (change: () => void) => change());
    takePicturesOf(quill, {
      file: ({ name }) => (name.endsWith('.svg') ? null : { key: name.slice(0, 1), name }),
      address: () => null,
      isOpen: () => true,
      onFormulas: () => undefined,
    });
    showHtml(quill, '<p>Old words</p>');
    const files = ['a.png', 'b.svg', 'c.png'].map((name) => new File(['x'], name));
    quill.uploader.upload({ index: 4, length: 5 }, files);
    quill.insertText(6, ' typed', 'user');
    const mark = (name: string) => `<span class="ql-upload ql-upload-${name.slice(0, 1)}">${name}</span>`;
    expect(htmlOfQuill(quill.root)).toBe(`<p>Old ${mark('a.png')}${mark('c.png')} typed</p>`);
    showPicture(quill, 'c', '<img src="/static/files/c.png" alt="">');
    showPicture(quill, 'a', '');
    expect(htmlOfQuill(quill.root)).toBe('<p>Old <img src="/static/files/c.png" alt=""> typed</p>');
  });

  it('EDIT-04 OP-114 Enter in a list that begins at 3 continues with 4', () => {
    const quill = createQuill(document.createElement('div'));
    showHtml(quill, '<ol start="3" type="a"><li>one</li><li>two</li></ol>');
    quill.insertText(3, '\n', { list: 'ordered', 'list-start': '3', 'list-type': 'a' }, 'user');
    expect(htmlOfQuill(quill.root)).toBe('<ol start="3" type="a"><li>one</li><li><br></li><li>two</li></ol>');
  });
});

describe('what is pasted', () => {
  it('EDIT-16 BEY-28 a table with a head keeps it, and no empty line is left below what was there', () => {
    const quill = createQuill(document.createElement('div'));
    // Nothing is laid out here.
    quill.scrollSelectionIntoView = () => undefined;
    showHtml(quill, '<p>Old words</p>');
    quill.setSelection(0, quill.getLength());
    const table =
      '<table><thead><tr><th scope="col">Area</th><th scope="col">Well if</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>';
    const list = '<ol><li><strong>First.</strong> Collect</li><li>Look</li></ol>';
    quill.clipboard.onPaste({ index: 0, length: quill.getLength() }, { html: `${table}<p>Then</p>${list}` });
    expect(canonicalHtml(htmlOfQuill(quill.root))).toBe(canonicalHtml(`${table}<p>Then</p>${list}`));
    expect(quill.root.querySelector('.ql-kept')).toBeNull();
  });

  it.each(pastes)('EDIT-16 EDIT-17 OP-114 from $from keeps its structure and drops its looks', ({ html, clean }) => {
    expect(cleanPaste(html)).toBe(clean);
  });

  it.each(pastes)('from $from is edited, stored and drawn alike', ({ html }) => {
    const clean = cleanPaste(html);
    expect(canonicalHtml(opened(clean))).toBe(canonicalHtml(clean));
    expect(sanitizeHtml(opened(clean))).toBe(opened(clean));
  });
});
