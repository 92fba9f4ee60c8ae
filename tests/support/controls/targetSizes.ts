// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page has nothing there but what it carries along
import type { Page } from '@playwright/test';

/**
 * The targets of a pointer that are smaller than 24 by 24 px and closer to another than WCAG 2.5.8 allows; links also where they stand
 * alone, as nothing but their words says where they end. Links within a line of text are left out, as there.
 */
export function findSmallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    /** What is measured as 23.99 is 24. */
    const BLUR = 0.1;
    const TARGETS =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, label:has(input), [role=button], [role=link], [role=checkbox], ' +
      '[role=radio], [role=switch], [role=tab], [role^=menuitem], [role=option], [role=slider]';

    const isInText = (target: Element): boolean => {
      if (getComputedStyle(target).display !== 'inline') return false;
      let block = target.parentElement;
      while (block !== null && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const own = target.textContent ?? '';
      return (block?.textContent ?? '').replaceAll(/\s/g, '').length > own.replaceAll(/\s/g, '').length;
    };
    /** The control that a press at a place reaches. */
    const pressed = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(TARGETS) ?? null;
    const isLabelOf = (label: Element | null, target: Element) =>
      label instanceof HTMLLabelElement && (label.control === target || label.contains(target));
    /** More is pressed than the box shows: a layer over a card, the label around a box. */
    const reachesFurther = (target: Element): boolean => {
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const [x, y, far] = [(left + right) / 2, (top + bottom) / 2, LEAST / 2 - 1];
      const corners = [
        [x - far, y - far],
        [x + far, y - far],
        [x - far, y + far],
        [x + far, y + far],
      ] as const;
      return corners.every(([atX, atY]) => {
        const hit = pressed(atX, atY);
        return hit === target || isLabelOf(hit, target);
      });
    };

    // What a dialog or a menu covers cannot be used meanwhile.
    const screen = document.querySelector('dialog:modal, [role=menu]') ?? document;
    const all = [...screen.querySelectorAll<HTMLElement>(TARGETS)].filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return (
        target.closest('[inert], [data-tabster-dummy]') === null &&
        target.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(target).pointerEvents !== 'none' &&
        width > 1 &&
        height > 1
      );
    });
    // Another scrolls with them: places are compared as they stand on the page.
    const placeOf = (target: Element) => {
      const { left, right, top, bottom, width, height } = target.getBoundingClientRect();
      return { left, right, top: top + scrollY, bottom: bottom + scrollY, width, height };
    };
    const isSmall = (target: Element) => {
      const { width, height } = placeOf(target);
      return Math.min(width, height) < LEAST - BLUR && !isInText(target) && !reachesFurther(target);
    };
    const small = all.filter((target) => target.localName !== 'label' && isSmall(target));
    /** What stays while the page scrolls has no place beside what scrolls away under it. */
    const floats = (target: Element): boolean => {
      for (let box: Element | null = target; box !== null; box = box.parentElement) {
        if (/^(?:fixed|sticky)$/.test(getComputedStyle(box).position)) return true;
      }
      return false;
    };
    const isTooClose = (target: Element, other: Element): boolean => {
      if (other === target || other.contains(target) || target.contains(other) || isLabelOf(other, target))
        return false;
      if (floats(other) !== floats(target)) return false;
      const [own, near] = [placeOf(target), placeOf(other)];
      const [x, y] = [(own.left + own.right) / 2, (own.top + own.bottom) / 2];
      if (small.includes(other as HTMLElement)) {
        return Math.hypot(x - (near.left + near.right) / 2, y - (near.top + near.bottom) / 2) < LEAST - BLUR;
      }
      const byX = Math.max(near.left - x, x - near.right, 0);
      const byY = Math.max(near.top - y, y - near.bottom, 0);
      return Math.hypot(byX, byY) < LEAST / 2 - BLUR;
    };
    return small
      .map((target) => ({ target, other: all.find((other) => isTooClose(target, other)) }))
      .filter(({ target, other }) => other !== undefined || target.localName === 'a')
      .map(({ target, other }) => {
        const { width, height } = placeOf(target);
        const beside = other === undefined ? '' : ` beside ${other.outerHTML.slice(0, 100)}`;
        return `${width.toFixed(1)} × ${height.toFixed(1)} px: ${target.outerHTML.slice(0, 160)}${beside}`;
      });
  });
}
