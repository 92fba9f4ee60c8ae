import { describe, expect, test } from 'vitest';
import { FieldProblems } from '../../shared/fieldProblems.ts';
import { readQuestion } from '../question/questionRules.ts';
import { normaliseButtonLink } from './button.ts';
import { keepSection, readSection } from './sectionRules.ts';
import { sectionRequestSchema, type InnerSection, type Section } from './types.ts';

/** What is stored of a section in a lecture whose questions have the ids 100, 101 …, and what does not fit. */
function read(received: unknown, questionCount = 2): { section: Section | null; errors: readonly string[] } {
  const parsed = sectionRequestSchema.safeParse(received);
  if (!parsed.success) {
    return {
      section: null,
      errors: parsed.error.issues.map(({ path, message }) => `${['s', ...path].join('.')} ${message}`),
    };
  }
  const problems = new FieldProblems();
  const questions = Array.from({ length: questionCount }, () => readQuestion({}, 'q', problems));
  const draft = readSection(parsed.data, 's', { problems, questions, stored: new Map(), questionsOf: () => [] });
  const idOf = (node: object): number => 100 + questions.indexOf(node as never);
  return {
    section: problems.errors.length > 0 ? null : draft.store(idOf),
    errors: problems.errors.map(({ field, message }) => `${field} ${message}`),
  };
}

const inner = (type: string, content: unknown): object => ({ type: 'JSON', content: { type, content } });
const contentOf = (type: string, content: unknown): unknown => {
  const { section, errors } = read(inner(type, content));
  expect(errors).toEqual([]);
  return section?.content;
};

