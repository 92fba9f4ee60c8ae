import createPurifier, { type DOMPurify } from 'dompurify';
import { authorAttributes, authorTags, isPlayer, keptAttribute } from './authorHtmlRules.ts';

/** Cleans what authors write by the list that the platform cleans by on write, so that what is stored is what is drawn. */
function createAuthorPurifier(): DOMPurify {
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const kept = keptAttribute(element.tagName.toLowerCase(), attribute.attrName, attribute.attrValue);
    if (kept === null) attribute.keepAttr = false;
    else attribute.attrValue = kept;
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element instanceof HTMLAnchorElement) linkWithoutHandle(element);
    if (!(element instanceof HTMLIFrameElement)) return;
    if (!isPlayer(element.getAttribute('src'))) return element.remove();
    element.textContent = '';
    element.setAttribute('loading', 'lazy');
    // The player is of another origin, so both together free nothing of ours.
    element.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups');
    return undefined;
  });
  return purifier;
}

/** What a template may have instead of players and styles: the frame of a page. No ids, which scripts could take for something of ours. */
const players = new Set(['iframe', 'video', 'audio', 'source']);
const landmarks = ['address', 'article', 'aside', 'footer', 'header', 'main', 'nav', 'section'];
const templateTags = [...authorTags.filter((tag) => !players.has(tag)), ...landmarks];
const templateOnly = ['aria-hidden', 'aria-label', 'data-page', 'role'];

function createTemplatePurifier(): DOMPurify {
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const { attrName, attrValue } = attribute;
    const isKept =
      templateOnly.includes(attrName) ||
      attrName === 'class' ||
      (attrName !== 'style' && keptAttribute(element.tagName.toLowerCase(), attrName, attrValue) !== null);
    if (!isKept) attribute.keepAttr = false;
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element instanceof HTMLAnchorElement) linkWithoutHandle(element);
  });
  return purifier;
}

// Made at their first use: where pages are drawn for others there is no window.
let authorPurifier: DOMPurify | undefined;
let templatePurifier: DOMPurify | undefined;

/**
 * HTML with what `contracts/authorHtml.json` lets stand: nothing that could run, leave its place or read as ours. Links that open a new
 * tab do not give it a handle on the page.
 */
export function sanitizeHtml(html: string): string {
  authorPurifier ??= createAuthorPurifier();
  return sanitize(authorPurifier, html, authorTags, authorAttributes);
}

/** The same for the template of a workspace, which may also structure the page and mark the place of its content. */
export function sanitizeTemplate(html: string): string {
  templatePurifier ??= createTemplatePurifier();
  return sanitize(templatePurifier, html, templateTags, [...authorAttributes, ...templateOnly]);
}

function sanitize(purifier: DOMPurify, html: string, tags: readonly string[], attributes: readonly string[]): string {
  const fragment = purifier.sanitize(html, {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [...attributes],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

/** A page opened in a new tab must not reach back into this one; within the tab there is nothing to say. */
function linkWithoutHandle(link: HTMLAnchorElement): void {
  if (link.getAttribute('target') === '_blank') link.setAttribute('rel', 'noopener noreferrer');
  else for (const name of ['rel', 'target']) link.removeAttribute(name);
}
