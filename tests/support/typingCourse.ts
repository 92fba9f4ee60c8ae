import type { Locator, Page } from '@playwright/test';
import type { RestClient } from './restClient.ts';

/** A text of the course that authors type into. */
export interface TypedText {
  readonly name: string;
  /** Where it can be pressed. */
  readonly at: (page: Page) => Locator;
  /** What is opened before it can be seen. */
  readonly reach?: (page: Page) => Promise<void>;
  /** Whether it is a field that is there as soon as it can be seen, where a double click marks a word. */
  readonly isField?: true;
}

export interface TypingCourse {
  readonly courseId: number;
  /** The addresses in the editor. */
  readonly coursePath: string;
  readonly lecturePath: string;
}

const json = (type: string, content: object) => ({ type: 'JSON', content: { type, content } });
const titled = (name: string) => ({ title: `The title of ${name}`, text: `<p>Words of ${name}.</p>` });
const bubble = { type: 'text', content: '<p>Words of the bubble.</p>' };

const sections = [
  json('text', { text: '<p>Words of the first.</p><p>Words of the second.</p>' }),
  { type: 'TEXT', content: 'Words of the plain.' },
  json('IMPORTANT', titled('the important')),
  json('EXAMPLES', titled('the example')),
  json('ADDITIONAL_INFO', titled('the information')),
  json('IMAGE_TEXT', {
    imgSrc: '/static/nothing.png',
    imgAlt: 'Nothing',
    imgSide: 'left',
    imgContentSize: 6,
    textContentSize: 6,
    text: '<p>Words of the picture.</p>',
  }),
  json('VIDEO_TEXT', {
    videoSrc: '/static/nothing.mp4',
    videoSide: 'left',
    videoContentSize: 6,
    textContentSize: 6,
    text: '<p>Words of the video.</p>',
  }),
  json('ACCORDION', { items: [titled('the first part'), titled('the second part')] }),
  json('DIALOG', [{ userPicAvatar: false, side: 'left', avatar: { link: null, name: 'Mia' }, bubbles: [bubble] }]),
  json('BUTTON', {
    buttonText: 'Courses',
    buttonLink: '/courses/',
    text: '<p>Words of the button.</p>',
    className: '',
  }),
  json('BRANCH', {
    options: [
      { title: 'One way', sections: [json('text', { text: '<p>Words of the way.</p>' })] },
      { title: 'Another', sections: [] },
    ],
  }),
];

/** How many frames of the lecture are opened as a whole: its head, its sections and its question. */
export const frames: readonly RegExp[] = [
  /^Head of the lecture$/,
  ...sections.map((_section, index) => new RegExp(`^Section ${index + 1}: `)),
  /^Question 1$/,
];

export const frameOf = (page: Page, name: RegExp): Locator =>
  page.getByRole('main').getByRole('group', { name }).first();

/** Makes a published course, so that nothing is saved but by its author, with a text of every kind. */
export async function makeTypingCourse(author: RestClient, name: string): Promise<TypingCourse> {
  const { id, modules } = await author.expect<{
    id: number;
    modules: readonly { id: number; lectures: readonly { id: number }[] }[];
  }>('/api/v1/secured/courses?include=modules', {
    method: 'POST',
    body: {
      name: `${name} ${Date.now()}`,
      published: true,
      miniDescription: 'Words of the short description.',
      description: '<p>Words of the course.</p>',
      modules: [
        {
          name: 'Words of the module name',
          description: 'Words of the module.',
          lectures: [
            {
              id: 1,
              name: 'Words of the lecture name',
              description: 'Words of the lecture.',
              sections,
              questionAnswers: [
                {
                  '@type': 'SingleChoice',
                  question: '<p>Words of the question.</p>',
                  answer: ['Words of the answer', 'Another answer'],
                  correctAnswer: [1],
                  wrongLimit: 0,
                  explanation: { type: 'text', content: { '1': 'Words of the explanation.' } },
                },
              ],
            },
          ],
        },
      ],
      gamificationItems: [
        {
          '@type': 'LECTURES_COMPLETED',
          name: 'Keen',
          description: 'Words of the achievement.',
          lectureIds: [1],
        },
      ],
    },
  });
  const [module] = modules;
  const lecture = module?.lectures[0]?.id;
  return {
    courseId: id,
    coursePath: `/dashboard/course/?edit=true#!${id}`,
    lecturePath: `/courseware/?lecture=${lecture}&module=${module?.id}&edit=true#!${id}`,
  };
}

const words = (of: string) => (page: Page) =>
  page
    .getByRole('main')
    .getByRole('group')
    .getByText(new RegExp(`Words of ${of.replace('.', String.raw`\.`)}`))
    .filter({ visible: true });
const openFrame = (name: RegExp) => async (page: Page) => {
  const frame = frameOf(page, name);
  await frame.focus();
  await frame.press('Enter');
};
const unfold = (title: string) => async (page: Page) => {
  const part = page.getByRole('main').locator('details').filter({ hasText: title });
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
};
const partText = (part: number) => (page: Page) =>
  frameOf(page, /: Accordion$/)
    .getByRole('list', { name: 'Parts' })
    .locator(':scope > li')
    .nth(part - 1)
    .getByRole('textbox', { name: 'Text', exact: true });

export const lectureTexts: readonly TypedText[] = [
  { name: 'name of the lecture', at: words('the lecture name') },
  { name: 'description of the lecture', at: words('the lecture.') },
  { name: 'first line of a text', at: words('the first.') },
  { name: 'second line of a text', at: words('the second.') },
  { name: 'plain text', at: words('the plain.') },
  { name: 'important', at: words('the important.') },
  {
    name: 'title of important',
    at: (page) =>
      page
        .getByRole('main')
        .getByRole('group')
        .getByText(/The title of the important/),
  },
  { name: 'example', at: words('the example.') },
  { name: 'good to know', at: words('the information.') },
  { name: 'picture and text', at: words('the picture.') },
  { name: 'video and text', at: words('the video.') },
  { name: 'first part, unfolded', at: words('the first part.'), reach: unfold('The title of the first part') },
  { name: 'second part, unfolded', at: words('the second part.'), reach: unfold('The title of the second part') },
  { name: 'first part in its fields', at: partText(1), reach: openFrame(/: Accordion$/), isField: true },
  { name: 'second part in its fields', at: partText(2), reach: openFrame(/: Accordion$/), isField: true },
  { name: 'bubble', at: words('the bubble.') },
  { name: 'text beside a button', at: words('the button.') },
  { name: 'text of a way', at: words('the way.'), reach: openFrame(/: Branch$/) },
  { name: 'question', at: words('the question.') },
  { name: 'answer', at: words('the answer') },
  {
    name: 'explanation of an answer',
    at: (page) => page.getByRole('main').getByRole('textbox', { name: 'Explanation of Answer 1' }),
    reach: openFrame(/^Question 1$/),
    isField: true,
  },
];

const courseField = (name: string) => (page: Page) => page.getByRole('main').getByLabel(name, { exact: true }).first();

export const courseTexts: readonly TypedText[] = [
  { name: 'short description of the course', at: courseField('Short description'), isField: true },
  {
    name: 'description of the course',
    at: (page) => page.getByRole('main').getByText('Words of the course.'),
    isField: true,
  },
  { name: 'description of the module', at: words('the module.') },
  {
    name: 'description of an achievement',
    at: (page) =>
      page.getByRole('list', { name: 'Achievements' }).getByRole('textbox', { name: 'What it is for', exact: true }),
    reach: async (page) => {
      await page.getByRole('button', { name: /^Edit.*Keen/ }).click();
    },
    isField: true,
  },
];
