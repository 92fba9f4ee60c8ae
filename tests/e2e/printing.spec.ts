import { expect, test } from '../support/learnerTest.ts';
import { makeLectureCourse } from '../support/lectureCourse.ts';
import { pdfTexts } from '../support/pdfTexts.ts';
import { signedIn } from '../support/restClient.ts';

const json = (type: string, content: object) => ({ type: 'JSON', content: { type, content } });
const bubble = { type: 'text', content: '<p>And then we pour.</p>' };

const orderingQuestion = {
  '@type': 'SingleOrdering',
  question: 'In which order?',
  answer: ['Boil the water', 'Fill the kettle', 'Pour it over the leaves'],
  correctAnswer: [2, 1, 3],
  wrongLimit: 0,
};

test('LEC-03 SEC-13 all of a lecture is printed, whatever of it is on the screen', async ({
  page,
  platform,
  learner,
}) => {
  const { courseId, path } = await makeLectureCourse(await signedIn(platform, 'author@demo.test'), {
    name: 'Coffee',
    sections: [
      json('text', { text: '<p>Grind the beans.</p>' }),
      { type: 'BUTTON', content: '' },
      json('ACCORDION', { items: [{ title: 'Why', text: '<p>Because of the taste.</p>' }] }),
      json('DIALOG', [{ userPicAvatar: false, side: 'left', avatar: { link: null, name: 'Mia' }, bubbles: [bubble] }]),
    ],
  });
  await learner.rest.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
  await page.goto(path);
  await expect(page.getByText('Grind the beans.')).toBeVisible();
  const printed = async (): Promise<string> => (await pdfTexts(await page.pdf())).join(' ');
  // The code of the conversation may still be on the way.
  await expect.poll(printed).toContain('And then we pour.');
  expect(await printed()).toMatch(/Grind the beans\..*Why.*Because of the taste\./);
  await expect(page.getByText('Because of the taste.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('OP-251 questions at the end are printed before they are reached, and no button with them', async ({
  page,
  platform,
  learner,
}) => {
  const { courseId, path } = await makeLectureCourse(await signedIn(platform, 'author@demo.test'), {
    name: 'Tea',
    sections: [
      json('text', { text: '<p>Warm the pot.</p>' }),
      { type: 'BUTTON', content: '' },
      json('text', { text: '<p>Then wait.</p>' }),
    ],
    questionAnswers: [orderingQuestion],
  });
  await learner.rest.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId } });
  await page.goto(path);
  await expect(page.getByText('Warm the pot.')).toBeVisible();
  const printed = async (): Promise<string> => (await pdfTexts(await page.pdf())).join(' ');
  await expect.poll(printed).toContain('Fill the kettle');
  // The heading, the question, and none of the buttons.
  expect(await printed()).toMatch(/Then wait\. Check what you know .*In which order\?/);
  expect(await printed()).not.toMatch(/Check(?! what)|Mark as done/);
  await expect(page.getByRole('article', { name: 'Question 1' })).toHaveCount(0);
});
