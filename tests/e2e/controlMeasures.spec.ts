import { expect, test } from '@playwright/test';
import { runAxe } from '../support/axeInPage.ts';
import { findMisnamedControls } from '../support/controls/controlNames.ts';
import { findBadRings } from '../support/controls/focusRings.ts';
import { findSmallTargets } from '../support/controls/targetSizes.ts';

/** What the screens are measured with finds what is wrong, and nothing else. */
const startOf = (findings: readonly string[]) => findings.map((finding) => finding.replace(/:? ?<.*/s, '').trim());

test('A11Y-01 axe says what is wrong on a page, within a part of it, and by some rules alone', async ({ page }) => {
  await page.setContent(`
    <main><button></button><p style="color:#ccc;background:#fff">Pale</p></main>
    <aside><img src="data:,"></aside>`);
  const ids = async (...asked: [include: string[], exclude: string[], rules: string[]]) => {
    const [include, exclude, values] = asked;
    const found = await runAxe(page, { include, exclude }, { runOnly: { type: 'rule', values } });
    return found.map(({ id }) => id).toSorted();
  };
  const all = ['button-name', 'color-contrast', 'image-alt'];
  expect(await ids([], [], all)).toEqual(all);
  expect(await ids(['aside'], [], all)).toEqual(['image-alt']);
  expect(await ids([], ['aside', 'button'], all)).toEqual(['color-contrast']);
  expect(await ids([], [], ['button-name'])).toEqual(['button-name']);
});

test('WCAG 2.5.3 a name that is missing, or begins with other words than those seen, is found', async ({ page }) => {
  await page.setContent(`
    <button aria-label="Lecture, next: A">Next <svg></svg></button>
    <button><svg></svg></button>
    <label>Seen <input aria-label="Heard"></label>
    <button aria-label="Next: A"> NEXT <span style="position:absolute;width:1px;height:1px;overflow:hidden">part</span></button>
    <a href="#a"><img alt="Cover"></a>
    <button aria-label="Account of Ada"><span aria-hidden="true">AE</span></button>
    <label>Name <input value="Ada"></label>
    <div style="position:relative"><span aria-hidden="true">Put it here</span>
      <button style="position:absolute;inset:0;border:0;background:none" aria-label="Shop: put it here"></button></div>
    <div hidden><button></button></div>`);
  expect(startOf(await findMisnamedControls(page))).toEqual([
    'button "Lecture, next: A" reads "next"',
    'button without a name',
    'input "Heard" reads "seen"',
    'button "Shop: put it here" reads "putithere"',
  ]);
});

test('WCAG 2.5.8 a target that is small and close to another is found, and a small link wherever it stands', async ({
  page,
}) => {
  const small = 'display:block;width:20px;height:20px;padding:0;border:0;margin:0';
  await page.setContent(`
    <button style="${small}">a</button><button style="${small}">b</button>
    <button style="${small};margin-top:40px">c</button>
    <a href="#g" style="display:block;width:23px;height:20px;margin:40px 0">g</a>
    <p style="margin-top:40px;font-size:10px;line-height:10px">Words with <a href="#d">a link</a> and <a href="#e">another</a> in them.</p>
    <label style="display:block;padding:8px"><input type="checkbox" style="width:16px;height:16px"> Tick</label>
    <button style="width:24px;height:24px;padding:0;border:0">f</button>`);
  expect(startOf(await findSmallTargets(page))).toEqual(['20.0 × 20.0 px', '20.0 × 20.0 px', '23.0 × 20.0 px']);
});

test('WCAG 2.4.7 a focus without a ring, one across words, and one that is cut off are found', async ({ page }) => {
  const ring = ':focus { outline: 2px solid rgb(0, 0, 0); outline-offset: 2px }';
  await page.setContent(`<style>${ring} button { border: 0 }</style>
    <button>good</button>
    <button style="outline:none">none</button>
    <button style="padding:0;outline-offset:-4px">across</button>
    <div style="overflow:hidden"><button style="display:block">cut</button></div>
    <a href="#a">Good as well</a>`);
  expect((await findBadRings(page)).map((finding) => finding.replace(/ by <.*?>: |: /, ' ').split(' <')[0])).toEqual([
    'no ring button "none"',
    'crosses text button "across"',
    'cut off button "cut"',
  ]);
});
