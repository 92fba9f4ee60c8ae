import type { HiddenPart, ProfileStyleInput, SaveProfileInput } from '../generated/resolverTypes.ts';
import { toLanguageWire } from '../identity/userMappers.ts';
import type { ProfilePutWire } from './workspaceWire.ts';

const hiddenParts: Readonly<Record<HiddenPart, string>> = {
  LANGUAGE_CHOOSER: 'languageChooser',
  DARK_MODE_TOGGLE: 'darkModeToggle',
};

/** The input as the profile spells it (OP-28); what is left out or null is not there, so that its default counts. */
export function toProfilePut({
  gtmTrackingId,
  lang,
  hide,
  theme,
  style,
  ...same
}: Omit<SaveProfileInput, 'version'>): ProfilePutWire {
  return {
    ...withoutNulls(same),
    ...(theme == null ? {} : { theme: withoutNulls(theme) }),
    ...(style == null ? {} : { style: withoutNulls<ProfileStyleInput>(style) }),
    ...(lang == null ? {} : { lang: toLanguageWire(lang) }),
    ...(hide == null ? {} : { hide: hide.map((part) => hiddenParts[part]) }),
    ...(gtmTrackingId == null ? {} : { gtm: { gtmTrackingId } }),
  };
}

const withoutNulls = <T extends object>(value: T): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member != null)) as Partial<T>;
