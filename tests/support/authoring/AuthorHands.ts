import { expect, type Locator, type Page } from '@playwright/test';
import { sectionName } from '../sectionName.ts';
import type { InputDevice } from '../inputDevice.ts';

/** What the hands of an author do beyond pressing and writing. */
export interface AuthorHands extends InputDevice {
  /** Chooses a value of a system list by its words. */
  select(list: Locator, words: string): Promise<void>;
  /** Opens a menu and takes an entry. */
  pick(opener: Locator, entry: string | RegExp): Promise<void>;
  /** Types the address of a picture, a video or a file into its field, which is shown when it is asked for. */
  address(around: Locator, field: string, address: string): Promise<void>;
  /** Adds a section of a type at a place. */
  addSection(place: Locator, type: string): Promise<void>;
  /** Replaces what stands in a rich text by what was copied as `html` from a document. */
  paste(field: Locator, html: string): Promise<void>;
  /** Ticks a box or a radio, or switches a switch. */
  mark(box: Locator): Promise<void>;
  /** Opens what stands on the page, a section or the head of a lecture, to be written in. */
  edit(frame: Locator): Promise<void>;
  /** Opens a lecture of the structure. */
  open(row: Locator): Promise<void>;
  /** Gives a module or a lecture of the structure another name. */
  rename(row: Locator, name: string): Promise<void>;
  /** Adds a lecture at the end of the module at a place, from 0, and names it. */
  addLecture(module: number, name: string): Promise<void>;
}

export function authorHands(page: Page, device: InputDevice, isKeyboard: boolean): AuthorHands {
  const structure = page.getByRole('treegrid', { name: 'Modules and lectures' });
  /** Walks to a row, or a button of one: the tree is one stop of the Tab key. */
  const walkTo = async (part: Locator): Promise<void> => {
    await device.focus(structure.locator('[tabindex="0"]').first());
    await page.keyboard.press('Home');
    const most = await structure.getByRole('row').count();
    for (let step = 0; step < most && !(await hasFocus(part)); step += 1) await page.keyboard.press('ArrowDown');
    await expect(part).toBeFocused();
  };
  const nameIt = async (name: string): Promise<void> => {
    const field = structure.getByRole('textbox', { name: /^New name for / });
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(name);
    await page.keyboard.press('Enter');
    await expect(structure.getByRole('row', { name, exact: true })).toBeVisible();
  };
  const pick = async (opener: Locator, entry: string | RegExp): Promise<void> => {
    await device.press(opener);
    const item = page.getByRole('menuitem', { name: entry, exact: true });
    if (!isKeyboard) {
      await item.click();
      return;
    }
    await expect(item).toBeVisible();
    const most = await page.getByRole('menuitem').count();
    for (let step = 0; step < most && !(await hasFocus(item)); step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  return {
    ...device,
    pick,
    async address(around, field, address) {
      await device.press(around.getByRole('button', { name: `Use an address: ${field}`, exact: true }));
      await device.write(around.getByRole('textbox', { name: `Address: ${field}`, exact: true }), address);
    },
    async addSection(place, type) {
      await device.press(place);
      const option = page.getByRole('option', { name: sectionName(type) }).last();
      if (!isKeyboard) {
        await option.click();
        return;
      }
      await expect(page.getByRole('combobox', { name: 'Search sections' })).toBeFocused();
      await page.keyboard.type(type);
      // What mentions the words follows what is called so, or stands in a group before it.
      const most = await page.getByRole('option').count();
      for (let step = 0; step < most && (await option.getAttribute('aria-selected')) !== 'true'; step += 1) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
    },
    async select(list, words) {
      if (!isKeyboard) {
        await list.selectOption({ label: words });
        return;
      }
      await device.focus(list);
      // The arrows of a system list choose at once.
      await page.keyboard.press('Home');
      const most = await list.locator('option').count();
      for (let step = 0; step < most && (await chosenIn(list)) !== words; step += 1) {
        await page.keyboard.press('ArrowDown');
      }
      expect(await chosenIn(list)).toBe(words);
    },
    async paste(field, html) {
      await device.focus(field);
      await expect(page.locator('[data-live]')).toBeFocused();
      await page.evaluate(async (copied) => {
        const types = { 'text/html': new Blob([copied], { type: 'text/html' }) };
        await navigator.clipboard.write([new ClipboardItem(types)]);
      }, html);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('ControlOrMeta+V');
    },
    async mark(box) {
      if (!isKeyboard) {
        await box.click();
        return;
      }
      const chosen = await chosenBeside(box);
      await device.focus(chosen ?? box);
      if (chosen === null) await page.keyboard.press('Space');
      // Of radios only the chosen one is a stop of the Tab key; the arrows choose the others.
      else while (!(await hasFocus(box))) await page.keyboard.press('ArrowDown');
    },
    async edit(frame) {
      if (!isKeyboard) {
        await frame.dblclick();
        return;
      }
      await device.focus(frame);
      await device.press(frame.getByRole('button', { name: 'Edit', exact: true }));
    },
    async open(row) {
      if (!isKeyboard) {
        await row.click();
        return;
      }
      await walkTo(row);
      await page.keyboard.press('Enter');
    },
    async rename(row, name) {
      if (isKeyboard) {
        await walkTo(row);
        await page.keyboard.press('F2');
      } else {
        await row.hover();
        await pick(row.getByRole('button', { name: /^Actions for / }), /^Rename/);
      }
      await nameIt(name);
    },
    async addLecture(module, name) {
      const button = structure.getByRole('button', { name: 'Add a lecture' }).nth(module);
      if (isKeyboard) {
        await walkTo(button);
        await page.keyboard.press('Enter');
      } else {
        await button.click();
      }
      await nameIt(name);
    },
  };
}

const hasFocus = (part: Locator): Promise<boolean> => part.evaluate((element) => element === document.activeElement);

/** The chosen radio of the group that a box belongs to, if there is one. */
async function chosenBeside(box: Locator): Promise<Locator | null> {
  const name = await box.evaluate(
    (element) => (element as HTMLInputElement).type === 'radio' && element.getAttribute('name'),
  );
  if (!name) return null;
  const chosen = box.page().locator(`input[type=radio][name="${name}"]:checked`);
  return (await chosen.count()) > 0 ? chosen : null;
}

const chosenIn = (list: Locator): Promise<string> =>
  list.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.label ?? '');
