import { describe, expect, it } from 'vitest';
import cases from '../../../../contracts/webVtt.json' with { type: 'json' };
import { linesOfCaptions, linesOfText } from './transcriptLines.ts';
import { asVtt, readVtt } from './webVtt.ts';

const vtt = [
  'WEBVTT',
  '',
  'STYLE',
  '::cue { color: red }',
  '',
  '00:01.000 --> 00:04.000',
  '<v Mia>Wie <i>geht’s</i>?',
  '',
  '2',
  '01:00:04.900 --> 01:00:06.000 align:start',
  'Tom &amp; Anna',
  '&lt;3',
  '',
].join('\r\n');

describe('captions', () => {
  it('BEY-19 says who speaks, in plain words, from whole seconds on', () => {
    expect(readVtt(vtt)).toEqual({
      cues: [
        { start: 1, text: 'Mia: Wie geht’s?' },
        { start: 3604, text: 'Tom & Anna <3' },
      ],
      problem: null,
    });
  });

  it('BEY-19 takes only what is closed for a mark', () => {
    const said = '<v.loud  Mia >2 < 3 <i>und</i> <v Tom';
    expect(readVtt(`WEBVTT\n\n00:01.000 --> 00:04.000\n${said}`).cues).toEqual([
      { start: 1, text: 'Mia: 2 < 3 und <v Tom' },
    ]);
  });

  it.each([
    ['Don&#39;t &quot;x&quot;', 'Don\'t "x"'],
    ['a&nbsp;b &amp;&lt;&gt; &auml;&#xE4;&hellip;', 'a\u00a0b &<> ää…'],
    ['&lrm;a&rlm;', '\u200ea\u200f'],
    ['&amp;quot; &this; & co', '&quot; &this; & co'],
    ['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
    ['<c.loud>Ja</c> <00:00:01.000><ruby>漢<rt>kan</rt></ruby>', 'Ja 漢kan'],
    ['<v.first Tom &amp; Anna>Ja</v>', 'Tom & Anna: Ja'],
    ['<lang de>Ja</lang>', 'Ja'],
  ])('BEY-19 shows what is meant by %s', (said, text) => {
    expect(readVtt(`WEBVTT\n\n00:01.000 --> 00:04.000\n${said}`).cues).toEqual([{ start: 1, text }]);
  });

  it('BEY-19 OP-59 refuses a cue of nothing but open marks, however long it is', () => {
    const cueOf = (said: string): string => `WEBVTT\n\n00:01.000 --> 00:04.000\n${said}`;
    expect(readVtt(cueOf('<'.repeat(200_000))).problem).toEqual({ kind: 'long', line: 3 });
    expect(readVtt(cueOf('<v '.repeat(666)))).toMatchObject({ cues: [{ start: 1 }], problem: null });
  });

  it.each(cases)('BEY-19 by the rules of the platform: $about', ({ vtt, refused }) => {
    expect(readVtt(vtt).problem).toEqual(refused && { kind: refused.why, line: refused.line });
  });
});

it.each(cases.filter(({ taken }) => taken !== undefined))(
  'BEY-19 SRT is written as the platform keeps it: $about',
  ({ vtt, taken = '' }) => {
    expect(readVtt(asVtt(vtt))).toEqual(readVtt(taken));
  },
);

describe('a transcript', () => {
  it('BEY-19 is made of captions, what stays on the screen once', () => {
    const twice = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHallo\n\n00:02.000 --> 00:03.000\nHallo\n';
    expect(linesOfCaptions(twice)).toEqual([{ start: 1, text: 'Hallo' }]);
  });

  it('BEY-19 has times where an author wrote them', () => {
    expect(linesOfText('Intro\n\n1:05 Hallo\n[01:02:03] Da\n12 Äpfel um 3:30 Uhr')).toEqual([
      { start: null, text: 'Intro' },
      { start: 65, text: 'Hallo' },
      { start: 3723, text: 'Da' },
      { start: null, text: '12 Äpfel um 3:30 Uhr' },
    ]);
  });
});
