import { useCallback, useReducer } from 'react';
import { draftInput, readDraft, type ProfileDraft, type StoredProfile } from './profileDraft.ts';
import { editProfile, isChanged, startEditing, takesStored, type ProfileEditing } from './profileEditing.ts';
import type { SaveFailure } from './saveFailure.ts';
import { useSaveProfile, type SaveOutcome } from './useSaveProfile.ts';

const noFailures: readonly SaveFailure[] = [];

/** The profile that is being changed, and what can be done with it. */
export interface ProfileEditor {
  draft: ProfileDraft;
  /** Whether saving would change anything. */
  changed: boolean;
  /** Whether a save is under way. */
  saving: boolean;
  /** Whether the draft's mistakes are shown. */
  checked: boolean;
  /** Why the last attempt to save failed; empty when it did not. */
  failures: readonly SaveFailure[];
  set: (change: Partial<ProfileDraft>) => void;
  /** Shows the draft's mistakes. */
  check: () => void;
  /** Saves the draft; with `over` also where somebody else has saved since it was read. */
  save: (over: boolean, outcome: SaveOutcome) => void;
  /** Puts away why the last attempt failed. */
  dismiss: () => void;
}

/** Keeps what is typed apart from what is stored (WS-21): `profile` is the page's data, which follows every save. */
export function useProfileEditing(profile: StoredProfile & { readonly version: string }): ProfileEditor {
  const stored = (): ProfileEditing['base'] => ({ version: profile.version, draft: readDraft(profile) });
  const [editing, dispatch] = useReducer(editProfile, null, () => startEditing(stored()));
  const send = useSaveProfile();
  if (profile.version !== editing.base.version && takesStored(editing)) dispatch({ type: 'stored', stored: stored() });

  const { draft, base, saving, checked } = editing;
  return {
    draft,
    changed: isChanged(editing),
    saving: saving.phase === 'sent',
    checked,
    failures: saving.phase === 'failed' ? saving.failures : noFailures,
    set: useCallback((change) => dispatch({ type: 'changed', change }), []),
    check: useCallback(() => dispatch({ type: 'checked' }), []),
    save: (over, { onSaved, onFailed }) => {
      dispatch({ type: 'sent' });
      send(draftInput(draft, over ? null : base.version), {
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
