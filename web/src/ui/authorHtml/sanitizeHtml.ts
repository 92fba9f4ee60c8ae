import DOMPurify from 'dompurify';

/** Elements that authors may use: running text, lists, tables, pictures and media. The platform allows the same on write. */
const allowedTags = [
  'a',
  'abbr',
  'audio',
  'b',
  'blockquote',
  'br',
  'caption',
  'code',
  'col',
  'colgroup',
  'dd',
  'del',
  'details',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'img',
  'ins',
  'kbd',
  'li',
  'mark',
  'ol',
  'p',
  'pre',
  'q',
  's',
  'small',
  'source',
  'span',
  'strong',
  'sub',
  'summary',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
  'video',
];

const allowedAttributes = [
  'alt',
  'cite',
  'class',
  'colspan',
  'controls',
  'dir',
  'height',
  'href',
  'lang',
  'loading',
  'open',
  'poster',
  'preload',
  'rel',
  'reversed',
  'rowspan',
  'scope',
  'src',
  'srcset',
  'sizes',
  'start',
  'target',
  'title',
  'type',
  'value',
  'width',
];

/**
 * Values that name no scheme, or http, https, mail or telephone. The library holds other attributes to it as well, so words
 * without a colon must pass.
 */
const allowedValue = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/** What a template may have besides: the frame of a page. No ids, which scripts could take for something of ours. */
const templateTags = [...allowedTags, 'address', 'aside', 'footer', 'header', 'hgroup', 'main', 'nav', 'section'];
const templateAttributes = [...allowedAttributes, 'aria-hidden', 'aria-label', 'data-page', 'role'];

/** HTML with nothing in it that could run or restyle the page. Links that open a new tab do not give it a handle on ours. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, allowedTags, allowedAttributes);
}

/** The same for the template of a workspace, which may also structure the page and mark the place of its content. */
export function sanitizeTemplate(html: string): string {
  return sanitize(html, templateTags, templateAttributes);
}

function sanitize(html: string, tags: string[], attributes: string[]): string {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: allowedValue,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a[target]')) link.setAttribute('rel', 'noreferrer noopener');
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}
