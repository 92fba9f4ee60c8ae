import { errors, expect, type Page } from '@playwright/test';
import { savedState } from './savedState.ts';

/** Within this time a press finds something to save, or auto-save, which comes once a minute, was there first. */
const PRESS_MS = 20_000;

/** Saves by the button of the editing bar, and waits until the bar says so. */
export async function saveCourse(page: Page, saved = savedState): Promise<void> {
  const bar = page.getByRole('region', { name: 'Editing', exact: true });
  await bar
    .getByRole('button', { name: 'Save', exact: true })
    .click({ timeout: PRESS_MS })
    .catch((reason: unknown) => {
      if (!(reason instanceof errors.TimeoutError)) throw reason;
    });
  await expect(bar.getByText(saved)).toBeVisible();
}
