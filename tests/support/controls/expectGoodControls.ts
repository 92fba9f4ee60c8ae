import { expect, type Page } from '@playwright/test';
import { findMisnamedControls } from './controlNames.ts';
import { findBadRings } from './focusRings.ts';
import { findSmallTargets } from './targetSizes.ts';

/** What still moves or loads comes to rest: how a screen stays is what counts. */
const expectInTheEnd = expect.configure({ soft: true }).poll;

/** Every control has a name that begins with the words seen on it, and a target of the size that WCAG 2.5.8 asks for. */
export async function expectGoodControls(page: Page, name: string): Promise<void> {
  await expectInTheEnd(() => findMisnamedControls(page), `${name}: names`).toEqual([]);
  await expectInTheEnd(() => findSmallTargets(page), `${name}: targets`).toEqual([]);
}

/** The focus can be seen wherever the Tab key leads: by a ring that crosses no words of its control and is cut off by nothing. */
export async function expectGoodRings(page: Page, name: string): Promise<void> {
  await expectInTheEnd(() => findBadRings(page), `${name}: focus`).toEqual([]);
}
