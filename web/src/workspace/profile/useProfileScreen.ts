import { useMemo, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { track } from '../../tracking/track.ts';
import { useToast } from '../../ui/toastContext.ts';
import { workspaceMessages as messages } from '../messages.ts';
import type { StoredProfile } from './profileFields.ts';
import type { ProfileForm } from './ProfileFormContext.ts';
import { checkProfile } from './profileRules.ts';
import { tabOfPath, type FormView, type ProfileTab } from './profileTab.ts';
import { hasField, type SaveFailure } from './saveFailure.ts';
import { useFieldInSight } from './useFieldInSight.ts';
import { useProfileEditing, type ProfileEditor } from './useProfileEditing.ts';
import { useProfileForm } from './useProfileForm.ts';
import { useProfileTab } from './useProfileTab.ts';

/** What the screen of the profile draws with. */
export interface ProfileScreenState {
  editor: ProfileEditor;
  /** What the fields read. */
  profileForm: ProfileForm;
  /** The part that is shown. */
  part: ProfileTab;
  /** The part in the form: what was open there stays open while someone looks at the preview. */
  drawn: ProfileTab;
  form: RefObject<HTMLFormElement | null>;
  /** Where it is said why saving did not work. */
  notice: RefObject<HTMLDivElement | null>;
  onPartChosen: (part: ProfileTab) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Saves also where someone else has saved since the profile was read. */
  onOverwrite: () => void;
}

/** Editing, checking and saving the profile (WS-21), and bringing into sight what went wrong. `profile` follows every save. */
export function useProfileScreen(
  profile: StoredProfile & { readonly version: string },
  view: FormView,
): ProfileScreenState {
  const intl = useIntl();
  const toast = useToast();
  const editor = useProfileEditing(profile);
  const problems = useMemo(() => checkProfile(editor.fields), [editor.fields]);
  const profileForm = useProfileForm(editor, problems);
  const [part, show] = useProfileTab(view);
  const [drawn, setDrawn] = useState(part);
  if (part !== 'preview' && part !== drawn) setDrawn(part);
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const seek = useFieldInSight(form, drawn);

  const showField = (path: string): void => {
    const tab = tabOfPath(path);
    show(tab);
    seek(tab);
  };
  // The bar with the button stays in sight wherever the page is scrolled to; why it did not work must come into sight, too.
  const showFailure = (failures: readonly SaveFailure[]): void => {
    const refused = failures.find(hasField);
    if (refused) showField(refused.field);
    else requestAnimationFrame(() => notice.current?.scrollIntoView({ block: 'nearest' }));
  };
  const save = (over: boolean): void => {
    editor.save(over, {
      onSaved: () => {
        track('personalise_workspace');
        toast({ intent: 'success', text: intl.formatMessage(messages.saved) });
      },
      onFailed: showFailure,
    });
  };
  return {
    editor,
    profileForm,
    part,
    drawn,
    form,
    notice,
    onPartChosen: show,
    onSubmit(event) {
      event.preventDefault();
      const [first] = Object.keys(problems);
      if (first === undefined) return save(false);
      editor.check();
      showField(first);
    },
    onOverwrite: () => save(true),
  };
}
