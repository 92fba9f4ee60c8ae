import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { keyboard, pointer, type InputDevice } from '../support/inputDevice.ts';

/** Where somebody works: at a large screen with a mouse, or at a small one by the keyboard alone. */
export interface Desk {
  readonly name: string;
  /** Sits down at the page. */
  take(page: Page): Promise<InputDevice>;
}

export const desks: readonly Desk[] = [
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

/** The rows of the CSV that a link downloads, without its head. */
export async function download(page: Page, device: InputDevice, link: Locator): Promise<readonly string[]> {
  const coming = page.waitForEvent('download');
  await device.press(link);
  const text = await readFile(await (await coming).path(), 'utf8');
  return text.trimEnd().split('\r\n').slice(1);
}
