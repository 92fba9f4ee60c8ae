import { describe, expect, it } from 'vitest';
import examples from '../../../../contracts/authorHtml.examples.json' with { type: 'json' };
import { sanitizeHtml, sanitizeTemplate } from './sanitizeHtml.ts';

/** HTML as a browser writes it, without what drawing adds to a player. */
function written(html: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  for (const frame of holder.querySelectorAll('iframe')) {
    for (const name of ['loading', 'sandbox']) frame.removeAttribute(name);
  }
  return holder.innerHTML;
}

describe('author HTML', () => {
  it.each(examples)('OP-19 $name is drawn as it is stored', ({ stored }) => {
    expect(written(sanitizeHtml(stored))).toBe(written(stored));
  });

  it.each(examples)('OP-19 $name is drawn clean even where it was stored as written', ({ written: html, stored }) => {
    expect(written(sanitizeHtml(html))).toBe(written(stored));
  });

  it('a player loads when it comes into sight, and may not leave its frame', () => {
    const frame = sanitizeHtml('<iframe src="https://player.vimeo.com/video/1"></iframe>');
    expect(frame).toContain('loading="lazy"');
    expect(frame).toContain('sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"');
  });

  it.each([
    ['plain < text', 'plain &lt; text'],
    ['<p constructor="x" __proto__="y" valueOf="z">a</p>', '<p>a</p>'],
    ['<a href="&#106;avascript:x()">a</a>', '<a>a</a>'],
    ['<a href="\\\\elsewhere.example">a</a>', '<a>a</a>'],
    ['<iframe src="https://www.youtube.com.evil.example/embed/a"></iframe>', ''],
    ['<iframe srcdoc="<script>x()</script>"></iframe>', ''],
  ])('%j becomes %j', (html, clean) => expect(sanitizeHtml(html)).toBe(clean));
});

describe('the template of a workspace', () => {
  it('WS-16 keeps the frame of a page, and nothing that runs, plays or covers it', () => {
    expect(
      sanitizeTemplate(
        '<header class="bar" style="position:fixed" onclick="x()"><nav aria-label="Site"><a href="/">Home</a></nav></header>' +
          '<div data-page="1" id="root"></div><iframe src="https://www.youtube.com/embed/a"></iframe>',
      ),
    ).toBe('<header class="bar"><nav aria-label="Site"><a href="/">Home</a></nav></header><div data-page="1"></div>');
  });
});
