import { defaultColors } from '../../theme/createTheme.ts';
import type { ShellQuery$data } from '../__generated__/ShellQuery.graphql.ts';

/** A profile as the shell has it. */
type Profile = NonNullable<ShellQuery$data['workspace']>['profile'];

/** Looks to try on in development and staging (NAV-20): what each changes of the workspace's own. */
export const testProfiles: Readonly<Record<string, Partial<Profile>>> = {
  default: {
    theme: defaultColors,
    hiddenParts: [],
    language: null,
    texts: [],
    style: { buttons: [], actionButtons: [], indicationButtons: [] },
  },
  loud: { theme: { ...defaultColors, primary: '#ffe600', secondary: '#00ff88', error: '#ff9aa2' } },
  bare: { hiddenParts: ['LANGUAGE_CHOOSER', 'DARK_MODE_TOGGLE'] },
};
