import { describe, expect, test } from 'vitest';
import { sanitizeTemplate } from './templateHtml.ts';

describe('WS-16 the template', () => {
  test.each([
    [
      'structure, classes and the place of the page',
      '<header class="top" role="banner"><nav aria-label="Us"><a href="/courses">Courses</a></nav></header><div data-page class="page"></div><footer>End</footer>',
    ],
    [
      'pictures of this platform',
      '<p><img src="/static/media/brand/acme.webp" alt="Acme" width="80" height="24" /></p>',
    ],
  ])('keeps %s', (_name, html) => {
    expect(sanitizeTemplate(html)).toBe(html);
  });

  test.each([
    ['scripts', '<script src="/static/x.js"></script>'],
    ['styles', '<style>body{display:none}</style>'],
    ['frames', '<iframe src="https://evil.example"></iframe>'],
    ['forms', '<form action="https://evil.example"><input name="password"><button>Go</button></form>'],
    ['handlers', '<div onclick="alert(1)" onmouseover=alert(1)></div>'],
    ['script addresses', '<a href="javascript:alert(1)">x</a><img src="data:image/svg+xml,<svg onload=alert(1)>">'],
    ['drawings', '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)"></a></svg>'],
    ['inline styles', '<p style="position:fixed">x</p>'],
    ['ids and names', '<p id="root" name="document">x</p>'],
    [
      'references and objects',
      '<link rel="stylesheet" href="//evil.example/x.css"><base href="//evil.example"><meta http-equiv="refresh" content="0"><object data="x"></object><embed src="x">',
    ],
    ['other hosts by //', '<img src="//evil.example/x.png"><a href="//evil.example">x</a>'],
  ])('loses %s', (_name, html) => {
    expect(sanitizeTemplate(html)).not.toMatch(
      /<(script|style|iframe|form|input|button|svg|link|base|meta|object|embed)|javascript:|data:|\bon\w+=|style=|\bid=|\bname=|evil/i,
    );
    expect(sanitizeTemplate(sanitizeTemplate(html))).toBe(sanitizeTemplate(html));
  });
});
