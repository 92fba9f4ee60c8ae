import { describe, expect, it } from 'vitest';
import { buttonTarget } from './buttonLink.ts';

describe('buttonTarget', () => {
  it('SEC-24 prefixes a slash where neither http nor a slash stands', () => {
    expect(buttonTarget('courses/')).toEqual({ href: '/courses/', internal: true });
    expect(buttonTarget('/courses/')).toEqual({ href: '/courses/', internal: true });
  });

  it('SEC-25 opens a link with http in a new tab', () => {
    expect(buttonTarget('https://example.org/a')).toEqual({ href: 'https://example.org/a', internal: false });
  });

  it('SEC-15 leads nowhere for an empty link or one that would run script', () => {
    expect(buttonTarget('  ')).toBeNull();
    expect(buttonTarget('javascript:open("http://x")')).toBeNull();
  });
});
