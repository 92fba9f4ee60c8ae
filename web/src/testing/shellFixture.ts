import type { MockPayloadGenerator } from 'relay-test-utils';
import { defaultColors } from '../theme/createTheme.ts';

/** Who is here and where, as far as a test cares. */
export interface ShellFixture {
  /** The signed-in person, null for a visitor (the default). */
  user?: Record<string, unknown> | null;
  /** What the viewer has beyond the defaults, for example `preferences`. */
  viewer?: Record<string, unknown>;
  /** What the profile says beyond the defaults. */
  profile?: Record<string, unknown>;
  /** What the workspace has beyond the defaults, for example `trial`; null where the host serves none. */
  workspace?: Record<string, unknown> | null;
  /** The days of the trial that the host offers, null (the default) where it offers none. */
  trialOffer?: { days: number } | null;
  /** The kind of the installation, production by default. */
  environment?: 'PRODUCTION' | 'STAGING' | 'DEV';
}

/** Nothing chosen: the defaults count. */
const noPreferences = { colorMode: null, fontSize: null, colorScheme: null, imageMode: null };

/** Resolvers of the shell's query: a visitor in a plain workspace, changed by what the test says. */
export function shellResolvers({
  user = null,
  viewer = {},
  profile = {},
  workspace = {},
  trialOffer = null,
  environment = 'PRODUCTION',
}: ShellFixture = {}): MockPayloadGenerator.MockResolvers {
  return {
    Query: () => ({
      viewer: user && {
        user: {
          id: 'user-1',
          userId: 1001,
          username: 'learner@demo.test',
          name: 'Lena Learner',
          pictureUrl: null,
          language: null,
          roles: [],
          avatarFrame: null,
          ...user,
        },
        preferences: noPreferences,
        consentDue: null,
        mayEditProfile: false,
        ...viewer,
      },
      trialOffer,
      environment,
      workspace: workspace && {
        workspaceId: 1,
        company: 'Demo Academy',
        activeConsent: { consentId: 1, url: '/static/terms.html' },
        trial: null,
        files: null,
        profile: {
          title: 'Demo Academy',
          company: null,
          companyUrl: null,
          language: null,
          texts: [],
          hiddenParts: [],
          faviconUrl: null,
          theme: defaultColors,
          headerLogoUrl: null,
          footerLogoUrl: null,
          footerLogoIsLink: false,
          copyrightIsLink: false,
          disclaimer: null,
          socials: [],
          privacyUrl: null,
          contentUrl: null,
          termsUrl: null,
          style: { buttons: [], actionButtons: [], indicationButtons: [] },
          gtmTrackingId: null,
          googleAnalyticsTrackingId: null,
          remoteComponents: false,
          feedbackFormEnabled: false,
          feedbackFormId: null,
          marketplace: false,
          ...profile,
        },
        ...workspace,
      },
    }),
  };
}
