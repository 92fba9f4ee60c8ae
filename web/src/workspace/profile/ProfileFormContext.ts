import { createContext, useContext } from 'react';
import type { ProfileFields } from './profileFields.ts';

/** The profile that is being changed, for the fields of the form. */
export interface ProfileForm {
  fields: ProfileFields;
  /** Changes some of it. */
  set: (change: Partial<ProfileFields>) => void;
  /** What is wrong with the value at this path, in words; undefined when nothing is. */
  problem: (path: string) => string | undefined;
  /** The paths of all values in which something is wrong, as far as that is shown. */
  wrongPaths: readonly string[];
}

export const ProfileFormContext = createContext<ProfileForm | null>(null);

/** The profile that is being changed. */
export function useProfileFields(): ProfileForm {
  const context = useContext(ProfileFormContext);
  if (!context) throw new Error('There is no form around this field.');
  return context;
}
