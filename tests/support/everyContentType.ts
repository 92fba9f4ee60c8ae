/** A course that holds one of everything, as it is written and as it is read later. */

/** As it is read later: nothing is left to defaults. */
const box = { title: 'Title', html: '<p>Text</p>' };
const q = (clientKey: string) => ({ clientKey });
export const media = { video: 'https://example.org/clip.mp4', audio: 'https://example.org/sound.mp3' };
const placement = {
  items: [
    { key: '1', label: 'Pear' },
    { key: '2', label: 'Leek' },
  ],
  categories: [
    { key: '1', label: 'Fruit' },
    { key: '2', label: 'Vegetable' },
  ],
  correctPlacement: [
    { category: '1', items: ['1'] },
    { category: '2', items: ['2'] },
  ],
};
/** Nothing of a course stands deeper than its question, inside of a branch. */
const deepestTurn = {
  usesOwnPicture: false,
  side: 'LEFT',
  avatarUrl: null,
  avatarName: 'Tom',
  bubbles: [{ question: { question: q('choices') } }],
};
export const everySection: readonly Readonly<Record<string, unknown>>[] = [
  { text: { text: 'Plain\ntext' } },
  { html: { html: '<p>Author HTML</p>' } },
  { divider: 'SCROLL' },
  { divider: 'BUTTON' },
  { richText: { html: '<h2>Heading</h2><p>Paragraph</p>' } },
  { pdf: { url: 'https://example.org/handout.pdf', title: 'Handout' } },
  { audio: { url: 'https://example.org/talk.mp3', title: 'Talk', transcript: '0:01 Hello' } },
  { file: { url: 'https://example.org/list.pdf', title: 'List' } },
  { embed: { url: 'https://miro.com/app/board', title: 'Board', caption: 'Look', size: 'STANDARD' } },
  { important: box },
  { additionalInfo: box },
  { examples: box },
  {
    dialog: {
      turns: [
        {
          usesOwnPicture: true,
          side: 'RIGHT',
          avatarUrl: null,
          avatarName: null,
          bubbles: [
            { text: { html: '<p>Hello</p>' } },
            { video: { url: media.video } },
            { audio: { url: media.audio } },
            { question: { question: null } },
            { question: { question: q('ordering') } },
          ],
        },
        { usesOwnPicture: false, side: 'LEFT', avatarUrl: 'https://example.org/m.png', avatarName: 'Mia', bubbles: [] },
      ],
    },
  },
  {
    imageText: {
      imageUrl: 'https://example.org/i.png',
      imageAlt: 'A pear',
      imageSide: 'RIGHT',
      imageColumns: 4,
      textColumns: 8,
      html: '<p>Beside it</p>',
    },
  },
  {
    videoText: {
      videoUrl: media.video,
      videoSide: 'LEFT',
      videoColumns: 7,
      textColumns: 5,
      html: '<p>Beside it</p>',
      captions: [{ language: 'de', label: 'Deutsch', vtt: 'WEBVTT\n\n00:01.000 --> 00:04.000\nHallo\n' }],
      transcript: '0:01 Hallo',
    },
  },
  { accordion: { items: [box, box] } },
  {
    branch: {
      options: [
        {
          title: 'One way',
          sections: [
            { clientKey: 'inside', questions: [q('choices')], content: { text: { text: 'Inside' } } },
            { clientKey: 'deepest', questions: [], content: { dialog: { turns: [deepestTurn] } } },
            { questions: [], content: { question: { question: q('list') } } },
          ],
        },
        { title: 'The other', sections: [] },
      ],
    },
  },
  { button: { buttonText: 'Go', buttonLink: '/courses', html: '<p>Beside it</p>', className: 'wide' } },
  { question: { question: q('choice') } },
  // A draft may be unfinished (OP-230).
  { question: { question: null } },
  { pdf: { url: '', title: '' } },
  { unknown: { storedType: 'HOLOGRAM', content: { depth: [1, { text: 'deep' }] } } },
];
const options = ['one', 'two', 'three'];
const optionIds = [1, 2, 3];
export const everyQuestion: readonly (readonly [clientKey: string, content: Readonly<Record<string, unknown>>])[] = [
  ['choice', { singleChoice: { list: false, options, optionIds, correctPosition: 2 } }],
  ['list', { singleChoice: { list: true, options, optionIds, correctPosition: 1 } }],
  ['choices', { multipleChoice: { options, optionIds, correctPositions: [1, 3] } }],
  ['categorization', { categorization: placement }],
  ['association', { multipleAssociation: placement }],
  ['ordering', { singleOrdering: { options, optionIds, correctOrder: [3, 1, 2] } }],
];

const everyExplanation = [
  { type: 'TEXT', texts: [{ key: '1', content: '5 > 4' }] },
  { type: 'HTML', texts: [{ key: '3', content: '<p>Why</p>' }] },
  {
    type: 'JSON',
    texts: [
      { key: '1', content: '{"text":"Why"}' },
      { key: '2', content: '"5"' },
    ],
  },
];

/** The modules of a course that holds one of everything. Its nodes have names alone. */
export const everything = [
  {
    clientKey: 'module',
    name: 'Everything',
    description: '<p>All of it</p>',
    availableFromTime: '2030-01-31T09:00:00.000Z',
    startTime: '2030-02-01T09:00:00.000Z',
    durationMinutes: 90,
    lectures: [
      {
        clientKey: 'lecture',
        name: 'Every type',
        description: '',
        durationMinutes: 45,
        headerImageUrl: 'https://example.org/h.png',
        mediaSource: {
          url: 'https://example.org/live',
          startTime: '2030-02-01T09:00:00.000Z',
          endTime: '2030-02-01T10:00:00.000Z',
        },
        navigationMode: 'SCROLL',
        questionBank: { draws: [{ weight: 2, drawCount: 1 }] },
        content: {
          sections: everySection.map((content, index) => ({
            clientKey: `section-${index}`,
            questions: 'richText' in content ? [q('association'), q('categorization')] : [],
            content,
          })),
          questions: everyQuestion.map(([clientKey, content], index) => ({
            clientKey,
            text: `<p>Question ${index}</p>`,
            weight: 1 + (index % 2),
            wrongLimit: index,
            explanation: everyExplanation[index] ?? null,
            content,
          })),
        },
      },
    ],
  },
];
const picture = { frame: true, description: 'For all', imageUrl: 'https://example.org/star.png' };
export const everyAchievement = [
  { clientKey: 'a1', name: 'Done', ...picture, condition: { lecturesCompleted: [q('lecture')] } },
  { clientKey: 'a2', name: 'Right', ...picture, condition: { questionsAnswered: [q('choice'), q('ordering')] } },
  { clientKey: 'a3', name: 'Most', ...picture, condition: { questionsAnsweredPercent: 75.5 } },
];
