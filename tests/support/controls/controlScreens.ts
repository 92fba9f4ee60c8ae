import type { Page } from '@playwright/test';
import { openDialog, type Screen } from '../axeScreens.ts';
import type { InterfaceTexts } from '../interfaceText.ts';

const main = (page: Page) => page.getByRole('main');

/** What the small header keeps behind one button. */
const openPhoneMenu = async (page: Page, text: InterfaceTexts) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('shell.menu') })
    .click();
  await page.getByRole('banner').locator('select').waitFor();
};

/**
 * What has controls of its own beside the screens that axe looks at: the pages of someone in the middle of studying, and what opens
 * over a page. `learner2` has one course with its certificate and two begun.
 */
export const controlScreens: readonly Screen[] = [
  { name: 'dashboard with courses', path: '/dashboard/', account: 'learner2' },
  { name: 'course begun', path: '/dashboard/course/#!101', account: 'learner2' },
  {
    name: 'leaving a course',
    path: '/dashboard/course/#!101',
    account: 'learner2',
    open: openDialog('enrolment.giveUp', 'enrolment.giveUpTitle'),
  },
  { name: 'lecture', path: '/courseware/#!101', account: 'learner2' },
  {
    name: 'lecture with a question',
    path: '/courseware/#!101',
    account: 'learner2',
    open: async (page) => {
      // The button after the first part shows the next, which asks.
      await main(page).getByRole('article').first().getByRole('button').last().click();
      await main(page).locator('[role=radio], [role=checkbox]').first().waitFor();
    },
  },
  { name: 'lecture on a phone', path: '/courseware/#!101', account: 'learner2', phone: true },
  { name: 'completion', path: '/courseware/?completed=true#!258', account: 'learner2' },
  {
    name: 'valid certificate',
    path: '/dashboard/',
    account: 'learner2',
    open: async (page) => {
      await main(page).locator('a[href*=verifycertificate]').first().click();
      await page.waitForURL(/verifycertificate/);
      await main(page).getByRole('heading', { level: 1 }).waitFor();
    },
  },
  { name: 'achievements', path: '/achievements/', account: 'learner2' },
  {
    name: 'entering a code',
    path: '/dashboard/',
    account: 'learner2',
    open: openDialog('campaign.enterCode'),
  },
  {
    name: 'erasing the account',
    path: '/settings/',
    account: 'learner',
    open: openDialog('identity.erase', 'identity.eraseTitle'),
  },
  {
    name: 'inviting everyone',
    path: '/admin/users-management/',
    account: 'admin',
    open: openDialog('people.inviteAll'),
  },
  {
    name: 'leaving Customise',
    path: '/customize-workspace/',
    account: 'admin',
    open: async (page, text) => {
      await main(page).locator('input').first().fill('Changed');
      // Any of them leads away.
      await page.getByRole('link').first().click();
      await page.getByRole('dialog', { name: text('routing.leaveTitle') }).waitFor();
    },
  },
  {
    name: 'menu of languages',
    path: '/courses/',
    account: 'visitor',
    open: async (page, text) => {
      // The code of the language stands before it, its own name behind it.
      const name = `, ${text.plain('shell.language')}: `;
      await page.getByRole('banner').getByRole('button', { name }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  { name: 'search without a result', path: '/courses/?search=nothing-is-called-so', account: 'visitor' },
  {
    name: 'filters on a phone',
    path: '/courses/?tag=Beginners',
    account: 'visitor',
    phone: true,
    open: openDialog('catalogue.filtersOn', 'catalogue.filters'),
  },
  { name: 'menu on a phone', path: '/courses/', account: 'visitor', phone: true, open: openPhoneMenu },
  { name: 'menu of an admin on a phone', path: '/dashboard/', account: 'admin', phone: true, open: openPhoneMenu },
];
