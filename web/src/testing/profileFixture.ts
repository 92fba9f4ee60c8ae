import { defaultColors } from '../theme/createTheme.ts';

/** A profile as the form reads it: the defaults and a title, changed by what the test says. */
export function profileFixture(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'Demo Academy',
    company: null,
    companyUrl: null,
    disclaimer: null,
    theme: defaultColors,
    headerLogoUrl: null,
    footerLogoUrl: null,
    faviconUrl: null,
    footerLogoIsLink: false,
    copyrightIsLink: false,
    socials: [],
    privacyUrl: null,
    contentUrl: null,
    termsUrl: null,
    language: null,
    hiddenParts: [],
    style: { buttons: [], actionButtons: [], indicationButtons: [] },
    avatarFrames: [],
    gtmTrackingId: null,
    googleAnalyticsTrackingId: null,
    feedbackFormEnabled: false,
    feedbackFormId: null,
    texts: [],
    marketplace: false,
    remoteComponents: false,
    version: 'v1',
    ...change,
  };
}
