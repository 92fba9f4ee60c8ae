import type { SaveProfileInput } from '../generated/resolverTypes.ts';
import type { ProfilePutWire } from './workspaceWire.ts';

/** Members of a profile by the contract's name, where `profile.json` spells them otherwise (OP-28). */
export const profileNames = {
  privacyUrl: 'privacy',
  contentUrl: 'content',
  termsUrl: 'tac',
  headerLogoUrl: 'headerLogo',
  footerLogoUrl: 'footerLogo',
  faviconUrl: 'favicon',
  language: 'lang',
  texts: 'i18n',
  hiddenParts: 'hide',
  avatarFrames: 'gamificationFrames',
  gtmTrackingId: 'gtm',
} as const satisfies Partial<Record<keyof SaveProfileInput, keyof ProfilePutWire>>;
