import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readChoice, rememberChoice } from './browserChoices.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { readSiteMeta, rememberSiteMeta } from './siteMeta.ts';
import { rememberUser } from './userCookie.ts';

const ada = { id: 1001, language: 'de' };
const bob = { id: 1002, language: null };

/** What someone can choose in this browser, and what it remembers of their study. */
function chooseEverything(): void {
  writeCookie('reading', { fontSize: 24, colorScheme: 'blue', imageMode: 'hidden' });
  writeCookie('sectionsSeen', [7]);
  writeCookie('adminFlags', { viewAsNonAdmin: true });
  rememberSiteMeta({ language: 'de', languageOf: ada.id, theme: 'dark', title: 'Academy' });
  rememberChoice('adminMenuCollapsed', true);
  rememberChoice('columns.people', ['status']);
}

const remembered = (): unknown[] => [
  ...['reading', 'sectionsSeen', 'adminFlags'].map(readCookie),
  readSiteMeta(),
  ...['adminMenuCollapsed', 'columns.people'].map(readChoice),
];

const nothing = [null, null, null, { title: 'Academy' }, null, null];

const clear = (): void => {
  rememberUser(bob);
  rememberUser(null);
  localStorage.clear();
};
beforeEach(clear);
afterEach(clear);

describe('what someone chose', () => {
  it.each([
    ['signs out, or whose session is over', ada, null, true],
    ['leaves for another account', ada, bob, true],
    ['stays', ada, ada, false],
    ['has not signed in and comes back', null, null, false],
    ['signs in as a visitor', null, ada, false],
  ])('AUTH-11 OP-135 of one who %s', (_what, before, after, leaves) => {
    rememberUser(before);
    chooseEverything();
    const chosen = remembered();
    rememberUser(after);
    expect(remembered()).toEqual(leaves ? nothing : chosen);
    expect(readCookie('user')).toEqual(after);
  });

  it('AUTH-11 OP-135 leaves what is not a choice of theirs', () => {
    rememberUser(ada);
    localStorage.setItem('lectern.copied.1001', 'a copy');
    rememberUser(null);
    expect(localStorage.getItem('lectern.copied.1001')).toBe('a copy');
  });
});
