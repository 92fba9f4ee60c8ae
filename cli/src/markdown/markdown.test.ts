import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlOfMarkdown } from './htmlOfMarkdown.ts';
import { markdownOfHtml } from './markdownOfHtml.ts';

/** As the editor stores it, and as it reads in a file. */
const pairs: readonly (readonly [what: string, html: string, markdown: string])[] = [
  ['heading and paragraph', '<h2>Clocks</h2><p>A <strong>clock</strong> tells.</p>', '## Clocks\n\nA **clock** tells.'],
  ['a tight list', '<ul><li>one</li><li>two</li></ul>', '- one\n- two'],
  ['a list in a list', '<ol><li>one<ul><li>inner</li></ul></li><li>two</li></ol>', '1. one\n   - inner\n2. two'],
  ['a list that begins later', '<ol start="3"><li>three</li></ol>', '3. three'],
  [
    'a table',
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '| A |\n| - |\n| 1 |',
  ],
  ['code', '<pre data-language="python">if a &lt; b:\n  pass</pre>', '```python\nif a < b:\n  pass\n```'],
  ['a quote', '<blockquote><p>Said</p></blockquote>', '> Said'],
  [
    'a link to another site',
    '<p><a href="https://a.example/" target="_blank" rel="noopener noreferrer">go</a></p>',
    '[go](https://a.example/)',
  ],
  ['a link within the site', '<p><a href="/courses/">go</a></p>', '[go](/courses/)'],
  ['a picture', '<p><img src="/files/1" alt="A cup" /></p>', '![A cup](/files/1)'],
  ['a mark that Markdown has not', '<p>H<sub>2</sub>O</p>', 'H<sub>2</sub>O'],
  [
    'a block that Markdown has not',
    '<p>a</p><p style="text-align:right">b</p>',
    'a\n\n<p style="text-align:right">b</p>',
  ],
  ['struck words and a new line', '<p><s>old</s><br />new</p>', '~~old~~\\\nnew'],
  ['signs that Markdown would read', '<p>1 * 2 * 3 &lt; 4_5_</p>', '1 \\* 2 \\* 3 < 4_5\\_'],
];

describe('BEY-10 HTML of authors as Markdown', () => {
  it.each(pairs)('%s', (_what, html, markdown) => {
    expect(markdownOfHtml(html)).toBe(markdown);
    expect(htmlOfMarkdown(markdown)).toBe(html);
  });

  it('a line that is broken in the text is one line', () => {
    expect(htmlOfMarkdown('one\ntwo')).toBe('<p>one two</p>');
  });

  it('never says anything else than the HTML, whatever it is', () => {
    const examples = JSON.parse(
      readFileSync(new URL('../../../contracts/authorHtml.examples.json', import.meta.url), 'utf8'),
    ) as readonly { readonly stored: string }[];
    for (const { stored } of examples) {
      const markdown = markdownOfHtml(stored);
      expect(markdown === null || htmlOfMarkdown(markdown) === stored).toBe(true);
    }
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            '<p>',
            '</p>',
            '<ul><li>',
            '</li></ul>',
            '*',
            '_',
            '#',
            ' ',
            '\n',
            '&amp;',
            'a',
            '<b>',
            '`',
            '|',
          ),
        }),
        (html) => {
          const markdown = markdownOfHtml(html);
          return markdown === null || htmlOfMarkdown(markdown) === html;
        },
      ),
    );
  });
});
