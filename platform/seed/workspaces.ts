/** The two demo workspaces with their brands (OP-28) and people (OP-54). */
import type { Workspace } from './courses/wire.ts';
import type { Id } from '../src/shared/id.ts';

export interface SeedWorkspace {
  readonly id: Id;
  readonly key: Workspace;
  readonly hostname: string;
  readonly company: string;
  readonly color: string;
  readonly coverImage: string;
  /** Address of the terms that consent 1 is about. */
  readonly consentUrl: string;
  /** Contents of `profile.json`; its name follows from the host. */
  readonly profile: Readonly<Record<string, unknown>>;
  readonly people: readonly SeedPerson[];
}

export interface SeedPerson {
  readonly role: 'learner' | 'learner2' | 'author' | 'voucher' | 'admin';
  readonly username: string;
  readonly name: string;
  readonly language: 'en' | 'de';
  readonly picture: string | null;
  /** Days before the seed at which they made their account: staff with the workspace, learners later. */
  readonly joinedDaysAgo: number;
}

/** Password of every demo account. */
export const demoPassword = 'lectern-demo';

const avatar = (name: string): string => `/static/media/avatars/${name}.webp`;
const framePath = (name: string): string => `/static/media/frames/${name}.webp`;

const lectern: SeedWorkspace = {
  id: 1,
  key: 'localhost',
  hostname: 'localhost',
  company: 'Lectern Academy',
  color: '#006fb8',
  coverImage: '/static/media/covers/learn-1280.webp',
  consentUrl: '/static/media/legal/terms.html',
  profile: {
    title: 'Lectern Academy',
    lang: 'en',
    company: 'Lectern Academy',
    companyUrl: 'https://example.org/',
    disclaimer: '<p>A demo: its courses, people and pictures were made for it.</p>',
    socials: [
      { type: 'mastodon', url: 'https://example.org/lectern' },
      { type: 'rss', url: 'https://example.org/lectern.rss' },
    ],
    footerLogoIsLink: true,
    copyrightIsLink: false,
    privacy: '/static/media/legal/privacy.html',
    content: '/static/media/legal/content.html',
    tac: '/static/media/legal/terms.html',
    headerLogo: '/static/media/brand/lectern.webp',
    footerLogo: '/static/media/brand/lectern.webp',
    favicon: '/static/media/brand/lectern-icon.webp',
    theme: { primary: '#006fb8', secondary: '#e95542', error: '#c71618', success: '#4CAF50', warning: '#ffcd00' },
    gamificationFrames: [framePath('golden-umlaut'), framePath('full-circle'), framePath('evergreen')],
    remoteComponents: false,
    feedbackFormEnabled: false,
  },
  people: [
    {
      role: 'learner',
      username: 'learner@demo.test',
      name: 'Mira Costa',
      language: 'en',
      picture: avatar('mira'),
      joinedDaysAgo: 9,
    },
    {
      role: 'learner2',
      username: 'learner2@demo.test',
      name: 'Jonas Weber',
      language: 'en',
      picture: avatar('jonas'),
      joinedDaysAgo: 21,
    },
    {
      role: 'author',
      username: 'author@demo.test',
      name: 'Nora Lindt',
      language: 'en',
      picture: avatar('nora'),
      joinedDaysAgo: 88,
    },
    {
      role: 'voucher',
      username: 'voucher@demo.test',
      name: 'Omar Selim',
      language: 'en',
      picture: avatar('omar'),
      joinedDaysAgo: 64,
    },
    {
      role: 'admin',
      username: 'admin@demo.test',
      name: 'Ines Moreau',
      language: 'en',
      picture: avatar('ines'),
      joinedDaysAgo: 90,
    },
  ],
};

const acme: SeedWorkspace = {
  id: 2,
  key: 'acme',
  hostname: 'acme.localhost',
  company: 'Acme Küchen',
  color: '#7a1f35',
  coverImage: '/static/media/covers/knife-1280.webp',
  consentUrl: '/static/media/legal/terms-de.html',
  profile: {
    title: 'Acme Küchenschule',
    lang: 'de',
    company: 'Acme Küchen',
    companyUrl: 'https://example.com/',
    disclaimer: '<p>Interne Schulungen der Acme Küchen. <strong>Nur für Mitarbeitende.</strong></p>',
    socials: [{ type: 'rss', url: 'https://example.com/acme.rss' }],
    footerLogoIsLink: false,
    copyrightIsLink: true,
    privacy: '/static/media/legal/privacy-de.html',
    content: '/static/media/legal/content-de.html',
    tac: '/static/media/legal/terms-de.html',
    headerLogo: '/static/media/brand/acme.webp',
    footerLogo: '/static/media/brand/acme.webp',
    favicon: '/static/media/brand/acme-icon.webp',
    theme: { primary: '#7a1f35', secondary: '#c97b2b', error: '#b3261e', success: '#3f7d4e', warning: '#e8b13a' },
    gamificationFrames: [framePath('chef')],
    // Beside these the operator's files below seed/workspaces/acme_localhost.
    remoteComponents: true,
    style: {
      buttons: { borderRadius: '8px' },
      actionButtons: { borderRadius: '8px', fontWeight: '600' },
    },
    feedbackFormEnabled: false,
  },
  people: [
    {
      role: 'learner',
      username: 'learner@acme.test',
      name: 'Lea Brandt',
      language: 'de',
      picture: null,
      joinedDaysAgo: 9,
    },
    {
      role: 'learner2',
      username: 'learner2@acme.test',
      name: 'Tom Ritter',
      language: 'de',
      picture: avatar('omar'),
      joinedDaysAgo: 21,
    },
    {
      role: 'author',
      username: 'author@acme.test',
      name: 'Eva Stein',
      language: 'de',
      picture: avatar('nora'),
      joinedDaysAgo: 88,
    },
    {
      role: 'voucher',
      username: 'voucher@acme.test',
      name: 'Paul Winter',
      language: 'de',
      picture: avatar('jonas'),
      joinedDaysAgo: 64,
    },
    {
      role: 'admin',
      username: 'admin@acme.test',
      name: 'Rosa Vogel',
      language: 'de',
      picture: avatar('ines'),
      joinedDaysAgo: 90,
    },
  ],
};

export const workspaces: readonly SeedWorkspace[] = [lectern, acme];
