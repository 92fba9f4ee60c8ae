import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { directionOf } from './direction.ts';

const css = readFileSync(`${import.meta.dirname}/../../theme/direction.css`, 'utf8');

const rightToLeft = [
  'ar',
  'ar-EG',
  'he',
  'he-IL',
  'iw',
  'fa',
  'ur',
  'ps',
  'ckb',
  'prs',
  'skr',
  'arc',
  'he_IL',
  'sd',
  'ug',
  'yi',
  'dv',
  'syr',
  'ku-Arab',
  'pa-Arab',
];

describe('the direction of a language', () => {
  it.each(rightToLeft)('OP-120 %s runs from right to left', (language) => {
    expect(directionOf(language)).toBe('rtl');
    // The sheet that turns texts by their language knows it as well.
    const [base = '', script] = language.split(/[-_]/);
    expect(css).toContain(script?.length === 4 ? `[lang*='-${script}' i]` : `:lang(${base})`);
  });

  it.each(['en', 'de-AT', 'uk', 'ja', 'hi', 'ku', 'pa', 'az', 'ar-Latn'])(
    'OP-120 %s runs from left to right',
    (language) => {
      expect(directionOf(language)).toBe('ltr');
    },
  );

  it.each([undefined, null, '', 'not a language', 'und', 'mul', 'hebrew'])(
    'OP-120 where it is not known (%s), each text runs as it begins',
    (language) => {
      expect(directionOf(language)).toBe('auto');
    },
  );
});
