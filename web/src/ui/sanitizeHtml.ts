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

/** HTML with nothing in it that could run or restyle the page. Links that open a new tab do not give it a handle on ours. */
export function sanitizeHtml(html: string): string {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOWED_URI_REGEXP: allowedValue,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a[target]')) link.setAttribute('rel', 'noreferrer noopener');
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}
