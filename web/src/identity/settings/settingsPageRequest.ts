import type { PageRequest } from '../../routing/pageRequest.ts';

/** The settings of the signed-in person. */
export const settingsPageRequest: PageRequest = { name: 'SettingsPageQuery', variables: () => ({}) };
