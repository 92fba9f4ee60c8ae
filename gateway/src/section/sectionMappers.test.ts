import { describe, expect, test } from 'vitest';
import { aLecture, aQuestion } from '../testing/builders.ts';
import type { SectionWire } from '../lecture/lectureWire.ts';
import { toLectureModel } from '../lecture/lectureMappers.ts';
import { placedIn, toSectionModel } from './sectionMappers.ts';
import type { SectionModel } from './sectionModel.ts';
import { readersByName } from './types.ts';

const lecture = { courseId: 258, lectureId: 1002 };
const source = { courseId: 258, ofViewer: false };
describe('mapping', () => {
  test.each([
    ['quiz', 'QUIZ'],
    ['textVideoQuiz', 'TEXT_VIDEO_QUIZ'],
    ['videoQuiz', 'VIDEO_QUIZ'],
    ['textQuiz', 'TEXT_QUIZ'],
    ['video', 'VIDEO'],
    ['text', 'TEXT'],
  ] as const)('LEC-09 OP-18 %s is %s', (wire, type) => {
    expect(toLectureModel(aLecture({ lectureType: wire }), source).lectureType).toBe(type);
  });

  test('LEC-08 OP-18 media: an address with its kind, or a live lecture', () => {
    const of = (over: Parameters<typeof aLecture>[0]) => toLectureModel(aLecture(over), source).mediaSource;
    expect(of({ mediaSource: 'https://youtu.be/x', mediaKind: 'YOUTUBE' })).toMatchObject({
      url: 'https://youtu.be/x',
      kind: 'YOUTUBE',
    });
    expect(of({ mediaSource: { link: 'https://zoom.us/1', startTime: 'a', finishTime: 'b' } })).toEqual({
      url: 'https://zoom.us/1',
      kind: 'LIVE_LECTURE',
      startTime: 'a',
      endTime: 'b',
      finishTime: 'b',
    });
  });

  const section = (type: string, content: unknown) =>
    toSectionModel({ id: 1, number: 1, type, content, questionAnswers: [] } as SectionWire, lecture);
  const inner = (type: string, content: unknown) => section('JSON', { type, content });

  const readings: readonly (readonly [string, SectionModel, object])[] = [
    ['SEC-01', section('TEXT', 'a'), { __typename: 'TextSection', text: 'a' }],
    ['SEC-01', section('HTML', '<p>a</p>'), { __typename: 'HtmlSection', html: '<p>a</p>' }],
    ['SEC-01', section('SCROLL', null), { __typename: 'ScrollSection' }],
    ['SEC-01', section('BUTTON', null), { __typename: 'ButtonDividerSection' }],
    ['SEC-04', inner('text', { text: '<h2>a</h2>' }), { __typename: 'RichTextSection', html: '<h2>a</h2>' }],
    ['SEC-05', inner('PDF', { src: '/a.pdf' }), { __typename: 'PdfSection', url: '/a.pdf', title: '' }],
    [
      'OP-207',
      inner('AUDIO', { src: '/a.mp3', title: 't', transcript: '0:01 x' }),
      { __typename: 'AudioSection', url: '/a.mp3', title: 't', transcript: '0:01 x' },
    ],
    [
      'OP-231',
      inner('EMBED', { src: 'https://miro.com/app', title: 't', caption: 'c', size: 'square' }),
      { __typename: 'EmbedSection', url: 'https://miro.com/app', title: 't', caption: 'c', size: 'SQUARE' },
    ],
    ['OP-207', inner('FILE', { src: '/a.zip', title: 't' }), { __typename: 'FileSection', url: '/a.zip', title: 't' }],
    ['OP-173', inner('PDF', { src: '/a.pdf', title: 'A' }), { __typename: 'PdfSection', url: '/a.pdf', title: 'A' }],
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
          bubbles: [{ type: 'question', content: '0' }],
        },
      ]),
      {
        __typename: 'DialogSection',
        turns: [
          {
            usesOwnPicture: true,
            side: 'RIGHT',
            avatarUrl: null,
            avatarName: 'Ann',
            bubbles: [{ __typename: 'QuestionBubble', question: null }],
          },
        ],
      },
    ],
    [
      'SEC-10 SEC-12',
      inner('IMAGE_TEXT', {
        imgSrc: '/a.webp',
        imgAlt: 'A',
        imgSide: 'right',
        imgContentSize: 4,
        textContentSize: 8,
        text: 'x',
      }),
      {
        __typename: 'ImageTextSection',
        imageUrl: '/a.webp',
        imageAlt: 'A',
        imageSide: 'RIGHT',
        imageColumns: 4,
        textColumns: 8,
        html: 'x',
      },
    ],
    [
      'SEC-11 SEC-12',
      inner('VIDEO_TEXT', {
        videoSrc: '/a.mp4',
        videoKind: 'VIDEO_FILE',
        videoSide: 'left',
        videoContentSize: 7,
        textContentSize: 5,
        text: 'x',
        captions: [{ language: 'en', label: 'English', vtt: 'WEBVTT' }],
        transcript: 'Hello',
      }),
      {
        __typename: 'VideoTextSection',
        videoUrl: '/a.mp4',
        videoKind: 'VIDEO_FILE',
        videoSide: 'LEFT',
        videoColumns: 7,
        textColumns: 5,
        html: 'x',
        captions: [{ language: 'en', label: 'English', vtt: 'WEBVTT' }],
        transcript: 'Hello',
      },
    ],
    [
      'SEC-13',
      inner('ACCORDION', { items: [{ title: 't', text: 'x' }] }),
      { __typename: 'AccordionSection', items: [{ title: 't', html: 'x' }] },
    ],
    [
      'SEC-14',
      inner('BRANCH', {
        options: [{ title: 't', sections: [{ id: 2, number: 1, type: 'TEXT', content: 'n', questionAnswers: [] }] }],
      }),
      { __typename: 'BranchSection', options: [{ title: 't', sections: [{ __typename: 'TextSection', text: 'n' }] }] },
    ],
    [
      'SEC-15',
      inner('BUTTON', { buttonText: 'Go', buttonLink: '/x', text: 'h', className: 'c' }),
      { __typename: 'ButtonSection', buttonText: 'Go', buttonLink: '/x', html: 'h', className: 'c' },
    ],
    ['SEC-16', inner('QUESTION', { questionIndex: 3 }), { __typename: 'QuestionSection', question: null }],
    ['OP-19', inner('HOLOGRAM', { a: 1 }), { __typename: 'UnknownSection', type: 'HOLOGRAM', content: { a: 1 } }],
    ['OP-19', section('NEW', null), { __typename: 'UnknownSection', type: 'NEW', content: null }],
    ['OP-19', inner('pdf', { a: 1 }), { __typename: 'UnknownSection', type: 'pdf', content: { a: 1 } }],
  ];

  test.each(readings)('%s GW-22 a section becomes its type', (_ids, model, expected) => {
    expect(model).toMatchObject(expected);
  });

  test('GW-22 every type is among them', () => {
    expect(new Set(readings.map(([, { __typename }]) => __typename))).toEqual(new Set(readersByName.keys()));
  });

  test('GW-22 OP-19 a question that a section shows is part of it, also in a bubble and inside a branch', () => {
    const asked = [aQuestion({ id: 11 }), aQuestion({ id: 12 })];
    const bubbles = [
      { type: 'question' as const, content: '4' },
      { type: 'text' as const, content: 'x' },
      { type: 'question' as const, content: '7' },
      { type: 'question' as const, content: '4' },
    ];
    const turn = { userPicAvatar: false, side: 'left' as const, avatar: { link: null, name: '' }, bubbles };
    const dialog = toSectionModel(
      { id: 1, number: 1, type: 'JSON', content: { type: 'DIALOG', content: [turn] }, questionAnswers: asked },
      lecture,
    );
    expect(dialog).toMatchObject({
      questions: [{ questionId: 11 }, { questionId: 12 }],
      turns: [
        {
          bubbles: [
            { question: { questionId: 11 } },
            { __typename: 'TextBubble', html: 'x' },
            { question: { questionId: 12 } },
            { question: { questionId: 11 } },
          ],
        },
      ],
    });
    const inside = { id: 2, number: 1, type: 'JSON', content: { type: 'QUESTION', content: {} } };
    const branch = inner('BRANCH', { options: [{ title: 't', sections: [{ ...inside, questionAnswers: asked }] }] });
    expect([...placedIn([branch])]).toEqual([11, 12]);
  });

  test.each(['constructor', '__proto__', 'valueOf', 'toString'])('OP-19 a type named %s is unknown', (type) => {
    expect(section(type, 'x')).toMatchObject({ __typename: 'UnknownSection', type });
    expect(inner(type, 'x')).toMatchObject({ __typename: 'UnknownSection', type });
  });
});
