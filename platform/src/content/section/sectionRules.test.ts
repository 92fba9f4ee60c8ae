import { describe, expect, test } from 'vitest';
import { FieldProblems } from '../../shared/fieldProblems.ts';
import { normaliseButtonLink, readSection } from './sectionRules.ts';
import { sectionRequestSchema } from './sectionSchemas.ts';

function read(received: unknown, questionCount = 2) {
  const problems = new FieldProblems();
  const section = readSection(sectionRequestSchema.parse(received), 's', {
    problems,
    questionCount,
    questionsOf: () => [],
  });
  return { section, errors: problems.errors.map(({ field, message }) => `${field} ${message}`) };
}

const inner = (type: string, content: unknown): object => ({ type: 'JSON', content: { type, content } });
const contentOf = (type: string, content: unknown): unknown => {
  const { section, errors } = read(inner(type, content));
  expect(errors).toEqual([]);
  return section.content;
};

describe('sections', () => {
  test('SEC-01 SEC-03 outer types: texts, and dividers without content', () => {
    expect(read({ type: 'TEXT', content: '1 < 2 <b>' }).section.content).toBe('1 < 2 <b>');
    expect(read({ type: 'HTML', content: '<p onclick="x()">Hi</p>' }).section.content).toBe('<p>Hi</p>');
    expect(read({ type: 'SCROLL', content: 'ignored' }).section.content).toBeNull();
    expect(read({ type: 'BUTTON', content: null }).section.content).toBeNull();
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
            { type: 'question', content: '1' },
          ],
        },
        { userPicAvatar: false, side: 'left', avatar: { link: null, name: '' }, bubbles: [] },
      ],
    });
    const wrong = [{ bubbles: [{ type: 'song', content: '' }, { type: 'video' }, { type: 'question', content: '7' }] }];
    expect(read(inner('DIALOG', wrong)).errors).toEqual([
      's.content.content.0.bubbles.0.type must be text, video, audio or question',
      's.content.content.0.bubbles.1.content is required',
      's.content.content.0.bubbles.2.content must be a whole number from 0 to 1',
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
    expect(contentOf('QUESTION', { questionIndex: 1 })).toEqual({ type: 'QUESTION', content: { questionIndex: 1 } });
    expect(read(inner('QUESTION', { questionIndex: 2 })).errors).toEqual([
      's.content.content.questionIndex must be a whole number from 0 to 1',
    ]);
    expect(read(inner('QUESTION', {}), 0).errors).toEqual([
      's.content.content.questionIndex the lecture has no questions',
    ]);
  });

  test('SEC-14 a branch has options with sections, checked like others', () => {
    const branch = inner('BRANCH', {
      options: [
        { title: 'One', sections: [inner('text', { text: 'A<script>' }), { type: 'WRONG' }, inner('PDF', {})] },
        { title: 'Two' },
      ],
    });
    const { section, errors } = read(branch);
    expect(section.branches.map(({ title, sections }) => [title, sections.length])).toEqual([
      ['One', 2],
      ['Two', 0],
    ]);
    expect(section.branches[0]?.sections[0]?.content).toEqual({ type: 'text', content: { text: 'A' } });
    expect(errors.map((error) => error.split(' ')[0])).toEqual([
      's.content.content.options.0.sections.1.type',
      's.content.content.options.0.sections.2.content.content.src',
    ]);
  });

  test('SEC-02 an inner type is required; one that is not known is kept with clean texts', () => {
    expect(read({ type: 'JSON', content: {} }).errors).toEqual(['s.content.type is required']);
    expect(contentOf('Timeline', { points: ['<img src=x onerror=y>', 3] })).toEqual({
      type: 'Timeline',
      content: { points: ['<img src="x" />', 3] },
    });
  });
});
