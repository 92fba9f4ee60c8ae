import { expect, it } from 'vitest';
import { codeLanguages } from '../authorHtmlRules.ts';
import { codeName } from './codeNames.ts';
import { drawHtml } from './drawHtml.ts';
import { grammars } from './highlighter.ts';

it('OP-222 each language that can be stored has a name and a grammar', () => {
  expect([...grammars.keys()]).toEqual(codeLanguages);
  for (const language of codeLanguages) {
    expect(codeName(language).toLowerCase().replace('++', 'pp').replace('#', 'sharp')).toBe(language);
  }
});

it.each(codeLanguages)('OP-222 code in %s keeps every letter, and is named', async (language) => {
  const code = 'if (a &lt; "b") { /* <i>c</i> */ }\n<script>x</script>\n# d\n';
  const holder = document.createElement('div');
  holder.innerHTML = await drawHtml(`<pre data-language="${language}">${code}</pre><p>e</p>`);
  const words = document.createElement('div');
  words.innerHTML = `<pre>${code}</pre>`;
  const drawn = holder.querySelector('pre');
  expect(drawn?.textContent).toBe(words.textContent);
  expect(drawn?.dataset['name']).toBe(codeName(language));
  expect(drawn?.querySelector('script, i')).toBeNull();
});

it('OP-222 its words are coloured by what they are', async () => {
  expect(await drawHtml('<pre data-language="python">def a(): return "b"</pre>')).toBe(
    '<pre data-language="python" data-name="Python"><span class="hljs-keyword">def</span> <span class="hljs-title function_">a</span>(): <span class="hljs-keyword">return</span> <span class="hljs-string">"b"</span></pre>',
  );
});

it.each([
  ['a block', 'return 1\n'.repeat(1200)],
  ['a line', `return 1 ${'a'.repeat(1000)}`],
])('OP-222 %s that is too long is read in one colour', async (_what, code) => {
  const html = await drawHtml(`<pre data-language="java">${code}</pre>`);
  expect(html).not.toContain('hljs');
  expect(html).toContain(code);
});

it('OP-223 the page can answer its reader while many formulas are drawn', async () => {
  await drawHtml('<p><span data-formula="inline">x</span></p>');
  let answered = false;
  setTimeout(() => {
    answered = true;
  });
  await drawHtml(`<p>${`<span data-formula="inline">${'{x^2}'.repeat(100)}</span>`.repeat(200)}</p>`);
  expect(answered).toBe(true);
});
