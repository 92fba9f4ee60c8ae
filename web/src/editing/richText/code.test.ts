import { afterEach, describe, expect, it } from 'vitest';
import { cleanPaste } from './cleanPaste.ts';
import { languageNamed } from './codeLines.ts';
import { codeBlock } from './commands.ts';
import { createQuill, showHtml, type Quill } from './createQuill.ts';
import { htmlOfQuill } from './htmlOfQuill.ts';
import { quillWriter } from './quillWriter.ts';
import { setCodeLanguage } from './textCommands.ts';
import { wordTools } from './tools.tsx';

// Files share the window.
afterEach(() => document.body.replaceChildren());

function editing(html: string): Quill {
  const box = document.createElement('div');
  document.body.append(box);
  const quill = createQuill(box);
  // Nothing is laid out here.
  quill.scrollSelectionIntoView = () => undefined;
  showHtml(quill, html);
  quill.focus();
  quill.setSelection(quill.getLength() - 1, 0);
  return quill;
}

const written = (quill: Quill): string => htmlOfQuill(quill.root);

describe('EDIT-16 OP-222 the language of a block of code', () => {
  it.each([
    ['```js', '<pre data-language="javascript">a</pre>'],
    ['```C++', '<pre data-language="cpp">a</pre>'],
    ['```Python', '<pre data-language="python">a</pre>'],
    ['```cobol', '<pre>a</pre>'],
    ['```', '<pre>a</pre>'],
  ])('%s and Enter begins %s', (mark, html) => {
    const quill = editing('');
    const writer = quillWriter(quill);
    for (const text of mark) {
      writer.write([{ kind: 'text', text }]);
    }
    writer.write([
      { kind: 'key', init: { key: 'Enter' } },
      { kind: 'text', text: 'a' },
    ]);
    expect(written(quill)).toBe(html);
  });

  it.each(wordTools.map(({ command }) => [String(command.name.id), command] as const))(
    'words of code take no %s, so that the bar need not offer it',
    (_name, command) => {
      const quill = editing('<pre>a\nb</pre>');
      quill.setSelection(0, 3);
      command.run(quill);
      expect(written(quill)).toBe('<pre>a\nb</pre>');
    },
  );

  it('is chosen for the whole block, and for no other; undoing takes it back', () => {
    const quill = editing('<pre>a\nb</pre><p>x</p><pre>c</pre>');
    quill.setSelection(2, 0);
    setCodeLanguage(quill, 'sql');
    expect(written(quill)).toBe('<pre data-language="sql">a\nb</pre><p>x</p><pre>c</pre>');
    quill.history.undo();
    expect(written(quill)).toBe('<pre>a\nb</pre><p>x</p><pre>c</pre>');
  });

  it('is kept by a new line, and goes with the code', () => {
    const quill = editing('<pre data-language="go">a</pre>');
    quillWriter(quill).write([
      { kind: 'key', init: { key: 'Enter' } },
      { kind: 'text', text: 'b' },
    ]);
    expect(written(quill)).toBe('<pre data-language="go">a\nb</pre>');
    quill.setSelection(0, quill.getLength());
    codeBlock.run(quill);
    expect(written(quill)).toBe('<p>a</p><p>b</p>');
  });

  it.each([
    ['a forge', '<div class="highlight highlight-source-python"><pre><span>a</span></pre></div>', 'python'],
    ['a blog', '<pre><code class="language-ts">a</code></pre>', 'typescript'],
    ['a manual', '<pre class="lang-c++">a</pre>', 'cpp'],
  ])('of %s is read from its classes', (_from, html, language) => {
    expect(cleanPaste(html)).toContain(`<pre data-language="${language}">`);
  });

  it.each([
    ['one that nobody colours', '<pre data-language="brainfuck" class="language-brainfuck">a</pre>'],
    ['none', '<pre>a</pre>'],
  ])('pasted, %s is none', (_what, html) => {
    expect(cleanPaste(html)).toBe('<pre>a</pre>');
  });

  it.each([
    [0, 3, '<pre data-language="sql">a\nb</pre>'],
    [2, 3, '<pre data-language="sql">b\n</pre>'],
  ])('is copied with lines %d and on', (index, length, html) => {
    const quill = editing('<pre data-language="sql">a\nb\n\nc</pre>');
    expect(quill.getSemanticHTML(index, length)).toBe(html);
  });

  it('what comes as a page is pasted into code as its text', () => {
    const quill = editing('<pre data-language="sql">a</pre>');
    quill.clipboard.onPaste({ index: 1, length: 0 }, { html: '<p><b>select</b> 1</p>', text: ' select 1' });
    expect(written(quill)).toBe('<pre data-language="sql">a select 1</pre>');
  });

  it.each([
    ['JS', 'javascript'],
    ['c#', 'csharp'],
    ['xml', 'html'],
    ['constructor', null],
  ])('%s is %s', (name, language) => expect(languageNamed(name)).toBe(language));
});
