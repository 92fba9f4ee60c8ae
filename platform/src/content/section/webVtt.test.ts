import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import cases from '../../../../contracts/webVtt.json' with { type: 'json' };
import { readVtt } from './webVtt.ts';

const cues =
  'WEBVTT\n\n00:01.000 --> 00:04.000\nHallo\n\n1\n00:00:04.000 --> 01:00:05.500 align:start\n<v Mia>Wie geht’s?\nGut.\n';

const words = new Map([
  ['head', 'must be WEBVTT'],
  ['none', 'must be followed by a cue'],
  ['neither', 'is neither a cue nor a note'],
  ['times', 'must have two times, as 00:01.000 --> 00:04.000'],
  ['end', 'must end after it begins'],
  ['order', 'must not begin before the cue above it'],
  ['gap', 'must stand after an empty line'],
  ['long', 'must be followed by at most 2000 characters'],
]);

describe('captions', () => {
  test('BEY-19 cues are kept as they are, with and without ids, hours and settings', () => {
    expect(readVtt(cues)).toEqual({ text: cues });
  });

  test('BEY-19 line ends, a mark at the beginning and words in the head do not count', () => {
    const received = `\uFEFF${cues.replace('WEBVTT', 'WEBVTT - Lesson\nKind: captions').replaceAll('\n', '\r\n')}\r\n\r\n`;
    expect(readVtt(received)).toEqual({ text: cues });
  });

  test('BEY-19 notes, styles and regions are left out', () => {
    const received = cues.replace(
      'WEBVTT\n',
      'WEBVTT\n\nNOTE\nby Mia\n\nSTYLE\n::cue { background: url(https://e.org) }\n\nREGION\nid:a\n',
    );
    expect(readVtt(received)).toEqual({ text: cues });
  });

  test.each(cases)('BEY-19 by the rules that the editor has, too: $about', ({ vtt, refused }) => {
    const reading = readVtt(vtt);
    const problem = 'problem' in reading ? reading.problem : null;
    expect(problem).toBe(refused && `line ${refused.line}: ${words.get(refused.why)}`);
  });

  test.each(cases.filter(({ taken }) => taken !== undefined))(
    'BEY-19 is kept as WebVTT, and so again: $about',
    ({ vtt, taken = '' }) => {
      expect([readVtt(vtt), readVtt(taken)]).toEqual([{ text: taken }, { text: taken }]);
    },
  );

  test('BEY-19 a cue is at most 2,000 characters long, and is cut nowhere', () => {
    const cueOf = (said: string): string => `WEBVTT\n\none\n00:01.000 --> 00:04.000\n${said}\n`;
    const refused = { problem: 'line 4: must be followed by at most 2000 characters' };
    expect(readVtt(cueOf('<'.repeat(200_000)))).toEqual(refused);
    expect(readVtt(cueOf(`${'a'.repeat(1_000)}\n${'b'.repeat(1_000)}`))).toEqual(refused);
    const longest = cueOf('a'.repeat(2_000));
    expect(readVtt(longest)).toEqual({ text: longest });
  });

  test('BEY-19 what was taken is taken again, and stays as it is', () => {
    const line = fc.string({ unit: fc.constantFrom('a', ' ', ':', '0', '1', '.', '-', '>', '\n', '<', 'é') });
    fc.assert(
      fc.property(fc.array(line), (texts) => {
        const first = readVtt(`${cues}\n${texts.join('\n\n')}`);
        expect('text' in first ? readVtt(first.text) : first).toEqual(first);
      }),
    );
  });
});
