/*
 * Runs inline in the head of index.html, before the bundle has loaded: starts the query of the shell and that of the page, and
 * sets the colour scheme so that nothing flashes. Keep it small: it is part of every first answer.
 */
import { persistedIds } from 'virtual:persisted-ids';
import { matchPage } from './routing/matchPage.ts';
import { startRequest } from './routing/startedRequests.ts';
import { readSiteMeta } from './shell/siteMeta.ts';

const shellId = persistedIds['ShellQuery'];
if (shellId) startRequest(shellId, {});

const request = matchPage(location.pathname);
const pageId = request && persistedIds[request.name];
const variables = request?.variables(location);
if (pageId && variables) startRequest(pageId, variables);

const { theme } = readSiteMeta();
if (theme === 'dark' || (!theme && matchMedia('(prefers-color-scheme: dark)').matches)) {
  document.documentElement.classList.add('dark');
}
