import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { coursesFixture } from '../../testing/courseFixture.ts';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';
import { lectureFixture, studyCourseFixture, userCourseFixture } from '../../testing/studyFixture.ts';
import type { ShellFixture } from '../../testing/shellFixture.ts';
import { chooseTestProfile } from '../useTestProfile.ts';
import { readCookie, writeCookie } from '../../viewer/cookies.ts';

const pages = { LandingPageQuery: { Query: () => ({ courses: coursesFixture([]) }) } };
const home = (shell?: ShellFixture): Promise<AppUnderTest> => renderApp({ at: '/', shell, pages });
const elsewhere = (shell?: ShellFixture): Promise<AppUnderTest> => renderApp({ at: '/nowhere', shell });
// A page may have a header of its own, which follows.
const header = () => within(screen.getAllByRole('banner')[0] as HTMLElement);
const trial = (daysLeft: number) => ({ trial: { daysLeft, expired: daysLeft === 0 } });

describe('the header of those with more rights', () => {
  it.each(['ROLE_COURSE_ADMIN', 'ROLE_ADMIN'])(
    'NAV-14 NAV-15 ROLE-03 leads %s to the courses and to the admin home',
    async (role) => {
      await home({ user: { roles: [role] } });
      expect(header().getByRole('link', { name: 'Manage courses' })).toHaveAttribute('href', '/admin/courses/');
      await userEvent.click(header().getByRole('button', { name: /Account of/ }));
      expect(await screen.findByRole('menuitem', { name: 'Admin home' })).toHaveAttribute('href', '/admin/');
    },
  );

  it('NAV-14 NAV-15 ROLE-02 leads a learner to neither', async () => {
    await home({ user: {} });
    expect(header().queryByRole('link', { name: 'Manage courses' })).toBeNull();
    await userEvent.click(header().getByRole('button', { name: /Account of/ }));
    expect(await screen.findByRole('menuitem', { name: 'Settings' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Achievements' })).toHaveAttribute('href', '/achievements/');
    expect(screen.queryByRole('menuitem', { name: 'Admin home' })).toBeNull();
    expect(screen.queryByRole('menuitemcheckbox')).toBeNull();
  });

  it('OP-39 leads a voucher admin to the vouchers and to nothing else', async () => {
    await home({ user: { roles: ['ROLE_VOUCHER_ADMIN'] } });
    expect(header().queryByRole('link', { name: 'Manage courses' })).toBeNull();
    await userEvent.click(header().getByRole('button', { name: /Account of/ }));
    expect(await screen.findByRole('menuitem', { name: 'Settings' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Vouchers' })).toHaveAttribute('href', '/admin/campaign-management/');
    expect(screen.queryByRole('menuitem', { name: 'Admin home' })).toBeNull();
  });

  it('NAV-13 NAV-14 NAV-15 the menu of a phone is one sheet of rows with words, without a menu in it', async () => {
    await home({ user: { roles: ['ROLE_ADMIN'] } });
    fireEvent.click(header().getByLabelText('Menu'));
    await waitFor(() => expect(header().getAllByLabelText('Main')).toHaveLength(2));
    const [, places] = header().getAllByLabelText('Main') as [HTMLElement, HTMLElement];
    const names = within(places)
      .getAllByText(/./)
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      'All courses',
      'My dashboard',
      'Manage courses',
      'Settings',
      'Achievements',
      'Kept courses',
      'Admin home',
    ]);
    const sheet = within(places.parentElement as HTMLElement);
    for (const words of ['Dark mode', 'Reading settings', 'View as non-admin', 'Sign out']) {
      expect(sheet.getByText(words)).toBeInTheDocument();
    }
    expect(sheet.getByLabelText('Language')).toHaveDisplayValue('English');
    expect(places.parentElement?.querySelectorAll('[aria-haspopup="menu"]')).toHaveLength(0);
  });
});

describe('the avatar', () => {
  const framed = { avatarFrame: { achievement: { imageUrl: '/static/media/frame.svg' } } };
  const pictures = (): NodeListOf<HTMLImageElement> =>
    screen.getByRole('banner').querySelectorAll('img[src$="frame.svg"]');

  it('ACH-05 ACH-08 ACH-09 LIM-36 is 50 px wide; inside its frame the picture takes 80 %', async () => {
    await home({ user: { ...framed, pictureUrl: '/me.png' } });
    const [frame] = pictures();
    expect(frame?.width).toBe(50);
    expect(frame?.parentElement).toHaveStyle({ width: '50px', height: '50px' });
    expect(frame?.parentElement?.querySelector<HTMLImageElement>('img[src="/me.png"]')?.width).toBe(40);
  });

  it('ACH-05 ACH-08 is bare where no frame is worn', async () => {
    await home({ user: {} });
    expect(pictures()).toHaveLength(0);
  });
});

describe('view as non-admin', () => {
  // The lecture is there before its view is switched: within `act`, React draws two places that wait each for an answer over and over
  // without an end (facebook/react#37556; outside of tests it does not), and the switch for editing is the other one.
  const lecture = (): Promise<AppUnderTest> =>
    renderApp({
      at: '/courseware/?lecture=2001&module=1001#!258',
      shell: { user: { roles: ['ROLE_ADMIN'] } },
      pages: {
        LecturePageQuery: {
          Query: () => ({
            course: studyCourseFixture({ viewerUserCourse: userCourseFixture() }),
            lecture: lectureFixture({ sections: [] }),
          }),
        },
      },
    });

  it('ROLE-13 OP-91 AUTH-12 is switched by a course admin, kept in the cookie and switched back', async () => {
    await home({ user: { roles: ['ROLE_COURSE_ADMIN'] } });
    await userEvent.click(header().getByRole('button', { name: /Account of/ }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'View as non-admin' }));
    expect(readCookie('adminFlags')).toEqual({ viewAsNonAdmin: true });
    expect(await screen.findByText('You see this site as learners do.')).toBeVisible();
    // OP-91: links and the toggle itself stay.
    expect(header().getByRole('link', { name: 'My dashboard' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Switch back' }));
    expect(readCookie('adminFlags')).toEqual({ viewAsNonAdmin: false });
    expect(screen.queryByText('You see this site as learners do.')).toBeNull();
  });

  it('ROLE-07 ROLE-13 a lecture is asked for as a learner sees it, and as an admin again', async () => {
    writeCookie('adminFlags', { viewAsNonAdmin: true });
    const app = await lecture();
    expect(app.variables('LecturePageQuery')).toMatchObject({ asLearner: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Switch back' }));
    await waitFor(() => expect(app.variables('LecturePageQuery')).toMatchObject({ asLearner: false }));
  });

  it('ROLE-07 ROLE-13 the switch in the menu asks for the lecture again', async () => {
    const app = await lecture();
    expect(app.variables('LecturePageQuery')).toMatchObject({ asLearner: false });
    await userEvent.click(header().getByRole('button', { name: /Account of/ }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'View as non-admin' }));
    await waitFor(() => expect(app.variables('LecturePageQuery')).toMatchObject({ asLearner: true }));
  });

  it('ROLE-13 a learner with a forged cookie has no notice', async () => {
    writeCookie('adminFlags', { viewAsNonAdmin: true });
    await home({ user: {} });
    expect(screen.queryByText('You see this site as learners do.')).toBeNull();
  });
});

it('WS-20 agreement to a new version of the consent is asked for', async () => {
  await home({ user: {}, viewer: { consentDue: { consentId: 2, url: '/static/terms-2.html' } } });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('link')).toHaveAttribute('href', '/static/terms-2.html');
});

describe('the trial banner', () => {
  const banner = () => screen.findByRole('complementary', { name: 'Trial' });

  it('TRIAL-01 TRIAL-02 NAV-07 says how many days are left, on both layouts', async () => {
    const { unmount } = await home({ workspace: trial(12) });
    expect(await banner()).toHaveTextContent('This trial workspace has 12 days left.');
    unmount();
    await elsewhere({ workspace: trial(1) });
    expect(await banner()).toHaveTextContent('This trial workspace has 1 day left.');
  });

  it('TRIAL-05 LIM-06 OP-38 is a bar of 48 px with the way to customise', async () => {
    await home({ user: { roles: ['ROLE_ADMIN'] }, viewer: { mayEditProfile: true }, workspace: trial(12) });
    expect(getComputedStyle(await banner()).minHeight).toBe('48px');
    expect(within(await banner()).getByRole('link', { name: 'Personalise workspace' })).toHaveAttribute(
      'href',
      '/customize-workspace/',
    );
  });

  it('TRIAL-05 a visitor signs in first; a learner has no action that leads nowhere', async () => {
    const { unmount } = await home({ workspace: trial(12) });
    expect(within(await banner()).getByRole('link')).toHaveAttribute(
      'href',
      `/signin?next=${encodeURIComponent('/customize-workspace/')}`,
    );
    unmount();
    await home({ user: {}, workspace: trial(12) });
    expect(within(await banner()).queryByRole('link')).toBeNull();
  });

  it('TRIAL-03 TRIAL-04 OP-48 says that the trial has expired and keeps its action for the one who made it', async () => {
    await home({ user: { roles: [] }, viewer: { mayEditProfile: true }, workspace: trial(0) });
    expect(await banner()).toHaveTextContent('The trial is over. Courses stay open, and everything is kept.');
    expect(within(await banner()).getByRole('link', { name: 'What happens now' })).toHaveAttribute(
      'href',
      '/customize-workspace/',
    );
    expect(header().queryByRole('link', { name: 'Manage courses' })).toBeNull();
  });

  it('TRIAL-01 stands at no other workspace', async () => {
    await home();
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('a host that can be taken for a trial', () => {
  it('OP-48 LIM-05 offers the address with the way to register and to sign in', async () => {
    await home({ workspace: null, trialOffer: { days: 30 } });
    expect(await screen.findByRole('heading', { level: 1, name: 'This address is free' })).toBeVisible();
    expect(screen.getByText(/this workspace is yours for 30 days/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register and start' })).toHaveAttribute('href', '/signin?view=register');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  });

  it('OP-56 a host that serves nothing and offers nothing has no pages', async () => {
    await home({ workspace: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  it('OP-48 the sign-in itself is there', async () => {
    await renderApp({ at: '/signin?view=register', shell: { workspace: null, trialOffer: { days: 30 } } });
    expect(screen.queryByText('This address is free')).toBeNull();
  });
});

describe('the feedback tab', () => {
  const enabled = { feedbackFormEnabled: true, feedbackFormId: 'aB-1_c/?' };

  it('FEED-01 NAV-08 OP-75 opens the form that the profile names, by keyboard too', async () => {
    await elsewhere({ profile: enabled });
    const tab = await screen.findByRole('button', { name: 'Feedback' });
    expect(tab).toHaveAttribute('aria-haspopup', 'dialog');
    tab.focus();
    await userEvent.keyboard('{Enter}');
    const form = await screen.findByTitle('Feedback form');
    expect(form).toHaveAttribute('src', 'https://form.typeform.com/to/aB-1_c%2F%3F');
    // It may neither lead this page elsewhere nor learn which page it stands on.
    expect(form.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(form).toHaveAttribute('referrerpolicy', 'strict-origin');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByTitle('Feedback form')).toBeNull();
  });

  it.each([
    { feedbackFormEnabled: false, feedbackFormId: 'abc' },
    { feedbackFormEnabled: true, feedbackFormId: null },
  ])('FEED-01 is absent with %j', async (profile) => {
    await elsewhere({ profile });
    expect(screen.queryByRole('button', { name: 'Feedback' })).toBeNull();
  });

  it('NAV-08 NAV-11 belongs to the default course layout alone', async () => {
    await home({ profile: enabled });
    expect(screen.queryByRole('button', { name: 'Feedback' })).toBeNull();
  });
});

describe('the test profile', () => {
  it.each(['DEV', 'STAGING'] as const)('NAV-20 LIM-41 OP-87 can be switched in %s', async (environment) => {
    await home({ environment, user: { roles: ['ROLE_COURSE_ADMIN'] } });
    const list = await screen.findByRole('combobox', { name: 'Test profile' });
    expect(within(list).getAllByRole('option')).toHaveLength(4);
  });

  it('NAV-20 LIM-41 OP-87 there is none in PRODUCTION, for nobody', async () => {
    const user = { roles: ['ROLE_ADMIN', 'ROLE_COURSE_ADMIN'] };
    const { unmount } = await home({ environment: 'STAGING', user });
    // Once it has loaded, it is drawn with the footer.
    expect(await screen.findByRole('combobox', { name: 'Test profile' })).toBeVisible();
    unmount();
    await home({ environment: 'PRODUCTION', user });
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.queryByText('Test profile')).toBeNull();
  });

  it('NAV-20 is not shown to people who only learn', async () => {
    await home({ environment: 'DEV', user: {} });
    expect(screen.queryByText('Test profile')).toBeNull();
  });

  it('NAV-20 LIM-41 applies in development and never in production', async () => {
    chooseTestProfile('bare');
    const { unmount } = await home({ environment: 'DEV' });
    expect(header().queryByRole('button', { name: 'Dark mode' })).toBeNull();
    unmount();
    await home({ environment: 'PRODUCTION' });
    expect(header().getByRole('button', { name: 'Dark mode' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Test profile' })).toBeNull();
    chooseTestProfile(null);
  });
});

describe('the profile', () => {
  it('WS-07 gives the document its title and its icon', async () => {
    document.head.insertAdjacentHTML('beforeend', '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />');
    await home({ profile: { title: 'Acme Learning', faviconUrl: '/static/acme.png' } });
    await waitFor(() => expect(document.title).toContain('Acme Learning'));
    expect(document.querySelector('link[rel="icon"]')).toHaveAttribute('href', '/static/acme.png');
    // It may be of another kind than ours.
    expect(document.querySelector('link[rel="icon"]')).not.toHaveAttribute('type');
    document.querySelector('link[rel="icon"]')?.remove();
  });

  it('WS-08 gives the interface its colours', async () => {
    await home({
      profile: {
        theme: { primary: '#7b2cbf', secondary: '#e95542', error: '#c71618', success: '#4caf50', warning: '#ffcd00' },
      },
    });
    const frame = document.querySelector('.fui-FluentProvider') as Element;
    expect(getComputedStyle(frame).getPropertyValue('--colorBrandBackground')).toBe('#7b2cbf');
  });

  it('WS-11 neither footer logo nor copyright is a link unless the profile says so', async () => {
    await home({ profile: { company: 'Acme', companyUrl: 'https://acme.test/', footerLogoUrl: '/static/foot.svg' } });
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('img', { name: 'Acme' }).closest('a')).toBeNull();
    expect(footer.getByText(/© \d+ Acme/).closest('a')).toBeNull();
  });

  it('WS-12 WS-15 an empty profile leaves the defaults and nothing waits', async () => {
    await elsewhere({ profile: { title: null } });
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.queryByRole('status', { busy: true })).toBeNull();
  });
});

describe('the operator’s files', () => {
  const none = { template: null, styleUrl: null, headerScriptUrl: null, footerScriptUrl: null, pageStyleUrl: null };
  const sheets = (): string[] =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
      (link) => link.getAttribute('href') ?? '',
    );

  it('WS-16 the template surrounds the page, cleaned, and the style sheet applies', async () => {
    await elsewhere({
      workspace: {
        files: {
          ...none,
          styleUrl: '/static/workspaces/demo/style.css',
          template:
            '<div class="frame"><p>Above</p><div data-page></div><p>Below</p><script>alert(1)</script><img src=x onerror="alert(1)"></div>',
        },
      },
    });
    const above = await screen.findByText('Above');
    const main = await screen.findByRole('main');
    expect(above.compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('Below').compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(main.closest('.frame')).not.toBeNull();
    expect(document.querySelector('.frame script, .frame [onerror]')).toBeNull();
    expect(sheets()).toEqual(['/static/workspaces/demo/style.css']);
    expect(header().getByRole('link', { name: 'All courses' })).toBeVisible();
  });

  it('WS-16 a template without a place for the page stands above it', async () => {
    await elsewhere({ workspace: { files: { ...none, template: '<p>Above</p>' } } });
    const above = await screen.findByText('Above');
    expect(above.compareDocumentPosition(await screen.findByRole('main'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([null, ''])('WS-18 a template that is %j gives the default layout', async (template) => {
    await elsewhere({ workspace: { files: { ...none, template } } });
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(document.querySelector('[data-page]')).toBeNull();
  });

  const remote = { headerScriptUrl: '/w/header.js', footerScriptUrl: '/w/footer.js', pageStyleUrl: '/w/page.css' };
  const scripts = (): string[] =>
    [...document.querySelectorAll('script[src^="/w/"]')].map((script) => script.getAttribute('src') ?? '');

  it('WS-17 with remote components header, footer and page style are loaded, and go with the page', async () => {
    const { unmount } = await elsewhere({
      profile: { remoteComponents: true },
      workspace: { files: { ...none, ...remote } },
    });
    expect(scripts()).toEqual(['/w/header.js', '/w/footer.js']);
    expect(sheets()).toEqual(['/w/page.css']);
    expect(document.querySelector('#workspace-header')).toBeInTheDocument();
    expect(document.querySelector('#workspace-footer')).toBeInTheDocument();
    unmount();
    expect(scripts()).toEqual([]);
  });

  it('WS-17 without remote components they are not, whatever the answer says', async () => {
    await elsewhere({ workspace: { files: { ...none, ...remote } } });
    expect(scripts()).toEqual([]);
    expect(sheets()).toEqual([]);
    expect(document.querySelector('#workspace-header')).toBeNull();
  });
});
