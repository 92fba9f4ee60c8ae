import { expect, type Locator, type Page } from '@playwright/test';
import type { AuthorHands } from './AuthorHands.ts';
import { writeQuestion } from './writeQuestion.ts';
import type { PrintedLecture, PrintedQuestion, PrintedSection, Titled } from './printedCourse.ts';

/** Writes the open lecture, which is empty: its head, its sections, and the questions at its end. */
export async function buildLecture(page: Page, hands: AuthorHands, lecture: PrintedLecture): Promise<void> {
  const { sections, questions } = lecture.content;
  const placed = new Set<string>();
  // The wizard gives each lecture an empty text.
  const given = page.getByRole('group', { name: 'Section 1: Text', exact: true });
  if ((await given.count()) > 0) {
    await hands.focus(given);
    await hands.press(given.getByRole('button', { name: 'Delete', exact: true }));
  }
  for (const [index, section] of sections.entries()) {
    const asked = section.content.question?.question.questionId;
    if (asked !== undefined) placed.add(asked);
    const frame = await insert(page, hands, section, index);
    await writeSection(hands, frame, section, questions);
    await hands.press(frame.getByRole('button', { name: 'Done', exact: true }));
  }
  for (const question of questions.filter(({ questionId }) => !placed.has(questionId))) {
    await hands.press(page.getByRole('button', { name: 'Add a question' }));
    const frame = page.getByRole('group', { name: /^Question \d+$/ }).last();
    await writeQuestion(hands, frame, question);
    await hands.press(frame.getByRole('button', { name: 'Done', exact: true }));
  }
  await writeDraw(page, hands, lecture);
  await writeHead(page, hands, lecture);
}

/** What the menu of sections calls each type. */
const names = {
  text: 'Plain text',
  html: 'HTML',
  divider: 'Divider',
  richText: 'Text',
  important: 'Important',
  additionalInfo: 'Good to know',
  examples: 'Examples',
  imageText: 'Picture and text',
  videoText: 'Video and text',
  accordion: 'Accordion',
  button: 'Button',
  pdf: 'PDF',
  audio: 'Audio',
  file: 'File to download',
  question: 'Question',
} as const satisfies Record<keyof PrintedSection['content'], string>;

const typeOf = ({ content }: PrintedSection): keyof typeof names => Object.keys(content)[0] as keyof typeof names;

