import { describe, expect, it } from 'vitest';
import examples from '../../../../contracts/embedHosts.examples.json' with { type: 'json' };
import { embedAddress, isEmbeddable, isOwnPage } from './embedHosts.ts';

function judge(text: string): string {
  const address = embedAddress(text);
  if (address === null) return 'noAddress';
  return isEmbeddable(address, examples.hosts) ? 'embeddable' : 'elsewhere';
}

describe('OP-231 which pages may be embedded', () => {
  it.each(
    (['embeddable', 'elsewhere', 'noAddress'] as const).flatMap((kind) => examples[kind].map((text) => [text, kind])),
  )('%j is %s', (text, kind) => expect(judge(text)).toBe(kind));

  it('knows a page of its own', () => {
    expect(isOwnPage(new URL('/admin-home', window.location.href))).toBe(true);
    expect(isOwnPage(new URL('https://miro.com/app'))).toBe(false);
  });
});
