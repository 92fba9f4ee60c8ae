/*
 * Runs inline in the head of index.html, before the bundle has loaded: starts the query of the shell and that of the page, has
 * the page's code, texts and first cover loaded beside the entry, and sets the colour scheme so that nothing flashes. Keep it small: it is
 * part of every first answer.
 */
import { persistedIds } from 'virtual:persisted-ids';
import { likelyLanguage } from './i18n/likelyLanguage.ts';
import { readSettings } from './reading/readingSettings.ts';
import { pagePathOf } from './routing/courseAddress.ts';
import { handOnAnswers } from './routing/drawnAnswers.ts';
import { noteEarlyInput } from './routing/earlyInput.ts';
import { textsAt } from './routing/pageTexts.ts';
import { showLoadFailure } from './routing/showLoadFailure.ts';
import { matchPage } from './routing/matchPage.ts';
import { preloadCode } from './routing/preloadCode.ts';
import { preloadCover } from './routing/preloadCover.ts';
import { ofSharedAddress } from './routing/sharedAddress.ts';
import { peekAnswer, startRequest } from './routing/startedRequests.ts';
import { startLate } from './routing/startLate.ts';
import { readCookie } from './viewer/cookies.ts';
import { readSiteMeta } from './viewer/siteMeta.ts';
import { readingPalettes } from './theme/readingPalettes.ts';
import { showSettings } from './theme/showSettings.ts';

// Before anything reads the address. What was shared is the same page, so going back does not lead there.
const shared = ofSharedAddress(location);
if (shared) history.replaceState(null, '', shared);

const isDrawn = handOnAnswers();
if (isDrawn) noteEarlyInput();

const shellId = persistedIds['ShellQuery'];
const shell = shellId && startRequest(shellId, {});

// A course that is edited is read by its editor (EDIT-21), which needs nothing of what learners see.
const isEdited = location.search.includes('edit=true');
const request = isEdited ? undefined : matchPage(location.pathname);
const pageId = request && persistedIds[request.name];
const variables = request?.variables(location);
if (pageId && variables) {
  const answer = startRequest(pageId, variables);
  // What the server has drawn says so itself.
  if (request.coverSizes && !isDrawn) void preloadCover(answer, request.coverSizes);
}

const { theme } = readSiteMeta();
const { fontSize, colorScheme, imageMode } = readSettings(readCookie('reading'));
const dark =
  colorScheme === 'default'
    ? theme === 'dark' || (!theme && matchMedia('(prefers-color-scheme: dark)').matches)
    : readingPalettes[colorScheme].dark;
showSettings({ fontSize, colorScheme, imageMode, dark });

const path = pagePathOf(location.pathname);
const language = `lang:${likelyLanguage()}`;
const texts = isEdited ? 'all' : textsAt(location.pathname);
const wanted = [
  path,
  language,
  ...(texts === 'first' ? [] : [`${language}:${texts}`]),
  ...(colorScheme === 'default' ? (dark ? ['theme:dark'] : []) : ['theme:reading']),
];
startLate(() => preloadCode(wanted, 'low'));
// A profile that says how its buttons look (WS-06): the shell waits for the code that does it.
if (shell) void peekAnswer(shell).then((text) => text.includes('"style":{') && preloadCode(['theme:buttons'], 'low'));

// NAV-19: when the application itself cannot be loaded, there is nobody else to say so.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') showLoadFailure();
  },
  true,
);

// The first use of numbers and dates makes the browser read what it knows of all languages. It has nothing else to do now.
Intl.NumberFormat.supportedLocalesOf(document.documentElement.lang);
Intl.DateTimeFormat.supportedLocalesOf(document.documentElement.lang);
