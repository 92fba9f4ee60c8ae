import { expect, type Locator, type Page } from '@playwright/test';

/** How a person works with a page. The journeys say what is done; this says with what. */
export interface InputDevice {
  /** Presses a button, follows a link, ticks a box. */
  press(control: Locator): Promise<void>;
  /** Ticks a box, or chooses one of a group of radio buttons, that stands at its words. */
  tick(box: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** Chooses what has this label in a list that drops down. */
  select(list: Locator, label: string): Promise<void>;
  /** Enters a day, as `2035-12-05`. */
  enterDay(field: Locator, day: string): Promise<void>;
  /** Goes to a control without pressing it. */
  focus(control: Locator): Promise<void>;
  /** Chooses the option at `position`, from 1, of a question. */
  choose(question: Locator, position: number): Promise<void>;
  /** Reads on to the end of what is on the page. */
  readToEnd(): Promise<void>;
}

/** The mouse, or a finger where the device has a touch screen. */
export function pointer(page: Page, hasTouch: boolean): InputDevice {
  const press = (control: Locator) => (hasTouch ? control.tap() : control.click());
  return {
    press,
    // What is pressed is the words around it.
    tick: async (box) => {
      await press(box.locator('xpath=ancestor::label'));
      await expect(box).toBeChecked();
    },
    focus: press,
    write: async (field, text) => {
      await press(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(text);
    },
    select: async (list, label) => {
      await list.selectOption({ label });
    },
    enterDay: (field, day) => field.fill(day),
    choose: (question, position) => press(optionsOf(question).nth(position - 1)),
    readToEnd: () => page.getByRole('main').getByRole('status').last().scrollIntoViewIfNeeded(),
  };
}

/** More tab stops than any page has. */
const MOST_STOPS = 250;

/** The keyboard alone: Tab and Shift+Tab to a control, Enter or Space to press it, arrows within a group. */
export function keyboard(page: Page): InputDevice {
  const tabTo = async (control: Locator) => {
    await expect(control).toBeVisible();
    const menu = control.locator('xpath=ancestor::*[@role="menu"]');
    // A menu takes the focus a moment after it was opened.
    if ((await menu.count()) > 0) await expect(menu.locator(':focus')).toHaveCount(1);
    // Looked up once: by its locator it would be looked up at each stop.
    let element = await control.elementHandle();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      let key = await element?.evaluate(keyTowards);
      if (key === 'gone') {
        element = await control.elementHandle();
        key = await element?.evaluate(keyTowards);
      }
      if (key === null) return;
      if (key !== undefined && key !== 'gone') await page.keyboard.press(key);
    }
    throw new Error(`${control.toString()} cannot be reached with the Tab key`);
  };
  return {
    focus: tabTo,
    press: async (control) => {
      await tabTo(control);
      const isBox = await control.evaluate((element) => element instanceof HTMLInputElement);
      await page.keyboard.press(isBox ? 'Space' : 'Enter');
    },
    tick: async (box) => {
      await tabTo(box);
      // The arrows of radio buttons choose what they come to.
      if (!(await box.isChecked())) await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    },
    write: async (field, text) => {
      await tabTo(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    select: async (list, label) => {
      await tabTo(list);
      await page.keyboard.type(label);
      await expect(list.locator('option:checked')).toHaveText(label);
    },
    enterDay: async (field, day) => {
      await tabTo(field);
      const [year = '', month = '', date = ''] = day.split('-');
      // Month, day and year, as the browser of the tests writes dates.
      await page.keyboard.type(`${month}${date}${year}`);
      await expect(field).toHaveValue(day);
    },
    choose: async (question, position) => {
      const options = optionsOf(question);
      const wanted = options.nth(position - 1);
      if ((await wanted.getAttribute('role')) === 'checkbox') await tabTo(wanted);
      else {
        // Only one radio of a group is a tab stop; the arrows go from there and choose nothing.
        await tabTo(question.locator('[role=radio][tabindex="0"]'));
        for (let step = 0; step < (await options.count()) && !(await hasFocus(wanted)); step += 1) {
          await page.keyboard.press('ArrowDown');
        }
        await expect(wanted).toBeFocused();
      }
      await page.keyboard.press('Space');
    },
    readToEnd: () => page.keyboard.press('End'),
  };
}

/** In the page: which key leads on to a control from where the focus is; null when it is there, `gone` when another has taken its place. */
function keyTowards(control: Node): 'ArrowRight' | 'ArrowDown' | 'Shift+Tab' | 'Tab' | 'gone' | null {
  if (!(control instanceof Element) || !control.isConnected) return 'gone';
  const at = document.activeElement ?? document.body;
  if (control === at) return null;
  const toolbar = control.closest('[role=toolbar]');
  if (toolbar?.contains(at)) return 'ArrowRight';
  if (control.closest('[role=menu], [role=radiogroup]')?.contains(at)) return 'ArrowDown';
  const isBehind = (control.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return isBehind ? 'Shift+Tab' : 'Tab';
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

/** The options of a choice question in their order. */
export function optionsOf(question: Locator): Locator {
  return question.locator('[role=radio], [role=checkbox]');
}
