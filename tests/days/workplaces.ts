import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { keyboard, pointer, type InputDevice } from '../support/inputDevice.ts';

/** Where someone works: at a large screen with a mouse, or at a small one by the keyboard alone. */
export interface Workplace {
  readonly name: string;
  /** Sets the window up and gives the input device. */
  readonly take: (page: Page) => Promise<InputDevice>;
}

export const workplaces: readonly Workplace[] = [
  {
    name: 'by mouse at 1440 px',
    take: async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      return pointer(page, false);
    },
  },
  {
    name: 'by keyboard alone at 390 px',
    take: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      return keyboard(page);
    },
  },
];

const isSmall = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

/** Goes to a part of the admin area by its menu, which small screens keep behind a button. */
export async function openPart(page: Page, device: InputDevice, name: string): Promise<void> {
  if (isSmall(page)) await device.press(page.getByRole('button', { name: 'Administration menu' }));
  await device.press(page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Opens what someone has in their own menu; answers where its entries stand. */
export async function openOwnMenu(page: Page, device: InputDevice): Promise<Locator> {
  const name = isSmall(page) ? 'Menu' : /^Account of/;
  await device.press(page.getByRole('banner').getByRole('button', { name, exact: true }));
  return isSmall(page) ? page.getByRole('navigation', { name: 'Main' }) : page.getByRole('menu');
}

/** The rows of the CSV that a link downloads, without its head. */
export async function download(page: Page, device: InputDevice, link: Locator): Promise<readonly string[]> {
  const coming = page.waitForEvent('download');
  await device.press(link);
  const text = await readFile(await (await coming).path(), 'utf8');
  return text.trimEnd().split('\r\n').slice(1);
}
