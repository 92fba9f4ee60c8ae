import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMockEnvironment } from 'relay-test-utils';
import { RequestError } from '../requestError.ts';
import { pageRoute } from '../page/pageRoute.tsx';
import { coursesFixture } from '../testing/courseFixture.ts';
import { renderApp, type AppUnderTest } from '../testing/renderApp.tsx';
import { renderRoutes } from '../testing/renderWithin.tsx';
import type { ShellFixture } from '../testing/shellFixture.ts';
import { loadDarkLook } from '../theme/loadTheme.ts';
import { readCookie, writeCookie } from '../viewer/cookies.ts';
import { documentLoaded } from './afterFirstScreen.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { LastResort } from './LastResort.tsx';
import { readSiteMeta, rememberSiteMeta } from '../viewer/siteMeta.ts';

const pages = { LandingPageQuery: { Query: () => ({ courses: coursesFixture([]) }) } };
const home = (shell?: ShellFixture): Promise<AppUnderTest> => renderApp({ at: '/', shell, pages });
const header = () => within(screen.getByRole('banner'));

describe('the header', () => {
  it('NAV-13 NAV-16 has all courses, language, dark mode and sign-in for a visitor', async () => {
    await home();
    expect(header().getByRole('link', { name: 'All courses' })).toHaveAttribute('href', '/courses/');
    expect(header().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
    expect(header().getByRole('button', { name: 'EN, Language: English' })).toBeVisible();
    expect(header().getByRole('button', { name: 'Dark mode' })).toBeVisible();
    expect(header().queryByRole('link', { name: 'My dashboard' })).toBeNull();
  });

  it('NAV-13 OP-90 has the dashboard and the settings for someone signed in', async () => {
    await home({ user: { name: 'Lena Learner' } });
    expect(header().getByRole('link', { name: 'My dashboard' })).toHaveAttribute('href', '/dashboard/');
    expect(header().queryByRole('link', { name: 'Sign in' })).toBeNull();
    await userEvent.click(header().getByRole('button', { name: 'LL, Account of Lena Learner' }));
    expect(await screen.findByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/settings/');
  });

  it('AUTH-11 signs out, also when the server cannot be reached', async () => {
    const app = await home({ user: {} });
    await userEvent.click(header().getByRole('button', { name: 'LL, Account of Lena Learner' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(app.session.signedOut).not.toHaveBeenCalled();
    await app.fail('useSignOutMutation', new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(app.session.signedOut).toHaveBeenCalledTimes(1);
  });

  it('AUTH-12 remembers who is signed in, and forgets it for a visitor', async () => {
    const { unmount } = await home({ user: { userId: 1001, name: 'Lena Learner', language: 'EN' } });
    expect(document.cookie).toContain('auth=true');
    // OP-70: scripts of packages may read it.
    expect(readCookie('user')).toEqual({ id: 1001, language: 'EN' });
    writeCookie('sectionsSeen', [1]);
    writeCookie('adminFlags', { viewAsNonAdmin: true });
    unmount();
    await home();
    for (const name of ['auth', 'user', 'sectionsSeen', 'adminFlags']) expect(readCookie(name)).toBeNull();
  });

  it('AUTH-13 remembers the workspace', async () => {
    await home();
    expect(document.cookie).toContain('workspace=1');
  });

  it('shows the name of the site, or its logo', async () => {
    const { unmount } = await home();
    expect(header().getByRole('link', { name: 'Demo Academy, home' })).toHaveTextContent('Demo Academy');
    unmount();
    const { container } = await home({ profile: { headerLogoUrl: '/static/logo.svg' } });
    expect(container.querySelector('header img')).toHaveAttribute('src', '/static/logo.svg');
    // The logo of a workspace is never wider than this (WS-22, LIM-38).
    expect(container.querySelector('header img')).toHaveStyle({ maxWidth: '150px' });
  });

  it('WS-05 leaves out what the profile hides', async () => {
    await home({ profile: { hiddenParts: ['LANGUAGE_CHOOSER', 'DARK_MODE_TOGGLE'] } });
    expect(header().queryByRole('button', { name: /Language/ })).toBeNull();
    expect(header().queryByRole('button', { name: 'Dark mode' })).toBeNull();
  });

  it('the skip link moves the focus and leaves the address alone', async () => {
    const app = await renderApp({ at: '/#!258', pages });
    await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(app.router.state.location.hash).toBe('#!258');
  });

  it('NAV-16 AUTH-01 the sign-in leads back to where one was', async () => {
    await renderApp({ at: '/nowhere?a=1#!258' });
    expect(header().getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/signin?next=${encodeURIComponent('/nowhere?a=1#!258')}`,
    );
  });

  // jsdom's window is wide, where the button is hidden.
  const button = (): HTMLElement => header().getByLabelText(/menu$/i);

  it('NAV-13 the phone menu opens, and Escape closes it and gives the focus back', async () => {
    await home();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(header().getAllByLabelText('Main')).toHaveLength(2));
    const [, panel] = header().getAllByLabelText('Main');
    within(panel as HTMLElement)
      .getByText('All courses')
      .focus();
    // A spy, because jsdom puts the focus on nothing that it believes hidden.
    const focus = vi.spyOn(button(), 'focus');
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(focus).toHaveBeenCalledTimes(1);
  });

  it('NAV-13 the phone menu closes when one goes somewhere', async () => {
    const app = await home();
    await userEvent.click(button());
    await act(() => app.router.navigate('/nowhere'));
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('languages', () => {
  it('I18N-01 I18N-03 offers five languages and switches at once', async () => {
    const app = await home();
    await userEvent.click(header().getByRole('button', { name: 'EN, Language: English' }));
    const items = await screen.findAllByRole('menuitemradio');
    expect(items.map((item) => item.textContent)).toEqual(['English', 'Українська', 'Português', 'Deutsch', 'Русский']);
    // Each is read out in itself.
    expect(items.map(({ lang }) => lang)).toEqual(['en', 'uk', 'pt', 'de', 'ru']);
    // Its texts load in a transition, which React finishes only inside an awaited act.
    await act(() => userEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' })));
    expect(await screen.findByRole('link', { name: 'Alle Kurse' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'de');
    expect(decodeURIComponent(document.cookie)).toContain('"language":"de"');
    // The choice of a visitor is this browser's alone.
    expect(app.operations).not.toContain('useUpdateLanguageMutation');
  });

  it('I18N-02 LIM-16 speaks English where nobody has chosen a language', async () => {
    await home();
    expect(document.documentElement.lang).toBe('en');
    expect(header().getByRole('link', { name: 'All courses' })).toBeVisible();
  });

  it('I18N-04 stores the choice of someone signed in', async () => {
    const app = await home({ user: {} });
    await userEvent.click(header().getByRole('button', { name: 'EN, Language: English' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Українська' }));
    await waitFor(() => expect(app.variables('useUpdateLanguageMutation')).toEqual({ input: { language: 'UK' } }));
  });

  it('OP-85 the user’s stored language goes before the profile’s', async () => {
    await home({ user: { language: 'PT' }, profile: { language: 'DE' } });
    expect(header().getByRole('link', { name: 'Todos os cursos' })).toBeVisible();
  });

  it('OP-85 I18N-04 AUTH-11 a choice that is stored follows its person from another device, and is nobody else’s', async () => {
    rememberSiteMeta({ language: 'de', languageOf: 1001 });
    const { unmount } = await home({ user: { userId: 1001, language: 'PT' } });
    expect(header().getByRole('link', { name: 'Todos os cursos' })).toBeVisible();
    unmount();
    rememberSiteMeta({ language: 'de', languageOf: 1001 });
    await home({ user: { userId: 1002, language: 'UK' } });
    expect(header().getByRole('link', { name: 'Усі курси' })).toBeVisible();
    expect(readSiteMeta().language).toBeUndefined();
  });

  it('OP-85 I18N-05 the profile’s language applies to a visitor, with its own texts', async () => {
    await home({
      profile: { language: 'DE', texts: [{ language: 'DE', key: 'shell.allCourses', text: 'Unser Programm' }] },
    });
    expect(header().getByRole('link', { name: 'Unser Programm' })).toBeVisible();
  });
});

describe('dark mode', () => {
  it('THEME-02 is switched by a visitor and remembered', async () => {
    await home();
    const toggle = header().getByRole('button', { name: 'Dark mode' });
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    // The dark scheme loads when it is first wanted.
    await act(async () => {
      await userEvent.click(toggle);
      await loadDarkLook();
    });
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'));
    expect(document.documentElement).toHaveClass('dark');
    expect(decodeURIComponent(document.cookie)).toContain('"theme":"dark"');
  });
});

describe('the footer', () => {
  it('NAV-17 NAV-18 has what the profile says', async () => {
    await renderApp({
      at: '/nowhere',
      shell: {
        profile: {
          disclaimer: '<p>Only for <b>practice</b>.<script>alert(1)</script></p>',
          company: 'Acme',
          companyUrl: 'https://acme.test/',
          copyrightIsLink: true,
          privacyUrl: '/privacy',
          contentUrl: '/content',
          termsUrl: '/terms',
          socials: [{ type: 'linkedin', url: 'https://social.test/acme' }],
        },
      },
    });
    const footer = within(await screen.findByRole('contentinfo'));
    expect(await footer.findByText('practice')).toBeVisible();
    expect(footer.queryByText(/alert/)).toBeNull();
    expect(footer.getByRole('link', { name: `© ${new Date().getFullYear()} Acme` })).toHaveAttribute(
      'href',
      'https://acme.test/',
    );
    expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');
    expect(footer.getByRole('link', { name: 'About the content' })).toHaveAttribute('href', '/content');
    expect(footer.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute('href', '/terms');
    expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', 'https://social.test/acme');
  });

  it('WS-11 WS-22 LIM-38 its logo is up to 80 px high and leads to the company where the profile says so', async () => {
    await home({
      profile: {
        company: 'Acme',
        companyUrl: 'https://acme.test/',
        footerLogoUrl: '/static/foot.svg',
        footerLogoIsLink: true,
      },
    });
    const logo = screen.getByRole('img', { name: 'Acme' });
    expect(getComputedStyle(logo).maxHeight).toBe('80px');
    expect(logo.closest('a')).toHaveAttribute('href', 'https://acme.test/');
  });

  it.each([
    ['#!258', true],
    ['?edit=true#!258', false],
  ])('NAV-07 OP-219 ends the page of a course (%s), unless it is edited: %s', async (address, ends) => {
    await import('./footer/Footer.tsx');
    await renderApp({ at: `/dashboard/course/${address}`, shell: { user: {} } });
    await act(() => documentLoaded());
    expect(screen.queryByRole('contentinfo') !== null).toBe(ends);
  });

  it('NAV-07 OP-92 stands below the pages of the default layout, whose menu is above', async () => {
    await renderApp({ at: '/nowhere', shell: { profile: { disclaimer: '<p>Only for practice.</p>' } } });
    expect(header().getByRole('link', { name: 'All courses' })).toBeVisible();
    expect(await within(await screen.findByRole('contentinfo')).findByText('Only for practice.')).toBeVisible();
  });

  it('NAV-11 OP-92 is simple on the catalogue', async () => {
    await home({ profile: { disclaimer: '<p>Only for practice.</p>' } });
    expect(within(await screen.findByRole('contentinfo')).queryByText('Only for practice.')).toBeNull();
  });
});

describe('the network', () => {
  it('BEY-18 is said to be gone while it is, wherever the page is scrolled to', async () => {
    await home();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => window.dispatchEvent(new Event('offline')) as unknown as void);
    const words = await screen.findByText(/You are offline/);
    expect(words).toBeVisible();
    // In the middle of a long page it is in sight as well, and the header makes room for it.
    expect(getComputedStyle(words.closest('[role=status]')?.parentElement as Element)).toMatchObject({
      position: 'sticky',
      top: '0px',
    });
    document.documentElement.style.setProperty('--top-bar', '40px');
    expect(getComputedStyle(screen.getByRole('banner')).top).toBe('40px');
    document.documentElement.style.removeProperty('--top-bar');
    online.mockReturnValue(true);
    act(() => window.dispatchEvent(new Event('online')) as unknown as void);
    await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());
    online.mockRestore();
  });
});

describe('errors', () => {
  it('NAV-05 an unknown address shows "Page not found" with a way home', async () => {
    await renderApp({ at: '/no/such/page' });
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('NAV-06 a page that fails shows "An error occurred", keeps the header and can be tried again', async () => {
    const app = await renderApp({ at: '/' });
    await app.fail('LandingPageQuery', new RequestError({ kind: 'server', code: '-1', requestId: 'req-7' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
    expect(screen.getByText('Support reference: req-7')).toBeVisible();
    expect(header().getByRole('link', { name: 'All courses' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await app.answer('LandingPageQuery', pages.LandingPageQuery);
    expect(await screen.findByRole('heading', { level: 1, name: 'Demo Academy' })).toBeVisible();
  });

  it('WS-14 the interface has its defaults where the shell cannot be read', async () => {
    const app = await renderApp({ at: '/', shell: null, pages });
    await app.fail('ShellQuery', new RequestError({ kind: 'unavailable', code: '-1' }));
    expect(await screen.findByRole('link', { name: 'Lectern, home' })).toBeVisible();
  });
});

describe('what fails outside of the pages', () => {
  const Broken = (): never => {
    throw new Error('broken');
  };
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  it('NAV-06 a layout that fails leaves "An error occurred" alone on the page', async () => {
    await renderRoutes([{ path: '/', Component: Broken, ErrorBoundary: LastResort }], '/');
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent('An error occurred');
  });

  it('NAV-06 without texts and looks it is said in English, with a way to load again', () => {
    render(
      <CrashBoundary>
        <Broken />
      </CrashBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});

describe('code that cannot be loaded', () => {
  it('NAV-19 shows "Error loading" and offers to reload', async () => {
    const route = pageRoute(
      {
        environment: createMockEnvironment(),
        pendingAddress: () => ({ pathname: '/page', search: '', hash: '' }),
        viewerRoles: () => Promise.resolve(null),
        shownAddress: () => ({ pathname: '/', search: '', hash: '' }),
        hasPage: () => false,
        mayTrack: () => Promise.resolve(false),
      },
      { path: '/page', load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) },
    );
    await renderRoutes([route], '/page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Error loading' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});

describe('a page of an earlier version', () => {
  it('BEY-50 NAV-19 shows "Error loading", and loads itself again once', async () => {
    const details = { kind: 'server', code: 'UNKNOWN_DOCUMENT', status: 400, document: 'abc' } as const;
    const app = await renderApp({ at: '/courses/', refusing: { CataloguePageQuery: () => new RequestError(details) } });
    expect(await app.findByRole('heading', { level: 1, name: 'Error loading' })).toBeVisible();
    expect(app.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(sessionStorage.getItem('lectern.reloaded')).toContain(' abc');
  });
});

describe('routes', () => {
  it.each(['/courses', '/courses/'])('OP-37 NAV-01 %s is the catalogue', async (at) => {
    const app = await renderApp({ at });
    expect(app.operations).toContain('CataloguePageQuery');
  });

  it('NAV-02 sends a visitor away from the settings', async () => {
    const app = await renderApp({ at: '/settings/', pages });
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
    expect(app.operations).not.toContain('SettingsPageQuery');
  });

  it('NAV-02 says why, offers to sign in and come back, and is silent once the page was left', async () => {
    const app = await renderApp({ at: '/dashboard/course/?module=7#!258', pages });
    expect(await screen.findByText('You need to be signed in to open that page.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to open it' })).toHaveAttribute(
      'href',
      `/signin?next=${encodeURIComponent('/dashboard/course/?module=7#!258')}`,
    );
    await act(() => app.router.navigate('/courses/'));
    await act(() => app.router.navigate('/'));
    expect(screen.queryByText('You need to be signed in to open that page.')).not.toBeInTheDocument();
  });

  it('NAV-03 tells someone signed in that they lack the rights', async () => {
    await renderApp({ at: '/admin/', shell: { user: {} }, pages });
    expect(await screen.findByText(/do not have the rights to open that page/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign in to open it' })).not.toBeInTheDocument();
  });

  it('TRIAL-04 OP-191 tells an admin of a trial that is over why the administration does not open', async () => {
    const workspace = { trial: { daysLeft: 0, expired: true } };
    await renderApp({ at: '/admin/', shell: { user: {}, workspace }, pages });
    expect(await screen.findByText(/which is switched off since the trial is over/)).toBeVisible();
    expect(screen.queryByText(/do not have the rights/)).not.toBeInTheDocument();
  });

  it('NAV-04 sends someone signed in away from the sign-in', async () => {
    const app = await renderApp({ at: '/signin', shell: { user: {} } });
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/'));
  });

  it('a navigation puts the focus on the heading of the next page and names the document', async () => {
    const app = await renderApp({ at: '/nowhere' });
    expect(document.body).toHaveFocus();
    await userEvent.click(header().getByRole('link', { name: 'All courses' }));
    // The page's code may be loaded for the first time.
    await waitFor(() => expect(app.operations).toContain('CataloguePageQuery'));
    await app.answer('CataloguePageQuery', { Query: () => ({ courses: coursesFixture([]), tags: { nodes: [] } }) });
    const heading = await screen.findByRole('heading', { level: 1, name: 'All courses' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('All courses · Demo Academy');
  });

  it('AUTH-01 who signs in at the end of a long form does not arrive in the middle of the next page', async () => {
    const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(600);
    const form = await renderApp({ at: '/signin?view=register' });
    act(() => void window.dispatchEvent(new Event('pagehide')));
    form.unmount();
    // A fresh document, whose first entry has the key of every other first entry.
    const next = await home({ user: {} });
    expect(next.router.state.restoreScrollPosition).not.toBe(600);
    next.unmount();
    const reloaded = await renderApp({ at: '/signin?view=register' });
    expect(reloaded.router.state.restoreScrollPosition).toBe(600);
    sessionStorage.clear();
    scrollY.mockRestore();
  });

  it('NAV-12 OP-92 the sign-in has neither menu nor footer', async () => {
    await renderApp({ at: '/signin' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});
