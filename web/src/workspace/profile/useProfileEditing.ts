import { useCallback, useReducer } from 'react';
import { profileInput, readProfile, type ProfileFields, type StoredProfile } from './profileFields.ts';
import { editProfile, isChanged, startEditing, takesStored, type ProfileEditing } from './profileEditing.ts';
import type { SaveFailure } from './saveFailure.ts';
import { useSaveProfile, type SaveOutcome } from './useSaveProfile.ts';

const noFailures: readonly SaveFailure[] = [];

/** The profile that is being changed, and what can be done with it. */
export interface ProfileEditor {
  fields: ProfileFields;
  /** Whether saving would change anything. */
  changed: boolean;
  /** Whether a save is under way. */
  saving: boolean;
  /** Whether the unsaved profile's mistakes are shown. */
  checked: boolean;
  /** Why the last attempt to save failed; empty when it did not. */
  failures: readonly SaveFailure[];
  set: (change: Partial<ProfileFields>) => void;
  /** Shows the unsaved profile's mistakes. */
  check: () => void;
  /** Saves the unsaved profile; with `over` also where someone else has saved since it was read. */
  save: (over: boolean, outcome: SaveOutcome) => void;
  /** Puts away why the last attempt failed. */
  dismiss: () => void;
}

/** Keeps what is typed apart from what is stored (WS-21): `profile` is the page's data, which follows every save. */
export function useProfileEditing(profile: StoredProfile & { readonly version: string }): ProfileEditor {
  const stored = (): ProfileEditing['base'] => ({ version: profile.version, fields: readProfile(profile) });
  const [editing, dispatch] = useReducer(editProfile, null, () => startEditing(stored()));
  const send = useSaveProfile();
  if (profile.version !== editing.base.version && takesStored(editing)) dispatch({ type: 'stored', stored: stored() });

  const { fields, base, saving, checked } = editing;
  return {
    fields,
    changed: isChanged(editing),
    saving: saving.phase === 'sent',
    checked,
    failures: saving.phase === 'failed' ? saving.failures : noFailures,
    set: useCallback((change) => dispatch({ type: 'changed', change }), []),
    check: useCallback(() => dispatch({ type: 'checked' }), []),
    save: (over, { onSaved, onFailed }) => {
      dispatch({ type: 'sent' });
      send(profileInput(fields, over ? null : base.version), {
        onSaved: (version) => {
          dispatch({ type: 'held', version });
          onSaved(version);
        },
        onFailed: (failures) => {
          dispatch({ type: 'failed', failures });
          onFailed(failures);
        },
      });
    },
    dismiss: useCallback(() => dispatch({ type: 'dismissed' }), []),
  };
}
