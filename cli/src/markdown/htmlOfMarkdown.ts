import type { Definition, Image, List, ListItem, Nodes, Parents, PhrasingContent, Table, TableRow } from 'mdast';
import { parseMarkdown } from './dialect.ts';
import { attributesText, escapeText } from './escapeHtml.ts';
import { linkAttributes } from './links.ts';

type Definitions = ReadonlyMap<string, Definition>;

/** The HTML that a text in Markdown stands for, in the form in which the platform stores HTML. A line that is broken in the text is one line. */
export function htmlOfMarkdown(markdown: string): string {
  const root = parseMarkdown(markdown);
  const definitions = new Map(
    root.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node] as const] : [])),
  );
  return htmlOfAll(root, definitions);
}

const htmlOfAll = ({ children }: Parents, definitions: Definitions): string =>
  children.map((node) => htmlOf(node, definitions)).join('');

function htmlOf(node: Nodes, definitions: Definitions): string {
  const inner = (parent: Parents): string => htmlOfAll(parent, definitions);
  switch (node.type) {
    case 'text':
      return escapeText(node.value.replaceAll('\n', ' '));
    case 'html':
      return node.value;
    case 'paragraph':
      return `<p>${inner(node)}</p>`;
    case 'heading':
      return `<h${node.depth}>${inner(node)}</h${node.depth}>`;
    case 'emphasis':
      return `<em>${inner(node)}</em>`;
    case 'strong':
      return `<strong>${inner(node)}</strong>`;
    case 'delete':
      return `<s>${inner(node)}</s>`;
    case 'inlineCode':
      return `<code>${escapeText(node.value)}</code>`;
    case 'break':
      return '<br />';
    case 'thematicBreak':
      return '<hr />';
    case 'blockquote':
      return `<blockquote>${inner(node)}</blockquote>`;
    case 'code':
      return `<pre${attributesText(node.lang ? [['data-language', node.lang]] : [])}>${escapeText(node.value)}</pre>`;
    case 'link':
      return `<a${attributesText([...linkAttributes(node.url), ...titleOf(node)])}>${inner(node)}</a>`;
    case 'image':
      return imageHtml(node);
    case 'linkReference':
    case 'imageReference': {
      const definition = definitions.get(node.identifier);
      const { url = '', title = null } = definition ?? {};
      return htmlOf(
        node.type === 'linkReference'
          ? { type: 'link', url, title, children: node.children }
          : { type: 'image', url, title, alt: node.alt },
        definitions,
      );
    }
    case 'list':
      return listHtml(node, definitions);
    case 'table':
      return tableHtml(node, definitions);
    default:
      return '';
  }
}

const titleOf = ({ title }: { title?: string | null }): [string, string][] => (title ? [['title', title]] : []);

const imageHtml = (image: Image): string =>
  `<img${attributesText([['src', image.url], ['alt', image.alt ?? ''], ...titleOf(image)])} />`;

function listHtml(list: List, definitions: Definitions): string {
  const isLoose = list.spread === true || list.children.some(({ spread }) => spread === true);
  const tag = list.ordered ? 'ol' : 'ul';
  const start: [string, string][] =
    list.ordered && list.start != null && list.start !== 1 ? [['start', String(list.start)]] : [];
  const items = list.children.map((item) => `<li>${itemHtml(item, isLoose, definitions)}</li>`);
  return `<${tag}${attributesText(start)}>${items.join('')}</${tag}>`;
}

const itemHtml = (item: ListItem, isLoose: boolean, definitions: Definitions): string =>
  item.children
    .map((child) =>
      child.type === 'paragraph' && !isLoose ? phrasingHtml(child.children, definitions) : htmlOf(child, definitions),
    )
    .join('');

const phrasingHtml = (children: readonly PhrasingContent[], definitions: Definitions): string =>
  children.map((child) => htmlOf(child, definitions)).join('');

function tableHtml({ children: [head, ...rows], align }: Table, definitions: Definitions): string {
  const rowHtml = (row: TableRow | undefined, tag: string, attributes: readonly [string, string][]): string => {
    const cells = (row?.children ?? []).map(({ children }, index) => {
      const side = align?.[index];
      const all: readonly [string, string][] = side ? [...attributes, ['style', `text-align:${side}`]] : attributes;
      return `<${tag}${attributesText(all)}>${phrasingHtml(children, definitions)}</${tag}>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  };
  const body = rows.map((row) => rowHtml(row, 'td', [])).join('');
  return `<table><thead>${rowHtml(head, 'th', [['scope', 'col']])}</thead><tbody>${body}</tbody></table>`;
}
