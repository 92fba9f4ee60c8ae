import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { runAxe, type AxeFinding } from './axeInPage.ts';
import { settled } from './settled.ts';

/** The same class from another copy of the library, whose declarations differ in a detail. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'] & Page;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** An open menu lies above the page and in none of its landmarks: it is announced on its own. Its items, or the words in them. */
const isOfMenu = (id: string, html: string) =>
  id === 'region' && /^<\w+ [^>]*(?:role="menuitem|class="fui-MenuItem__)/.test(html);

const MOST_LOOKS = 3;

/**
 * What holds for every screen: no finding of axe, `within` a part of it where that alone is new, nothing wider than the window, and no text
 * without room for its words.
 */
export async function expectSoundScreen(page: Page, name: string, within?: string): Promise<void> {
  await expectNoFindings(page, name, within);
  await expectNoOverflow(page, name);
  await expectInTheEnd(() => findSqueezedTexts(page), `${name} has a column of single letters`).toEqual([]);
}

/** What other colours can spoil on a screen that is sound in one of them. */
export const expectSoundColours = (page: Page, name: string, within?: string): Promise<void> =>
  expectNoFindings(page, name, within, COLOUR_RULES);

/** The same screen in light and in dark. The colours follow the system, so that nothing is pressed for it and what is open stays. */
export async function expectSoundInBothColours(page: Page, name: string, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectSoundScreen(page, `${name}, light`, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSoundColours(page, `${name}, dark`, within);
}

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function expectNoFindings(page: Page, name: string, within?: string, rules?: string[]): Promise<void> {
  let findings = await findWithAxe(page, within, rules);
  // What arrives, or fades, while axe looks is not the screen as it stays. A fault is still there when one looks again.
  for (let look = 2; look <= MOST_LOOKS && findings.length > 0; look += 1) {
    await showCutOff(page, findings);
    findings = await findWithAxe(page, within, rules);
  }
  expect.soft(findings, name).toEqual([]);
}

/** What a list has scrolled half away counts as small to axe: it is judged where it is whole. */
async function showCutOff(page: Page, findings: readonly { readonly id: string; readonly where: string }[]) {
  const small = findings.find(({ id }) => id === 'target-size');
  if (small) await page.locator(small.where).evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

async function findWithAxe(page: Page, within?: string, rules?: string[]) {
  await settled(page);
  const violations = await judge(page, within, {
    resultTypes: ['violations'],
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: RULES },
  });
  return violations
    .map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ html }) => html).filter((html) => !isOfMenu(id, html)),
      where: nodes[0]?.target.join(' ') ?? '',
    }))
    .filter(({ at }) => at.length > 0)
    .map((finding) => ({ ...finding, at: finding.at.slice(0, 3) }));
}

/** Where the component library catches the focus; it moves on at once. */
const FOCUS_CATCHERS = '[data-tabster-dummy]';

/** In one step where nothing is framed; into frames the library leads, and sums up in a second page. */
async function judge(page: Page, within: string | undefined, options: RunOptions): Promise<readonly AxeFinding[]> {
  if (page.frames().length === 1) {
    return runAxe(page, { include: within === undefined ? [] : [within], exclude: [FOCUS_CATCHERS] }, options);
  }
  const framed = new AxeBuilder({ page: page as AxePage });
  const { violations } = await (within === undefined ? framed : framed.include(within))
    .options(options)
    .exclude(FOCUS_CATCHERS)
    .analyze();
  return violations;
}

/** What lies above the page follows a change of the window a moment later: how it comes to rest is what counts. */
const expectInTheEnd = expect.configure({ soft: true }).poll;

/** The page cannot be scrolled sideways. */
async function expectNoOverflow(page: Page, name: string): Promise<void> {
  await expectInTheEnd(() => findOverflow(page), `${name} is wider than the window`).toEqual([]);
}

/** The first elements that make the page wider than the window. */
function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    // By its box, or by a word in it that is longer than the box.
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 0 && Math.max(right, left + element.scrollWidth) > width + 1 && !scrolls(element);
    });
    const causes = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
    return causes.slice(0, 5).map((element) => element.outerHTML.slice(0, 200));
  });
}

/** The first texts of some words that stand in a column of a few letters. */
function findSqueezedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const squeezed: string[] = [];
    /** In a box of a pixel that is out of the flow. */
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      ((getComputedStyle(element).position === 'absolute' && element.getBoundingClientRect().width < 2) ||
        isForScreenReaders(element.parentElement));
    while (walker.nextNode() !== null) {
      const { data, parentElement: parent } = walker.currentNode as Text;
      if (parent === null || data.trim().length < 20 || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { width } = range.getBoundingClientRect();
      const isNarrow = width > 0 && width < 2.5 * Number.parseFloat(getComputedStyle(parent).fontSize);
      if (isNarrow && !isForScreenReaders(parent)) squeezed.push(data);
    }
    return squeezed.slice(0, 5);
  });
}

/** The page cannot be scrolled sideways, and no text is cut off by a box that cannot be scrolled. */
export async function expectNothingLost(page: Page, name: string): Promise<void> {
  await settled(page);
  await expectNoOverflow(page, name);
  await expectInTheEnd(() => findClippedTexts(page), `${name} cuts something off`).toEqual([]);
}

/** The first texts that a box hides a part of. */
function findClippedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    return texts
      .filter(({ data, parentElement }) => data.trim() !== '' && parentElement?.checkVisibility() === true)
      .filter((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, bottom, width } = range.getBoundingClientRect();
        if (width === 0) return false;
        for (let box = text.parentElement; box !== null; box = box.parentElement) {
          const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box);
          const edge = box.getBoundingClientRect();
          // A box for screen readers alone, one that can be scrolled, and text that is shortened to a number of lines.
          if (edge.width < 2 || /auto|scroll/.test(overflowX + overflowY) || webkitLineClamp !== 'none') return false;
          if (/hidden|clip/.test(overflowX) && (right > edge.right + 1 || left < edge.left - 1)) return true;
          if (/hidden|clip/.test(overflowY) && bottom > edge.bottom + 4) return true;
        }
        return false;
      })
      .map((text) => `${text.data} in ${text.parentElement?.outerHTML.slice(0, 120)}`)
      .slice(0, 5);
  });
}
