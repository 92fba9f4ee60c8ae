import type { Page } from '@playwright/test';
import type { InterfaceTexts } from './interfaceText.ts';

/** Whose eyes a screen is seen with: demo accounts, and nobody. */
export type Account = 'visitor' | 'learner' | 'learner2' | 'author' | 'voucher' | 'admin';

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly account: Account;
  /** What someone does before the screen looks as it is judged, with the texts of the language it is in. */
  readonly open?: (page: Page, text: InterfaceTexts) => Promise<void>;
  /** Complaints of the console that belong to the screen. */
  readonly expected?: RegExp;
  /** Looked at on a phone alone. */
  readonly phone?: boolean;
  /** Instead of the host of workspace 1. */
  readonly host?: string;
}

/** Any UUID that nobody has registered at. */
const UNCLAIMED = '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b.localhost';

const main = (page: Page) => page.getByRole('main');

/** Opens what a button of the page, by the id of its message, brings over it, and waits for it by its heading. */
export const openDialog =
  (button: string, title: string = button): NonNullable<Screen['open']> =>
  async (page, text) => {
    await main(page)
      .getByRole('button', { name: text(button) })
      .click();
    await page.getByRole('dialog', { name: text(title) }).waitFor();
  };

async function openUserMenu(page: Page, text: InterfaceTexts): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('shell.userMenu') })
    .click();
  await page.getByRole('menu').waitFor();
}

async function openReadingDialog(page: Page, text: InterfaceTexts): Promise<void> {
  // The size of the text is a setting: they are on.
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('shell.readingOn') })
    .click();
  await page.getByRole('dialog', { name: text('reading.title') }).waitFor();
}

/** Sends the form as it is, so that it says what is wrong. */
async function sendForm(page: Page): Promise<void> {
  await main(page).locator('form button[type="submit"]').click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
}

