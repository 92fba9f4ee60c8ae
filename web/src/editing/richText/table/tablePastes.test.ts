import { describe, expect, it } from 'vitest';
import { canonicalHtml } from '../canonicalHtml.ts';
import { cleanPaste } from '../cleanPaste.ts';
import { createQuill, showHtml } from '../createQuill.ts';
import { htmlOfQuill } from '../htmlOfQuill.ts';
import { tablePastes } from './tablePastes.testkit.ts';

describe('BEY-28 OP-226 tables from elsewhere', () => {
  it.each(tablePastes)('$from keep their headings and merged cells', ({ html, clean }) => {
    expect(cleanPaste(html)).toBe(clean);
  });

  it.each(tablePastes)('$from can be edited in each cell, and are stored as they are drawn', ({ html }) => {
    const quill = createQuill(document.createElement('div'));
    // Nothing is laid out here.
    quill.scrollSelectionIntoView = () => undefined;
    quill.clipboard.onPaste({ index: 0, length: 0 }, { html });
    const stored = htmlOfQuill(quill.root);
    expect(canonicalHtml(stored)).toBe(canonicalHtml(cleanPaste(html)));
    expect(quill.root.querySelector('.ql-kept')).toBeNull();
    showHtml(quill, stored);
    expect(quill.root.querySelector('.ql-kept')).toBeNull();
    expect(htmlOfQuill(quill.root)).toBe(stored);
    expect(cleanPaste(stored)).toBe(cleanPaste(cleanPaste(stored)));
  });
});
