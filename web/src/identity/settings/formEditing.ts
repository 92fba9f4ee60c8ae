/** The values of a form: texts by field. */
export type FormValues = Readonly<Record<string, string>>;

/** A form while it is being filled in and saved. */
export interface FormEditing<Values extends FormValues> {
  readonly values: Values;
  /** What is stored, as far as the form knows. */
  readonly saved: Values;
  /** Whether mistakes are shown: from the first attempt to save. */
  readonly tried: boolean;
}

/** What happens to such a form. */
export type FormEvent<Values extends FormValues> =
  | { readonly type: 'changed'; readonly change: Partial<Values> }
  /** It was to be saved. */
  | { readonly type: 'tried' }
  /** These values are stored now; others may have been typed since they were sent. */
  | { readonly type: 'saved'; readonly values: Values }
  /** These fields were changed and stored elsewhere: the form must not take them back. */
  | { readonly type: 'storedElsewhere'; readonly change: Partial<Values> };

/** A form in which nothing has been changed yet. */
export function startEditing<Values extends FormValues>(stored: Values): FormEditing<Values> {
  return { values: stored, saved: stored, tried: false };
}

/** Whether leaving would lose anything. Spaces around a text are none. */
export function isChanged<Values extends FormValues>({ values, saved }: FormEditing<Values>): boolean {
  return Object.keys(values).some((field) => values[field]?.trim() !== saved[field]?.trim());
}

/** The form after an event. */
export function formEditing<Values extends FormValues>(
  editing: FormEditing<Values>,
  event: FormEvent<Values>,
): FormEditing<Values> {
  switch (event.type) {
    case 'changed':
      return { ...editing, values: { ...editing.values, ...event.change } };
    case 'tried':
      return { ...editing, tried: true };
    case 'saved':
      return { ...editing, saved: event.values, tried: false };
    case 'storedElsewhere':
      return {
        ...editing,
        values: { ...editing.values, ...event.change },
        saved: { ...editing.saved, ...event.change },
      };
  }
}
