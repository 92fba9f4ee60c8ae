import { describe, expect, test } from 'vitest';
import defaults from '../../../contracts/embedHosts.json' with { type: 'json' };
import examples from '../../../contracts/embedHosts.examples.json' with { type: 'json' };
import { embedAddress, isEmbeddable } from './embedRules.ts';

const judge = (text: string, hosts: readonly string[]): string => {
  const address = embedAddress(text);
  return address === null ? 'noAddress' : isEmbeddable(address, hosts) ? 'embeddable' : 'elsewhere';
};

describe('OP-231 which pages may be embedded', () => {
  test.each(
    (['embeddable', 'elsewhere', 'noAddress'] as const).flatMap((kind) => examples[kind].map((text) => [text, kind])),
  )('%j is %s', (text, kind) => expect(judge(text, examples.hosts)).toBe(kind));

  test('by default those of well-known providers, and no host that leads anywhere', () => {
    expect(judge('https://view.genially.com/0123456789abcdef', defaults.hosts)).toBe('embeddable');
    expect(judge('https://docs.google.com/forms/d/e/1/viewform?embedded=true', defaults.hosts)).toBe('embeddable');
    expect(judge('https://www.google.com/url?q=https://evil.example', defaults.hosts)).toBe('elsewhere');
    expect(judge('https://www.youtube.com/redirect?q=https://evil.example', defaults.hosts)).toBe('elsewhere');
    expect(judge('https://evil.example/', defaults.hosts)).toBe('elsewhere');
  });
});
