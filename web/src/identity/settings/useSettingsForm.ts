import { useLayoutEffect, useReducer, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useErrorText } from '../../errors/useErrorText.ts';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import type { Problem } from '../accountRules.ts';
import { refusedField, type FieldFailure } from '../../errors/fieldFailure.ts';
import { useProblemText } from '../useProblemText.ts';
import { formEditing, isChanged, startEditing, type FormEvent, type FormValues } from './formEditing.ts';
import { useUpdateViewer } from './useUpdateViewer.ts';
import type { UpdateViewerInput } from './__generated__/useUpdateViewerMutation.graphql.ts';

/** What a form of the settings draws with. */
export interface SettingsForm<Values extends FormValues> {
  form: RefObject<HTMLFormElement | null>;
  values: Values;
  pending: boolean;
  /** What went wrong with the form as a whole, in words. */
  refusal: string | null;
  send: (event: FormEvent<Values>) => void;
  /** What is wrong with a field, in words, once it was to be saved. */
  problemOf: (field: string, problem: Problem | null) => string | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * One form of the settings with its own save. `prepare` makes the input out of the values, null where something is wrong with
 * them; when it rejects, what it needed could not be loaded. What was typed stays whatever the server says.
 */
export function useSettingsForm<Values extends FormValues>({
  stored,
  prepare,
  onSaved,
  onUnsaved,
}: {
  stored: () => Values;
  prepare: (values: Values) => Promise<UpdateViewerInput | null>;
  onSaved: (values: Values) => void;
  /** Told whether leaving would lose anything, whenever that changes. */
  onUnsaved: (unsaved: boolean) => void;
}): SettingsForm<Values> {
  const errorText = useErrorText();
  const problemText = useProblemText();
  const form = useRef<HTMLFormElement>(null);
  const [editing, send] = useReducer(formEditing<Values>, undefined, () => startEditing(stored()));
  const [loadFailure, setLoadFailure] = useState<FieldFailure | null>(null);
  const { update, pending, failure } = useUpdateViewer();
  const { values, tried } = editing;
  const unsaved = isChanged(editing);
  // In the layout phase, so that the page guards what was typed before the event of the key is over.
  useLayoutEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved]);

  const save = async (): Promise<void> => {
    send({ type: 'tried' });
    setLoadFailure(null);
    let input: UpdateViewerInput | null;
    try {
      input = await prepare(values);
    } catch {
      return setLoadFailure({ code: 'NETWORK' });
    }
    if (input) {
      update(input, () => {
        send({ type: 'saved', values });
        onSaved(values);
      });
    } else if (form.current) focusFirstInvalid(form.current);
  };

  const refused = refusedField(failure);
  const refusal = pending ? null : (loadFailure ?? (refused ? null : failure));
  return {
    form,
    values,
    pending,
    refusal: refusal ? errorText(refusal) : null,
    send,
    problemOf: (field, problem) =>
      (tried ? problemText(problem) : undefined) ?? (failure && refused === field ? errorText(failure) : undefined),
    onSubmit(event) {
      event.preventDefault();
      void save();
    },
  };
}