describe('sections', () => {
  test('SEC-01 SEC-03 outer types: texts, and dividers without content', () => {
    expect(read({ type: 'TEXT', content: '1 < 2 <b>' }).section?.content).toBe('1 < 2 <b>');
    expect(read({ type: 'HTML', content: '<p onclick="x()">Hi</p>' }).section?.content).toBe('<p>Hi</p>');
    expect(read({ type: 'SCROLL', content: 'ignored' }).section?.content).toBeNull();
    expect(read({ type: 'BUTTON', content: null }).section?.content).toBeNull();
    expect(read({ type: 'TEXT', content: 1 }).errors).toEqual(['s.content must be a text']);
    expect(sectionRequestSchema.safeParse({ type: 'PICTURE', content: '' }).success).toBe(false);
  });

  test('SEC-04 SEC-06 SEC-07 SEC-08 text and titled texts are cleaned; the type text is read in any case', () => {
    const dirty = '<h2>A</h2><script>x</script>';
    expect(contentOf('TEXT', { text: dirty })).toEqual({ type: 'text', content: { text: '<h2>A</h2>' } });
    for (const type of ['IMPORTANT', 'ADDITIONAL_INFO', 'EXAMPLES']) {
      expect(contentOf(type, { title: 'T', text: dirty })).toEqual({
        type,
        content: { title: 'T', text: '<h2>A</h2>' },
      });
    }
  });

  test.each([
    [{ title: ' House rules ' }, { title: 'House rules' }],
    [{ title: '' }, {}],
    [{ title: null }, {}],
    [{}, {}],
  ])('SEC-05 OP-173 a PDF with %j keeps %j of a title', (received, kept) => {
    const src = '/static/media/a.pdf';
    expect(contentOf('PDF', { src, ...received })).toEqual({ type: 'PDF', content: { src, ...kept } });
  });

  test('SEC-10 SEC-11 SEC-12 LIM-39 picture and video beside text, six twelfths each by default', () => {
    expect(contentOf('IMAGE_TEXT', { imgSrc: '/static/media/a.webp', text: 'A' })).toEqual({
      type: 'IMAGE_TEXT',
      content: {
        imgSrc: '/static/media/a.webp',
        imgAlt: '',
        imgSide: 'left',
        imgContentSize: 6,
        textContentSize: 6,
        text: 'A',
      },
    });
    expect(
      contentOf('VIDEO_TEXT', {
        videoSrc: 'https://youtu.be/a',
        videoSide: 'right',
        videoContentSize: 8,
        textContentSize: 4,
      }),
    ).toEqual({
      type: 'VIDEO_TEXT',
      content: {
        videoSrc: 'https://youtu.be/a',
        videoSide: 'right',
        videoContentSize: 8,
        textContentSize: 4,
        text: '',
      },
    });
    expect(read(inner('IMAGE_TEXT', { imgSrc: 'https://e.org/a.png', imgContentSize: 13 })).errors).toEqual([
      's.content.content.imgContentSize must be a whole number from 1 to 12',
    ]);
  });

  test('BEY-19 OP-19 a video has captions and a transcript; without any it is stored as it was before', () => {
    const vtt = 'WEBVTT\r\n\r\n00:01.000 --> 00:04.000\r\nHallo\r\n';
    const received = { videoSrc: 'https://e.org/a.webm', captions: [{ language: 'de', label: ' Deutsch ', vtt }] };
    expect(contentOf('VIDEO_TEXT', { ...received, transcript: ' Hallo ' })).toMatchObject({
      content: {
        captions: [{ language: 'de', label: 'Deutsch', vtt: vtt.replaceAll('\r', '') }],
        transcript: 'Hallo',
      },
    });
    const stored = read(
      inner('VIDEO_TEXT', { videoSrc: 'https://e.org/a.webm', captions: [], transcript: '' }),
    ).section;
    expect(stored?.content).toEqual({
      type: 'VIDEO_TEXT',
      content: {
        videoSrc: 'https://e.org/a.webm',
        videoSide: 'left',
        videoContentSize: 6,
        textContentSize: 6,
        text: '',
      },
    });
  });

  test('BEY-19 captions that players could not show are refused, with the line', () => {
    const errorsOf = (caption: object, count = 1) =>
      read(
        inner('VIDEO_TEXT', {
          videoSrc: 'https://e.org/a.webm',
          captions: Array.from({ length: count }, () => ({
            language: 'de',
            label: 'Deutsch',
            vtt: 'WEBVTT\n\n00:01.000 --> 00:04.000\nHallo',
            ...caption,
          })),
        }),
      ).errors;
    const field = 's.content.content.captions';
    expect(errorsOf({ vtt: 'WEBVTT\n\n00:04.000 --> 00:01.000\nHallo' })).toEqual([
      `${field}.0.vtt line 3: must end after it begins`,
    ]);
    expect(errorsOf({ vtt: 'ä'.repeat(100_001) })).toEqual([`${field}.0.vtt must have at most 200000 bytes`]);
    expect(errorsOf({ language: 'Deutsch!' })).toEqual([`${field}.0.language must be a language, as en or pt-BR`]);
    expect(errorsOf({ label: ' ' })).toEqual([`${field}.0.label is required`]);
    expect(errorsOf({}, 11)).toEqual([`${field} must be a list of at most 10 captions`]);
  });

  test('VAL-11 VAL-12 OP-64 the address is required where it is the point, and must be http or https', () => {
    expect(read(inner('PDF', {})).errors).toEqual(['s.content.content.src is required']);
    expect(read(inner('VIDEO_TEXT', { videoSrc: 'javascript:alert(1)' })).errors).toEqual([
      's.content.content.videoSrc must be an address that begins with http:// or https://',
    ]);
  });

  test('SEC-09 OP-19 a dialog has turns with bubbles', () => {
    const dialog = [
      {
        userPicAvatar: true,
        side: 'right',
        avatar: { link: '', name: 'Mia' },
        bubbles: [
          { type: 'TEXT', content: '<i>Hi</i>' },
          { type: 'question', content: 1 },
        ],
      },
      {},
    ];
    expect(contentOf('DIALOG', dialog)).toEqual({
      type: 'DIALOG',
      content: [
        {
          userPicAvatar: true,
          side: 'right',
          avatar: { link: null, name: 'Mia' },
          bubbles: [
            { type: 'text', content: '<i>Hi</i>' },
            { type: 'question', questionId: 101 },
          ],
        },
        { userPicAvatar: false, side: 'left', avatar: { link: null, name: '' }, bubbles: [] },
      ],
    });
    expect(read(inner('DIALOG', [{ bubbles: [{ type: 'song', content: '' }, { type: 'video' }] }])).errors).toEqual([
      's.content.content.0.bubbles.0.type must be text, video, audio or question',
      's.content.content.0.bubbles.1.content is required',
    ]);
    expect(read(inner('DIALOG', [{ bubbles: [{ type: 'question', content: '7' }] }])).errors).toEqual([
      's.content.content.0.bubbles.0.content must be a whole number from 0 to 1',
    ]);
  });

  test('SEC-13 SEC-15 SEC-24 accordion and button', () => {
    expect(contentOf('ACCORDION', { items: [{ title: 'A', text: 'B', other: 1 }] })).toEqual({
      type: 'ACCORDION',
      content: { items: [{ title: 'A', text: 'B' }] },
    });
    expect(contentOf('BUTTON', { buttonText: 'Go', buttonLink: 'courses', className: 'big "x' })).toEqual({
      type: 'BUTTON',
      content: { buttonText: 'Go', buttonLink: '/courses', text: '', className: 'big x' },
    });
    expect(
      [
        '',
        'https://e.org',
        '/a',
        'a',
        'javascript:alert("http")',
        '//e.org',
        '\\\\e.org',
        '/\t/e.org',
        'ht\ntps://e.org',
      ].map(normaliseButtonLink),
    ).toEqual([
      '',
      'https://e.org',
      '/a',
      '/a',
      '/javascript:alert("http")',
      '/e.org',
      '/e.org',
      '/e.org',
      'https://e.org',
    ]);
  });

  test('SEC-16 a place for a question points to one of the lecture', () => {
    expect(contentOf('QUESTION', { questionIndex: 1 })).toEqual({ type: 'QUESTION', content: { questionId: 101 } });
    expect(read(inner('QUESTION', { questionIndex: 2 })).errors).toEqual([
      's.content.content.questionIndex must be a whole number from 0 to 1',
    ]);
    expect(read(inner('QUESTION', { questionIndex: 0 }), 0).errors).toEqual([
      's.content.content.questionIndex the lecture has no questions',
    ]);
    expect(read(inner('QUESTION', {})).errors).toEqual(['s.content.content.questionIndex is required']);
    expect(read(inner('QUESTION', { questionIndex: -1 })).errors).toEqual([
      's.content.content.questionIndex must be a whole number from 0',
    ]);
  });

  test('SEC-14 a branch has options with sections, checked like others', () => {
    const branch = (...sections: readonly object[]): object =>
      inner('BRANCH', { options: [{ title: 'One', sections }, { title: 'Two' }] });
    const { section, errors } = read(branch(inner('text', { text: 'A<script>' })));
    expect(errors).toEqual([]);
    expect(section?.content).toMatchObject({
      type: 'BRANCH',
      content: {
        options: [
          { title: 'One', sections: [{ type: 'JSON', content: { type: 'text', content: { text: 'A' } } }] },
          { title: 'Two', sections: [] },
        ],
      },
    });
    expect(read(branch({ type: 'WRONG' }, inner('PDF', {}))).errors.map((error) => error.split(' ')[0])).toEqual([
      's.content.content.options.0.sections.0.type',
      's.content.content.options.0.sections.1.content.content.src',
    ]);
  });

  test('SEC-14 SEC-16 what does not fit inside of a branch is named with its option and its place there', () => {
    const place = (questionIndex: number): object => inner('QUESTION', { questionIndex });
    const { errors } = read(
      inner('BRANCH', {
        options: [
          { title: 'One', sections: [place(0)] },
          { title: 'Two', sections: [place(1), place(9)] },
        ],
      }),
    );
    expect(errors).toEqual([
      's.content.content.options.1.sections.1.content.content.questionIndex must be a whole number from 0 to 1',
    ]);
  });

  test('OP-19 a branch that is kept says which of its places shows a question that is gone, and keeps the others', () => {
    const place = (id: number, questionId: number): InnerSection => ({
      id,
      type: 'JSON',
      questionIds: [],
      content: { type: 'QUESTION', content: { questionId } },
    });
    const sections = [place(11, 100), place(12, 101)];
    const branch: Section = {
      id: 10,
      type: 'JSON',
      questionIds: [],
      content: { type: 'BRANCH', content: { options: [{ title: 'One', sections }] } },
    };
    const keep = (...ids: number[]) => {
      const problems = new FieldProblems();
      const questions = ids.map((id) => ({ ...readQuestion({}, 'q', problems), id }));
      const draft = keepSection(branch, 's', { problems, questions, stored: new Map(), questionsOf: () => [] });
      return { draft, errors: problems.errors.map(({ field, message }) => `${field} ${message}`) };
    };
    expect(keep(100).errors).toEqual([
      's.content.content.options.0.sections.1 shows the question 101, which is not in the lecture',
    ]);
    const { draft, errors } = keep(101, 100);
    expect(errors).toEqual([]);
    expect(draft.store((node) => (node as { id: number }).id)).toEqual(branch);
  });

  test('OP-100 a branch needs options, and none stands inside of another', () => {
    for (const content of [{}, { options: [] }, { options: null }]) {
      expect(read(inner('BRANCH', content)).errors).toEqual([
        's.content.content.options must have at least one option',
      ]);
    }
    const inside = inner('branch', { options: [{ title: 'Two' }] });
    expect(read(inner('BRANCH', { options: [{ title: 'One', sections: [inside] }] })).errors).toEqual([
      's.content.content.options.0.sections.0.content.type a branch cannot stand inside of another',
    ]);
  });

  test('SEC-13 the items of an accordion are objects', () => {
    expect(read(inner('ACCORDION', { items: ['one', 'two'] })).errors).toEqual([
      's.content.content.items.0 must be an object',
      's.content.content.items.1 must be an object',
    ]);
  });

  test('SEC-02 an inner type is required; one that is not known is kept with clean texts', () => {
    expect(read({ type: 'JSON', content: {} }).errors).toEqual(['s.content.type is required']);
    for (const name of ['Timeline', 'constructor', '__proto__', 'valueOf', 'toString', 'UNKNOWN']) {
      expect(contentOf(name, { points: ['<img src=x onerror=y>', 3] })).toEqual({
        type: 'UNKNOWN',
        name,
        content: { points: ['<img src="x" />', 3] },
      });
    }
  });
});
