import type { MockPayloadGenerator } from 'relay-test-utils';
import { defaultColors } from '../theme/createTheme.ts';

/** Who is here and where, as far as a test cares. */
export interface ShellFixture {
  /** The signed-in person, null for a visitor (the default). */
  user?: Record<string, unknown> | null;
  /** What the profile says beyond the defaults. */
  profile?: Record<string, unknown>;
}

/** Resolvers of the shell's query: a visitor in a plain workspace, changed by what the test says. */
export function shellResolvers({ user = null, profile = {} }: ShellFixture = {}): MockPayloadGenerator.MockResolvers {
  return {
    Query: () => ({
      viewer: user && {
        user: {
          userId: 1001,
          username: 'learner@demo.test',
          name: 'Lena Learner',
          picture: null,
          language: null,
          roles: [],
          ...user,
        },
      },
      workspace: {
        workspaceId: 1,
        company: 'Demo Academy',
        activeConsent: { consentId: 1, url: '/static/terms.html' },
        profile: {
          title: 'Demo Academy',
          company: null,
          companyUrl: null,
          lang: null,
          i18n: null,
          hide: [],
          favicon: null,
          theme: defaultColors,
          headerLogo: null,
          footerLogo: null,
          footerLogoIsLink: false,
          copyrightIsLink: false,
          disclaimer: null,
          socials: [],
          privacy: null,
          content: null,
          tac: null,
          ...profile,
        },
      },
    }),
  };
}
