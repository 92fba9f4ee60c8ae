import { expect, type Locator, type Page } from '@playwright/test';
import { solutionOf } from './answerKey.ts';
import type { InputDevice } from './inputDevice.ts';
import type { QuestionWire } from './wire.ts';

/** Answers a question of any type right, on its card and by the given device, as its author knows it. */
export async function solveQuestion(
  page: Page,
  device: InputDevice,
  card: Locator,
  question: QuestionWire,
): Promise<void> {
  const solution = solutionOf(question);
  switch (solution.kind) {
    case 'choice':
      for (const position of solution.positions) await device.choose(card, position);
      break;
    case 'order':
      for (const item of solution.items) {
        await device.press(card.getByRole('button', { name: `Place ${item} next`, exact: true }));
      }
      await check(device, card);
      break;
    case 'placement':
      for (const place of solution.places) await putIn(page, device, card, place);
      await check(device, card);
      break;
  }
  await expect(card.getByText('That is right')).toBeVisible();
}

const check = (device: InputDevice, card: Locator): Promise<void> =>
  device.press(card.getByRole('button', { name: 'Check', exact: true }));

/** Puts an item into a category by what the item offers: the menu of its categories, or the categories beside it. */
async function putIn(
  page: Page,
  device: InputDevice,
  card: Locator,
  { item, category }: { readonly item: string; readonly category: string },
): Promise<void> {
  const [one, several] = [`Category of ${item}`, `Categories of ${item}`];
  const menu = card
    .getByRole('button', { name: one, exact: true })
    .or(card.getByRole('button', { name: several, exact: true }));
  if ((await menu.count()) > 0) {
    await device.press(menu);
    const entries = page.getByRole('menu');
    await device.press(
      entries
        .getByRole('menuitemradio', { name: category, exact: true })
        .or(entries.getByRole('menuitemcheckbox', { name: category, exact: true })),
    );
    return;
  }
  const group = card
    .getByRole('radiogroup', { name: one, exact: true })
    .or(card.getByRole('group', { name: several, exact: true }));
  const box = group.getByRole('radio', { name: category }).or(group.getByRole('checkbox', { name: category }));
  await device.tick(box);
}
