/** Turns the Markdown of `docs/developers` into pages. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GraphQLSchema } from 'graphql';
import MarkdownIt, { type Token } from 'markdown-it';
import { generated } from './generated.ts';
import { pages, type DeveloperPage } from './pages.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const template = readFileSync(new URL('page.html', import.meta.url), 'utf8');

/** The Markdown of a page, with everything in it that stands elsewhere or is told by the schema. */
export function textOf({ file }: Pick<DeveloperPage, 'file'>, schema: GraphQLSchema): string {
  return readFileSync(`${root}docs/developers/${file}`, 'utf8')
    .replaceAll(/^<!-- generated: (\w+) -->$/gm, (_mark, name: string) => {
      const piece = generated[name];
      if (piece === undefined) throw new Error(`${file} names “${name}”, which nothing generates`);
      return piece(schema);
    })
    .replaceAll(/^<!-- include: (\S+?)(, its sections)? -->$/gm, (_mark, path: string, sections?: string) => {
      const whole = readFileSync(root + path, 'utf8');
      // Before its sections a paper of the repository speaks to those who work on it.
      return included(sections === undefined ? whole : whole.slice(whole.indexOf('\n## ') + 1));
    });
}

/** A file of `docs` within a page: without its title, and links as they are seen from there. */
const included = (text: string): string =>
  text
    .replace(/^# .*\n+/, '')
    .replaceAll(/\]\(\.\.\/schema\.graphql\)/g, '](/schema.graphql)')
    // What else lies in the repository has no address here.
    .replaceAll(/\[([^\]]+)\]\((?!https?:|\/|#)[^)]*\)/g, '$1');

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function markdown() {
  const md = new MarkdownIt({ html: false, linkify: false });
  // Headings are led to.
  md.renderer.rules['heading_open'] = (tokens, index) => {
    const token = tokens[index] as Token;
    return `<${token.tag} id="${slugOf(tokens[index + 1]?.content ?? '')}">`;
  };
  // A wide table is moved within its own frame, which keys reach.
  md.renderer.rules['table_open'] = () => '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>';
  md.renderer.rules['table_close'] = () => '</table></div>';
  md.renderer.rules.fence = (tokens, index) => {
    const { info, content } = tokens[index] as Token;
    const [language = '', use = ''] = info.split(' ');
    return `<figure class="code"><pre tabindex="0"><code data-language="${md.utils.escapeHtml(language)}" data-use="${md.utils.escapeHtml(use)}">${md.utils.escapeHtml(content)}</code></pre></figure>`;
  };
  return md;
}

/** A page as HTML; `{{origin}}` in it stands for scheme and host of the request that it answers. */
export function renderPage(page: DeveloperPage, schema: GraphQLSchema): string {
  const body = markdown().render(textOf(page, schema));
  const menu = pages
    .map(
      ({ path, title }) => `<li><a href="${path}"${path === page.path ? ' aria-current="page"' : ''}>${title}</a></li>`,
    )
    .join('');
  return template
    .replaceAll('__TITLE__', page.title)
    .replaceAll('__MENU__', () => menu)
    .replace('__BODY__', () => body);
}
