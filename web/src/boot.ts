/*
 * Runs inline in the head of index.html, before the bundle has loaded: starts the query of the shell and that of the page, has
 * the page's code, texts and first cover loaded beside the entry, and sets the colour scheme so that nothing flashes. Keep it small: it is
 * part of every first answer.
 */
import { persistedIds } from 'virtual:persisted-ids';
import { chooseLanguage } from './i18n/languages.ts';
import { matchPage, normalisePath } from './routing/matchPage.ts';
import { preloadCover } from './routing/preloadCover.ts';
import { startRequest } from './routing/startedRequests.ts';
import { readSiteMeta } from './shell/siteMeta.ts';
import { rememberedLanguage } from './shell/userCookie.ts';

const shellId = persistedIds['ShellQuery'];
if (shellId) void startRequest(shellId, {});

const request = matchPage(location.pathname);
const pageId = request && persistedIds[request.name];
const variables = request?.variables(location);
if (pageId && variables) {
  const answer = startRequest(pageId, variables);
  if (request.coverSizes) void preloadCover(answer, request.coverSizes);
}

const { theme, language } = readSiteMeta();
if (theme === 'dark' || (!theme && matchMedia('(prefers-color-scheme: dark)').matches)) {
  document.documentElement.classList.add('dark');
}

/** Files by page path and by `lang:<code>`, written before this script by the build; empty in development. */
const { lecternChunks = {} } = window as { lecternChunks?: Record<string, string[]> };
const texts = `lang:${chooseLanguage({ chosen: language, user: rememberedLanguage() })}`;
for (const file of [...(lecternChunks[normalisePath(location.pathname)] ?? []), ...(lecternChunks[texts] ?? [])]) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.fetchPriority = 'low';
  link.href = `/${file}`;
  document.head.append(link);
}

// The first use of numbers and dates makes the browser read what it knows of all languages. It has nothing else to do now.
Intl.NumberFormat.supportedLocalesOf(document.documentElement.lang);
Intl.DateTimeFormat.supportedLocalesOf(document.documentElement.lang);