/** Every screen that there is, in the state that most people meet, and the states with the most to read. */
export const screens: readonly Screen[] = [
  { name: 'landing', path: '/', account: 'visitor' },
  { name: 'catalogue', path: '/courses/', account: 'visitor' },
  { name: 'course page', path: '/courses/course/#!101', account: 'visitor' },
  { name: 'sign-in', path: '/signin', account: 'visitor' },
  { name: 'sign-in, left empty', path: '/signin', account: 'visitor', open: sendForm },
  { name: 'register', path: '/signin?view=register', account: 'visitor' },
  { name: 'register, left empty', path: '/signin?view=register', account: 'visitor', open: sendForm },
  { name: 'register at a new workspace', path: '/signin?view=register', account: 'visitor', host: UNCLAIMED },
  { name: 'forgotten password', path: '/signin?view=forgot', account: 'visitor' },
  { name: 'invitation that does not count', path: '/signin?invitation_token=none', account: 'visitor' },
  { name: 'reset', path: '/passwordreset?token=abcdefgh', account: 'visitor' },
  { name: 'reset with a broken link', path: '/passwordreset', account: 'visitor' },
  { name: 'reset done', path: '/passwordresetsuccess', account: 'visitor' },
  { name: 'verify a certificate', path: '/verifycertificate/', account: 'visitor' },
  { name: 'not found', path: '/nothing/here', account: 'visitor', expected: /status of 404/ },
  { name: 'reading settings', path: '/', account: 'visitor', open: openReadingDialog },
  { name: 'dashboard', path: '/dashboard/', account: 'learner' },
  { name: 'settings', path: '/settings/', account: 'learner' },
  { name: 'achievements', path: '/achievements/', account: 'learner' },
  { name: 'questions of an umbrella', path: '/dashboard/course/?umbrella=true#!109', account: 'learner' },
  { name: 'kept courses', path: '/kept-courses/', account: 'learner' },
  { name: 'course page of a learner', path: '/courses/course/#!258', account: 'learner' },
  {
    name: 'user menu',
    path: '/courses/',
    account: 'learner',
    open: openUserMenu,
  },
  { name: 'admin home', path: '/admin/', account: 'admin' },
  { name: 'admin home of an author', path: '/admin/', account: 'author' },
  { name: 'courses to work on', path: '/admin/courses/', account: 'author' },
  { name: 'analytics', path: '/admin/dashboard/?period=longest', account: 'admin' },
  { name: 'people', path: '/admin/users-management/', account: 'admin' },
  {
    name: 'people, a new one',
    path: '/admin/users-management/',
    account: 'admin',
    open: openDialog('people.add'),
  },
  {
    name: 'people, some of them selected',
    path: '/admin/users-management/',
    account: 'admin',
    open: async (page, text) => {
      const people = main(page)
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader') });
      await people.first().getByRole('checkbox').check();
      await page.getByRole('region', { name: text('table.withSelected') }).waitFor();
    },
  },
  {
    name: 'a person',
    path: '/admin/users-management/',
    account: 'admin',
    open: async (page) => {
      await main(page).getByRole('rowheader').first().getByRole('link').click();
      await main(page).getByRole('switch').or(main(page).locator('dl')).first().waitFor();
    },
  },
  {
    name: 'import of people',
    path: '/admin/users-management/import/',
    account: 'admin',
    open: async (page) => {
      await main(page).locator('textarea').fill('name;mail\nAnn;ann@example.org');
      await main(page).getByRole('combobox').first().waitFor();
    },
  },
  { name: 'privacy requests', path: '/admin/privacy/', account: 'admin' },
  {
    name: 'logging a privacy request',
    path: '/admin/privacy/',
    account: 'admin',
    open: openDialog('privacy.log'),
  },
  { name: 'retention', path: '/admin/privacy/?tab=retention', account: 'admin' },
  { name: 'groups', path: '/admin/groups/', account: 'admin' },
  {
    name: 'groups, a form',
    path: '/admin/groups/',
    account: 'admin',
    open: async (page, text) => {
      await openDialog('group.create')(page, text);
      // It asks for the domain.
      await page.getByRole('radio', { name: text('group.kindDomain') }).check();
    },
  },
  { name: 'a group that is gone', path: '/admin/groups/group/?id=1', account: 'admin' },
  { name: 'library of an admin', path: '/admin/library/', account: 'admin' },
  { name: 'saved sections of an admin', path: '/admin/saved-sections/', account: 'admin' },
  { name: 'audit log', path: '/admin/audit/', account: 'admin' },
  { name: 'background work', path: '/admin/jobs/', account: 'admin' },
  { name: 'rights', path: '/admin/staff-management/', account: 'admin' },
  { name: 'integrations', path: '/admin/integrations-management/', account: 'admin' },
  {
    name: 'integrations, a form',
    path: '/admin/integrations-management/',
    account: 'admin',
    open: async (page, text) => {
      // That of single sign-on, which has the most fields.
      const values = { action: text.plain('integration.connect'), provider: text.plain('integration.signIn') };
      await main(page)
        .getByRole('button', { name: text('integration.actionOf', values) })
        .click();
      await page.getByRole('dialog', { name: text('integration.connectTitle', values) }).waitFor();
    },
  },
  { name: 'progress', path: '/admin/progress/?min=0', account: 'admin' },
  { name: 'questions of all courses', path: '/admin/discussion/', account: 'admin' },
  {
    name: 'the way of a learner',
    path: '/admin/progress/?state=completed',
    account: 'admin',
    open: async (page) => {
      await main(page).getByRole('rowheader').first().getByRole('link').click();
      await main(page).locator('ol a').first().click();
      await main(page).locator('ol ol').first().waitFor();
    },
  },
  { name: 'vouchers', path: '/admin/campaign-management/', account: 'voucher' },
  {
    name: 'vouchers, a form',
    path: '/admin/campaign-management/',
    account: 'voucher',
    open: openDialog('voucher.create'),
  },
  {
    name: 'a campaign',
    path: '/admin/campaign-management/',
    account: 'voucher',
    open: async (page) => {
      await main(page).getByRole('rowheader').first().getByRole('link').click();
      await main(page).getByRole('table').first().waitFor();
    },
  },
  { name: 'redeem a code', path: '/redeem/?code=WELCOME-2026', account: 'learner' },
  { name: 'redeem a code, as a visitor', path: '/redeem/?code=WELCOME-2026', account: 'visitor' },
  { name: 'customise', path: '/customize-workspace/', account: 'admin' },
  {
    name: 'customise, advanced',
    path: '/customize-workspace/?part=advanced',
    account: 'admin',
  },
  {
    name: 'customise, consent',
    path: '/customize-workspace/?part=consent',
    account: 'admin',
  },
  { name: 'landing of the other workspace', path: '/', account: 'visitor', host: 'acme.localhost' },
  { name: 'sign-in of the other workspace', path: '/signin', account: 'visitor', host: 'acme.localhost' },
  {
    name: 'progress, people are enrolled',
    path: '/admin/progress/?course=258',
    account: 'author',
    open: openDialog('enrolPeople.enrolPeople'),
  },
  {
    name: 'statistics of a course',
    path: '/admin/courses/statistics/?id=258',
    account: 'author',
    open: async (page) => {
      await main(page).locator('ol button').first().click();
      await main(page).locator('ol ul').first().waitFor();
    },
  },
  { name: 'the link of a reminder', path: '/reminders?token=none', account: 'visitor' },
  { name: 'a review link that ended', path: '/review/?token=none', account: 'visitor' },
  {
    name: 'a new API token, left empty',
    path: '/settings/',
    account: 'learner',
    open: async (page, text) => {
      await openDialog('identity.manageApiTokens', 'apiToken.title')(page, text);
      const panel = page.getByRole('dialog');
      await panel.getByRole('button', { name: text('apiToken.begin') }).click();
      await panel.locator('form button[type="submit"]').click();
      await panel.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'API tokens of everyone',
    path: '/admin/integrations-management/',
    account: 'admin',
    open: openDialog('integration.showApiTokens', 'apiToken.everyoneTitle'),
  },
  {
    name: 'service accounts',
    path: '/admin/integrations-management/',
    account: 'admin',
    open: openDialog('integration.manageServiceAccounts', 'apiToken.accountsTitle'),
  },
  {
    name: 'webhooks, a new one left empty',
    path: '/admin/integrations-management/',
    account: 'admin',
    open: async (page, text) => {
      await openDialog('integration.manageWebhooks', 'webhook.title')(page, text);
      const panel = page.getByRole('dialog');
      await panel.getByRole('button', { name: text('webhook.add') }).click();
      await panel.locator('form button[type="submit"]').click();
      await panel.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
];
