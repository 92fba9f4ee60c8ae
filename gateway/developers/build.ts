/** Builds the pages for developers into `dist`: `npm run build -w gateway`. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { pages } from './pages.ts';
import { renderPage } from './render.ts';

const dist = new URL('dist/', import.meta.url);
const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

rmSync(dist, { recursive: true, force: true });
mkdirSync(new URL('assets/', dist), { recursive: true });
for (const page of pages) {
  writeFileSync(new URL(page.file.replace('.md', '.html'), dist), renderPage(page, schema));
}
for (const asset of ['style.css', 'copy.js']) {
  cpSync(new URL(asset, import.meta.url), new URL(`assets/${asset}`, dist));
}
