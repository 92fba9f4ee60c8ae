import type { Locator } from '@playwright/test';
import type { AuthorHands } from './AuthorHands.ts';
import type { PrintedQuestion } from './printedCourse.ts';

/** Writes a new question, a single choice of two, whose editor is open in `frame`. */
export async function writeQuestion(
  hands: AuthorHands,
  frame: Locator,
  { text, weight, wrongLimit, explanation, content }: PrintedQuestion,
): Promise<void> {
  const { singleChoice, multipleChoice } = content;
  const options = (singleChoice ?? multipleChoice)?.options ?? [];
  const right = multipleChoice?.correctPositions ?? [singleChoice?.correctPosition ?? 0];
  await hands.paste(frame.getByRole('textbox', { name: 'Question', exact: true }), text);
  if (multipleChoice) await hands.select(frame.getByLabel('Kind of question'), 'Multiple choice');
  if (weight !== 1) await hands.select(frame.getByLabel('Points', { exact: true }), `${weight} points`);

  const answers = frame.getByRole('list', { name: 'Answers', exact: true });
  for (const [index, option] of options.entries()) {
    const name = `Answer ${index + 1}`;
    const row = answers.locator(':scope > li').nth(index);
    if ((await row.count()) === 0) await hands.press(frame.getByRole('button', { name: 'Add answer' }));
    await hands.write(row.getByRole('textbox', { name, exact: true }), option);
    const why = explanation?.texts.find(({ key }) => key === String(index + 1))?.content ?? '';
    if (why !== '') {
      await hands.press(row.getByRole('button', { name: `Explain ${name}` }));
      await hands.write(row.getByRole('textbox', { name: `Explanation of ${name}` }), why);
    }
  }
  for (const [index] of options.entries()) {
    const mark = answers.getByLabel(`Answer ${index + 1} is right`, { exact: true });
    const isRight = right.includes(index + 1);
    // A radio takes its mark from the other one.
    if ((await mark.isChecked()) !== isRight && (isRight || multipleChoice)) await hands.mark(mark);
  }
  if (wrongLimit > 0) {
    await hands.mark(frame.getByLabel('Limit attempts'));
    await hands.write(frame.getByLabel('Wrong answers allowed'), String(wrongLimit));
  }
}
