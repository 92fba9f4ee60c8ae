// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page has nothing there but what it carries along
import type { Page } from '@playwright/test';
import { bringAxe } from '../axeInPage.ts';

/** The part of axe that computes accessible names, as it stands in a page. */
interface NamingAxe {
  setup(root: Element): void;
  teardown(): void;
  readonly commons: { readonly text: { accessibleText(element: Element): string } };
}

/**
 * The controls on screen that have no accessible name, or whose name does not begin with the words that are seen on them,
 * or under one that lies over others (WCAG 4.1.2 and 2.5.3). Words are letters and digits alone: icons, pictures, punctuation and spaces count for nothing.
 */
export async function findMisnamedControls(page: Page): Promise<readonly string[]> {
  await bringAxe(page);
  return page.evaluate(() => {
    const CONTROLS =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=checkbox], ' +
      '[role=radio], [role=switch], [role=tab], [role^=menuitem], [role=option], [role=combobox], [role=slider]';
    const HIDDEN = '[aria-hidden=true], [inert], [data-tabster-dummy]';
    /** What looks like words and is a picture: the initials of a person, the letters of a drawing. */
    const PICTURES = 'svg, [role=img]';
    const { axe: naming } = window as unknown as { axe: NamingAxe };
    const words = (text: string) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}%]/gu, '');

    /** Whether someone sees the text, and not only a screen reader. */
    const isSeen = (text: Text): boolean => {
      if (text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) !== true)
        return false;
      for (let box: Element | null = text.parentElement; box !== null; box = box.parentElement) {
        const { width, height } = box.getBoundingClientRect();
        const { position, overflow } = getComputedStyle(box);
        if (position === 'absolute' && overflow !== 'visible' && width < 2 && height < 2) return false;
      }
      return true;
    };
    const seenWords = (root: Element): string => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      let seen = '';
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const inControl = node.parentElement?.closest('select, textarea, button, a[href]') ?? null;
        const isOther = inControl !== null && inControl !== root && root.contains(inControl);
        // A letter or two that only show how something looks, such as the size of type.
        const isSample =
          node.parentElement?.closest('[aria-hidden=true]') !== null && (node.nodeValue ?? '').length <= 2;
        if (!isOther && !isSample && node.parentElement?.closest(PICTURES) === null && isSeen(node as Text))
          seen += node.nodeValue;
      }
      return words(seen);
    };
    /** A control without words of its own that lies over what is beside it: what is seen there is hidden to screen readers. */
    const coveredWords = (control: Element): string => {
      const outer = control.getBoundingClientRect();
      const covered = [...(control.parentElement?.querySelectorAll('[aria-hidden=true]') ?? [])].filter((part) => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        return (
          width > 0 &&
          part.closest('a[href], button') === null &&
          part.closest(PICTURES) === null &&
          left >= outer.left &&
          right <= outer.right &&
          top >= outer.top &&
          bottom <= outer.bottom
        );
      });
      return getComputedStyle(control).position === 'absolute' ? covered.map(seenWords).join('') : '';
    };
    const labelWords = (control: Element): string => {
      const labels = [...((control as HTMLInputElement).labels ?? [])];
      return labels.map(seenWords).join('');
    };
    /** A field shows its value; what names it stands beside. */
    const isField = (control: Element) =>
      control.matches(
        'input:not([type=submit], [type=button], [type=reset]), select, textarea, [role=combobox], [role=slider]',
      );

    naming.setup(document.documentElement);
    // What a dialog or a menu covers cannot be used meanwhile.
    const screen = document.querySelector('dialog:modal, [role=menu]') ?? document;
    const findings = [...screen.querySelectorAll(CONTROLS)]
      .filter((control) => control.closest(HIDDEN) === null && control.checkVisibility({ visibilityProperty: true }))
      .map((control) => {
        const name = naming.commons.text.accessibleText(control);
        const seen = isField(control) ? labelWords(control) : seenWords(control) || coveredWords(control);
        const role = control.getAttribute('role') ?? control.localName;
        if (words(name) === '') return `${role} without a name: ${control.outerHTML.slice(0, 160)}`;
        return words(name).startsWith(seen)
          ? ''
          : `${role} "${name}" reads "${seen}": ${control.outerHTML.slice(0, 160)}`;
      })
      .filter((finding) => finding !== '');
    naming.teardown();
    return [...new Set(findings)];
  });
}