/** Adds a section behind the last one; its editor is open then. */
async function insert(page: Page, hands: AuthorHands, section: PrintedSection, index: number): Promise<Locator> {
  const name = names[typeOf(section)];
  await hands.addSection(page.getByRole('button', { name: 'Add a section here' }).last(), name);
  const frame = page.getByRole('group', { name: `Section ${index + 1}: ${name}`, exact: true });
  await expect(frame.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
  return frame;
}

async function writeSection(
  hands: AuthorHands,
  frame: Locator,
  { content }: PrintedSection,
  questions: readonly PrintedQuestion[],
): Promise<void> {
  const box = (name: string): Locator => frame.getByRole('textbox', { name, exact: true });
  const titled = content.important ?? content.additionalInfo ?? content.examples;
  if (content.text) await hands.write(box('Text'), content.text.text);
  if (content.richText) await hands.paste(box('Text'), content.richText.html);
  if (content.html) await hands.write(box('HTML'), content.html.html);
  if (content.divider === 'SCROLL') await hands.select(frame.getByLabel('How learners continue'), 'By scrolling');
  if (titled) await writeTitled(hands, frame, titled);
  if (content.imageText) {
    const { imageUrl, imageAlt, imageSide, textColumns, html } = content.imageText;
    await hands.address(frame, 'Picture', pathOf(imageUrl));
    await hands.write(box('What the picture shows'), imageAlt);
    await writeBeside(hands, frame, imageSide, textColumns, html);
  }
  if (content.videoText) {
    const { videoUrl, videoSide, textColumns, html, captions } = content.videoText;
    await hands.address(frame, 'Video', pathOf(videoUrl));
    await writeBeside(hands, frame, videoSide, textColumns, html);
    for (const { label, vtt } of captions) {
      await hands.press(frame.getByRole('button', { name: 'Add captions' }));
      // They are in the language of the course, and called so, until someone says otherwise.
      const fields = frame.getByRole('group', { name: label, exact: true });
      await hands.write(fields.getByRole('textbox', { name: 'WebVTT' }), vtt);
    }
  }
  if (content.button) {
    await hands.write(box('Text of the button'), content.button.buttonText);
    await hands.write(box('Where the button leads'), content.button.buttonLink);
    await hands.paste(box('Text beside the button'), content.button.html);
    if (content.button.className !== '') await hands.write(box('Style class'), content.button.className);
  }
  if (content.pdf) await hands.address(frame, 'PDF', pathOf(content.pdf.url));
  const titledFile = content.audio ?? content.file;
  if (titledFile) {
    await hands.address(frame, content.audio ? 'Sound' : 'File', pathOf(titledFile.url));
    await hands.write(box('Title'), titledFile.title);
  }
  if (content.audio) await hands.write(box('Transcript'), content.audio.transcript);
  for (const [index, item] of (content.accordion?.items ?? []).entries()) {
    const part = frame.getByRole('list', { name: 'Parts' }).locator(':scope > li').nth(index);
    if ((await part.count()) === 0) await hands.press(frame.getByRole('button', { name: 'Add part' }));
    await writeTitled(hands, part, item);
  }
  const asked = questions.find(({ questionId }) => questionId === content.question?.question.questionId);
  if (asked) {
    await hands.press(frame.getByRole('button', { name: 'New question' }));
    await writeQuestion(hands, frame, asked);
  }
}

async function writeTitled(hands: AuthorHands, around: Locator, { title, html }: Titled): Promise<void> {
  await hands.write(around.getByRole('textbox', { name: /^Title/ }), title);
  await hands.paste(around.getByRole('textbox', { name: 'Text', exact: true }), html);
}

async function writeBeside(
  hands: AuthorHands,
  frame: Locator,
  side: 'LEFT' | 'RIGHT',
  textColumns: number,
  html: string,
): Promise<void> {
  await hands.select(frame.getByLabel('Side'), side === 'LEFT' ? 'Left' : 'Right');
  await hands.select(frame.getByLabel('Widths'), `${percent(12 - textColumns)}, text ${percent(textColumns)}`);
  await hands.paste(frame.getByRole('textbox', { name: 'Text', exact: true }), html);
}

const percent = (columns: number): string => `${Math.round((columns / 12) * 100)}%`;

async function writeHead(page: Page, hands: AuthorHands, lecture: PrintedLecture): Promise<void> {
  const head = page.getByRole('group', { name: 'Head of the lecture' });
  await hands.edit(head);
  const field = (name: string): Locator => head.getByLabel(name, { exact: true });
  await hands.write(field('Name'), lecture.name);
  await hands.write(field('Description'), lecture.description);
  if (lecture.durationMinutes !== null)
    await hands.write(field('Duration in minutes'), String(lecture.durationMinutes));
  if (lecture.navigationMode === 'SCROLL') await hands.select(field('Navigation'), 'By scrolling');
  if (lecture.headerImageUrl !== null) await hands.address(head, 'Header picture', pathOf(lecture.headerImageUrl));
  if (lecture.mediaSource) await hands.address(head, 'Media', pathOf(lecture.mediaSource.url));
  await hands.press(head.getByRole('button', { name: 'Done', exact: true }));
}

async function writeDraw(page: Page, hands: AuthorHands, { questionBank }: PrintedLecture): Promise<void> {
  if (questionBank === null) return;
  const draw = page.getByRole('group', { name: 'Random draw of questions' });
  await hands.edit(draw);
  for (const { weight, drawCount } of questionBank.draws) {
    const words = weight === 1 ? /^Questions for 1 point/ : new RegExp(`^Questions for ${weight} points`);
    await hands.write(draw.getByLabel(words), String(drawCount));
  }
  await hands.press(draw.getByRole('button', { name: 'Done', exact: true }));
}

/** The address without the host, as authors write what belongs to the site. */
export const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+(?=\/static\/)/, '');
