// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page has nothing there but what it carries along
import type { JSHandle, Page } from '@playwright/test';
import { settled } from '../settled.ts';

/** More tab stops than any screen has. */
const MOST_STOPS = 200;

/**
 * Goes through a screen with the Tab key, and answers where no ring shows the focus, where the ring crosses words of its
 * own control, and where a box cuts it off.
 */
export async function findBadRings(page: Page): Promise<readonly string[]> {
  const findings = new Set<string>();
  // The Tab key leaves a menu, in which the arrows go from item to item.
  const inMenu = (await page.getByRole('menu').count()) > 0;
  await page.evaluate((stays) => {
    if (!stays) (document.activeElement as HTMLElement | null)?.blur();
    (window as unknown as { stops: Set<Element> }).stops = new Set();
  }, inMenu);
  const judge = await bringJudge(page);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(inMenu ? 'ArrowDown' : 'Tab');
    await settled(page);
    const finding = await judge.evaluate((judgeFocus) => judgeFocus());
    if (finding === null) return [...findings];
    if (finding !== '') findings.add(finding);
  }
  throw new Error('The Tab key never came back to where it began');
}

/** In the page: what is wrong with the ring of what has the focus; null once the page has been walked through. */
type JudgeFocus = () => string | null;

/** Puts it into the page once, as it is long and asked at every stop. */
function bringJudge(page: Page): Promise<JSHandle<JudgeFocus>> {
  return page.evaluateHandle<JudgeFocus>(() => () => {
    interface Box {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    interface Ring {
      readonly of: Element;
      /** What is the first that can cut the ring off, and all around it. */
      readonly within: Element | null;
      readonly outer: Box;
      readonly inner: Box;
    }
    const { stops } = window as unknown as { stops: Set<Element> };
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused === document.documentElement)
      return stops.size === 0 ? '' : null;
    if (focused.matches('[data-tabster-dummy]')) return '';
    // These have stops of their own inside.
    if (focused.matches('iframe, video')) return '';
    if (stops.has(focused)) return null;
    stops.add(focused);
    const grown = ({ left, right, top, bottom }: Box, by: number): Box => ({
      left: left - by,
      right: right + by,
      top: top - by,
      bottom: bottom + by,
    });
    const px = (value: string) => Number.parseFloat(value) || 0;
    const isClear = (colour: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
    const boxesOf = (element: Element): readonly Box[] =>
      getComputedStyle(element).display === 'inline'
        ? [...element.getClientRects()]
        : [element.getBoundingClientRect()];

    /** What its box is laid out in, whose overflow is the first to count. */
    const holderOf = (element: Element): Element | null => {
      const { position } = getComputedStyle(element);
      if (position === 'fixed') return null;
      let holder = element.parentElement;
      if (position !== 'absolute') return holder;
      const isPositioned = (box: Element) => {
        const style = getComputedStyle(box);
        return style.position !== 'static' || style.transform !== 'none';
      };
      while (holder !== null && !isPositioned(holder)) holder = holder.parentElement;
      return holder;
    };
    const outlineOf = (element: Element): readonly Ring[] => {
      const { outlineStyle, outlineColor, outlineWidth, outlineOffset } = getComputedStyle(element);
      if (outlineStyle === 'none' || isClear(outlineColor) || px(outlineWidth) === 0) return [];
      const [width, offset] = [px(outlineWidth), px(outlineOffset)];
      return boxesOf(element).map((box) => ({
        of: element,
        within: holderOf(element),
        outer: grown(box, offset + width),
        inner: grown(box, offset),
      }));
    };
    const shadowOf = (element: Element): readonly Ring[] => {
      const { boxShadow } = getComputedStyle(element);
      const [, spread, inset] = /0px 0px 0px ([\d.]+)px( inset)?/.exec(boxShadow) ?? [];
      if (spread === undefined || spread === '0') return [];
      const box = element.getBoundingClientRect();
      const width = px(spread) + px(getComputedStyle(element).borderTopWidth);
      return [
        inset === undefined
          ? { of: element, within: holderOf(element), outer: grown(box, px(spread)), inner: box }
          : { of: element, within: holderOf(element), outer: box, inner: grown(box, -width) },
      ];
    };
    /** A ring on a layer over the control, or over the card that the control stands in. */
    const layerOf = (element: Element): readonly Ring[] => {
      for (const layer of ['::after', '::before']) {
        const style = getComputedStyle(element, layer);
        if (style.content === 'none' || style.position !== 'absolute') continue;
        const outline = style.outlineStyle === 'none' ? 0 : px(style.outlineWidth);
        const width = outline || px(style.borderTopWidth);
        if (width === 0) continue;
        let holder = element;
        while (getComputedStyle(holder).position === 'static' && holder.parentElement !== null)
          holder = holder.parentElement;
        const box = holder.getBoundingClientRect();
        const [left, top] = [box.left + holder.clientLeft + px(style.left), box.top + holder.clientTop + px(style.top)];
        const [extraX, extraY] =
          style.boxSizing === 'border-box'
            ? [0, 0]
            : [
                px(style.borderLeftWidth) + px(style.borderRightWidth),
                px(style.borderTopWidth) + px(style.borderBottomWidth),
              ];
        const edge = { left, top, right: left + px(style.width) + extraX, bottom: top + px(style.height) + extraY };
        const outer = outline === 0 ? edge : grown(edge, px(style.outlineOffset) + width);
        return [{ of: element, within: holder, outer, inner: grown(outer, -width) }];
      }
      return [];
    };
    const ringOf = (element: Element) =>
      [outlineOf, shadowOf, layerOf].map((find) => find(element)).find((rings) => rings.length > 0) ?? [];
    // On the control, on what it stands in (a field with its icon), or on the label beside a hidden box.
    const label = (focused as HTMLInputElement).labels?.[0] ?? null;
    const bearers = [
      focused,
      focused.nextElementSibling,
      focused.parentElement,
      label,
      focused.parentElement?.parentElement ?? null,
    ];
    const rings =
      bearers.map((bearer) => (bearer === null ? [] : ringOf(bearer))).find((found) => found.length > 0) ?? [];
    const name = `${focused.localName} "${(focused.textContent ?? '').trim().slice(0, 40)}" ${focused.outerHTML.slice(0, 140)}`;
    if (rings.length === 0) return `no ring: ${name}`;

    const textsIn = (element: Element): readonly Box[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const boxes: Box[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (
          (node.nodeValue ?? '').trim() === '' ||
          node.parentElement?.checkVisibility({ visibilityProperty: true }) !== true
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
          // Above the capitals and below the baseline, a line has room of its own.
          if (width > 1) boxes.push({ left, right, top: top + height * 0.15, bottom: bottom - height * 0.1 });
        }
      }
      return boxes;
    };
    const isIn = (box: Box, within: Box) =>
      box.left >= within.left - 0.5 &&
      box.right <= within.right + 0.5 &&
      box.top >= within.top - 0.5 &&
      box.bottom <= within.bottom + 0.5;
    const isApart = (box: Box, other: Box) =>
      box.right <= other.left || box.left >= other.right || box.bottom <= other.top || box.top >= other.bottom;
    /** Words pass under the edge of what scrolls them. */
    const scrolls = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return (
        (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth) ||
        (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight)
      );
    };
    for (const { of, within, outer, inner } of rings) {
      const crossed = !scrolls(of) && textsIn(of).some((text) => !isIn(text, inner) && !isApart(text, outer));
      if (crossed && rings.length === 1) return `crosses text: ${name}`;
      for (let box = within; box !== null && box !== document.body; box = holderOf(box)) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const [left, top] = [edge.left + box.clientLeft, edge.top + box.clientTop];
        const cutX = overflowX !== 'visible' && (outer.left < left - 0.5 || outer.right > left + box.clientWidth + 0.5);
        const cutY = overflowY !== 'visible' && (outer.top < top - 0.5 || outer.bottom > top + box.clientHeight + 0.5);
        if (cutX || cutY) return `cut off by ${box.outerHTML.slice(0, 80)}: ${name}`;
      }
      if (outer.left < -0.5 || outer.right > document.documentElement.clientWidth + 0.5)
        return `cut off by the window: ${name}`;
    }
    return '';
  });
}
