import { defaultColors } from '../theme/createTheme.ts';

/** A profile as the form reads it: the defaults and a title, changed by what the test says. */
export function profileFixture(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'Demo Academy',
    company: null,
    companyUrl: null,
    disclaimer: null,
    theme: defaultColors,
    headerLogo: null,
    footerLogo: null,
    favicon: null,
    footerLogoIsLink: false,
    copyrightIsLink: false,
    socials: [],
    privacy: null,
    content: null,
    tac: null,
    lang: null,
    hide: [],
    style: { buttons: null, actionButtons: null, indicationButtons: null },
    gamificationFrames: [],
    gtmTrackingId: null,
    googleAnalyticsTrackingId: null,
    feedbackFormEnabled: false,
    feedbackFormId: null,
    i18n: null,
    marketplace: false,
    remoteComponents: false,
    version: 'v1',
    ...change,
  };
}
