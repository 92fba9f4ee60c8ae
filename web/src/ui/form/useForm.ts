import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

/** What someone fills in, and what it still misses. */
export interface FormState<Form, Field extends string> {
  readonly form: Form;
  readonly write: (change: Partial<Form>) => void;
  readonly isComplete: boolean;
  /** What a field misses, in words, once sending it was tried. */
  readonly problem: (field: Field) => string | undefined;
  readonly onTried: () => void;
}

/** Holds a form. `problemsOf` names the problem of each field that has one, by the key of its words in `messages`. */
export function useForm<Form extends object, Field extends string, Problem extends string>(
  initial: Form,
  problemsOf: (form: Form) => Readonly<Partial<Record<Field, Problem>>>,
  messages: Readonly<Record<Problem, MessageDescriptor>>,
): FormState<Form, Field> {
  const intl = useIntl();
  const [form, setForm] = useState(initial);
  const [tried, setTried] = useState(false);
  const problems = problemsOf(form);
  return {
    form,
    write: (change) => setForm((now) => ({ ...now, ...change })),
    isComplete: Object.keys(problems).length === 0,
    problem(field) {
      const name = tried ? problems[field] : undefined;
      const words: MessageDescriptor | undefined = name && messages[name];
      return words && intl.formatMessage(words);
    },
    onTried: () => setTried(true),
  };
}
