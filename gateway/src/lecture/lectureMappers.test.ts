import { describe, expect, test } from 'vitest';
import { aLecture } from '../testing/builders.ts';
import { toLectureModel } from './lectureMappers.ts';
import { toSectionModel } from './sectionMappers.ts';

const owner = { kind: 'usercourse', id: 77, lectureId: 1002 } as const;
describe('mapping', () => {
  test.each([
    ['quiz', 'QUIZ'],
    ['textVideoQuiz', 'TEXT_VIDEO_QUIZ'],
    ['videoQuiz', 'VIDEO_QUIZ'],
    ['textQuiz', 'TEXT_QUIZ'],
    ['video', 'VIDEO'],
    ['text', 'TEXT'],
  ] as const)('LEC-09 OP-18 %s is %s', (wire, type) => {
    expect(toLectureModel(aLecture({ lectureType: wire }), 258, { kind: 'course', id: 258 }).lectureType).toBe(type);
  });

  test('LEC-08 OP-18 media: an address with its kind, or a live lecture', () => {
    const of = (over: Parameters<typeof aLecture>[0]) =>
      toLectureModel(aLecture(over), 258, { kind: 'course', id: 258 }).mediaSource;
    expect(of({ mediaSource: 'https://youtu.be/x', mediaKind: 'YOUTUBE' })).toMatchObject({
      url: 'https://youtu.be/x',
      kind: 'YOUTUBE',
    });
    expect(of({ mediaSource: { link: 'https://zoom.us/1', startTime: 'a', finishTime: 'b' } })).toEqual({
      url: 'https://zoom.us/1',
      kind: 'LIVE_LECTURE',
      startTime: 'a',
      finishTime: 'b',
    });
  });

  const section = (type: string, content: unknown) =>
    toSectionModel({ id: 1, number: 1, type, content, questionAnswers: [] }, owner);
  const inner = (type: string, content: unknown) => section('JSON', { type, content });

  test.each([
    ['SEC-01', section('TEXT', 'a'), { __typename: 'TextSection', text: 'a' }],
    ['SEC-01', section('HTML', '<p>a</p>'), { __typename: 'HtmlSection', html: '<p>a</p>' }],
    ['SEC-01', section('SCROLL', null), { __typename: 'ScrollSection' }],
    ['SEC-01', section('BUTTON', null), { __typename: 'ButtonDividerSection' }],
    ['SEC-04', inner('TEXT', { text: '<h2>a</h2>' }), { __typename: 'RichTextSection', html: '<h2>a</h2>' }],
    ['SEC-05', inner('PDF', { src: '/a.pdf' }), { __typename: 'PdfSection', src: '/a.pdf' }],
    [
      'SEC-06',
      inner('IMPORTANT', { title: 't', text: 'x' }),
      { __typename: 'ImportantSection', title: 't', html: 'x' },
    ],
    [
      'SEC-07',
      inner('ADDITIONAL_INFO', { title: 't', text: 'x' }),
      { __typename: 'AdditionalInfoSection', title: 't', html: 'x' },
    ],
    ['SEC-08', inner('EXAMPLES', { title: 't', text: 'x' }), { __typename: 'ExamplesSection', title: 't', html: 'x' }],
    [
      'SEC-09',
      inner('DIALOG', [
        {
          userPicAvatar: true,
          side: 'right',
          avatar: { link: '', name: 'Ann' },
          bubbles: [{ type: 'question', content: 0 }],
        },
      ]),
      {
        __typename: 'DialogSection',
        turns: [
          {
            userPicAvatar: true,
            side: 'RIGHT',
            avatarLink: null,
            avatarName: 'Ann',
            bubbles: [{ type: 'QUESTION', content: '0' }],
          },
        ],
      },
    ],
    [
      'SEC-10 SEC-12',
      inner('IMAGE_TEXT', { imgSrc: '/a.webp', imgSide: 'right' }),
      { __typename: 'ImageTextSection', imgSide: 'RIGHT', imgContentSize: 6, textContentSize: 6 },
    ],
    [
      'SEC-11 SEC-12',
      inner('VIDEO_TEXT', { videoSrc: '/a.mp4', videoKind: 'VIDEO_FILE' }),
      { __typename: 'VideoTextSection', videoKind: 'VIDEO_FILE', videoContentSize: 6 },
    ],
    [
      'SEC-13',
      inner('ACCORDION', { items: [{ title: 't', text: 'x' }] }),
      { __typename: 'AccordionSection', items: [{ title: 't', html: 'x' }] },
    ],
    [
      'SEC-14',
      inner('BRANCH', { options: [{ title: 't', sections: [{ id: 2, number: 1, type: 'TEXT', content: 'n' }] }] }),
      { __typename: 'BranchSection', options: [{ title: 't', sections: [{ __typename: 'TextSection', text: 'n' }] }] },
    ],
    [
      'SEC-15',
      inner('BUTTON', { buttonText: 'Go', buttonLink: '/x', text: 'h', className: 'c' }),
      { __typename: 'ButtonSection', buttonText: 'Go', buttonLink: '/x', html: 'h', className: 'c' },
    ],
    [
      'SEC-16',
      inner('QUESTION', { questionIndex: 3 }),
      { __typename: 'QuestionSection', questionIndex: 3, question: null },
    ],
    ['OP-19', inner('HOLOGRAM', { a: 1 }), { __typename: 'UnknownSection', type: 'HOLOGRAM', content: { a: 1 } }],
    ['OP-19', section('NEW', null), { __typename: 'UnknownSection', type: 'NEW', content: null }],
    ['OP-19', section('JSON', 'broken'), { __typename: 'UnknownSection', type: 'JSON', content: null }],
  ])('%s GW-22 a section becomes its type', (_ids, model, expected) => {
    expect(model).toMatchObject(expected);
  });
});
