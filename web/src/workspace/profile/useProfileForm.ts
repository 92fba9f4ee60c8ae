import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../../errors/useErrorText.ts';
import type { ProfileForm } from './ProfileFormContext.ts';
import type { ProfileProblems } from './profileRules.ts';
import { problemMessages as messages } from './problemMessages.ts';
import { problemTexts } from './problemTexts.ts';
import { hasField, isRefusedValue } from './saveFailure.ts';
import type { ProfileEditor } from './useProfileEditing.ts';

/** What the fields of the form read: the unsaved profile with what is wrong with each value, by our own rules first, then by the platform's. */
export function useProfileForm(
  { fields, set, checked, failures }: ProfileEditor,
  /** What our own rules say of the unsaved profile. */
  problems: ProfileProblems,
): ProfileForm {
  const intl = useIntl();
  const errorText = useErrorText();
  return useMemo(() => {
    const shown = checked ? problems : {};
    const refusals = new Map(failures.filter(hasField).map((failure) => [failure.field, failure]));
    return {
      fields,
      set,
      problem(path) {
        const own = shown[path];
        if (own) return intl.formatMessage(problemTexts[own]);
        const refusal = refusals.get(path);
        if (!refusal) return undefined;
        return isRefusedValue(refusal) ? intl.formatMessage(messages.refusedValue) : errorText(refusal);
      },
      wrongPaths: [...Object.keys(shown), ...refusals.keys()],
    };
  }, [fields, set, checked, failures, problems, intl, errorText]);
}
