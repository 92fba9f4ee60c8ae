import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { links } from '../../../routing/links.ts';
import { courseListMessages as messages } from '../messages.ts';
import { leavePackage } from '../../scorm/waitingPackages.ts';
import { useCourseErrorText } from '../useCourseErrorText.ts';
import { basicStructure } from './basicStructure.ts';
import {
  changedMore,
  emptyForm,
  typeOfKind,
  wrongFields,
  type NewCourseForm,
  type NewCourseKind,
} from './newCourse.ts';
import { useCreateCourse, type CreationFailure } from './useCreateCourse.ts';

export interface NewCourseEditing {
  readonly form: NewCourseForm;
  readonly change: (changed: Partial<NewCourseForm>) => void;
  /** The fields that are wrong as they stand, once someone tried to create the course. */
  readonly wrong: ReadonlySet<string>;
  /** What the platform refused, by the field it is about; those that were changed since are not among them. */
  readonly refused: ReadonlyMap<string, string>;
  /** What was refused and belongs to no field of the form. */
  readonly failure: string | null;
  readonly pending: boolean;
  /** Creates the course and opens it for editing; false when it cannot be sent as it is. */
  readonly submit: () => boolean;
}

/** What is typed for a new course, and how it is created (CRS-10 to CRS-14, VAL-10). */
export function useNewCourse(kind: NewCourseKind): NewCourseEditing {
  const intl = useIntl();
  const navigate = useNavigate();
  const [form, setForm] = useState(emptyForm);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState(form);
  const { archive } = form;
  const created = useCallback(
    (courseId: number) => {
      if (archive) leavePackage(courseId, archive);
      void navigate(links.editCourse(courseId));
    },
    [navigate, archive],
  );
  const [send, pending, failure] = useCreateCourse(created);
  const told = useTold(pending ? null : failure);
  const wrong = useMemo(() => wrongFields(kind, form), [kind, form]);
  const submit = (): boolean => {
    setTried(true);
    if (wrong.size > 0) return false;
    setSent(form);
    const { name, externalUrl, size, more } = form;
    const [modules, lectures, sections] = [Number(size.modules), Number(size.lectures), Number(size.sections)];
    send({
      fields: {
        name: name.trim(),
        type: typeOfKind[kind],
        ...(kind === 'external' ? { externalUrl: externalUrl.trim() } : {}),
        ...changedMore(more),
      },
      ...(kind === 'basic'
        ? {
            modules: basicStructure(
              { modules, lectures, sections },
              {
                module: (number) => intl.formatMessage(messages.moduleName, { number }),
                lecture: (number) => intl.formatMessage(messages.lectureName, { number }),
              },
            ),
          }
        : {}),
    });
    return true;
  };
  return {
    form,
    change: (changed) => setForm((now) => ({ ...now, ...changed })),
    wrong: tried ? wrong : nothing,
    refused: new Map([...told.fields].filter(([field]) => valueOf(form, field) === valueOf(sent, field))),
    failure: told.whole,
    pending,
    submit,
  };
}

const nothing: ReadonlySet<string> = new Set();

/** The value that is sent for a field of the input. */
const valueOf = ({ name, externalUrl, more }: NewCourseForm, field: string): unknown =>
  new Map<string, unknown>(Object.entries({ name, externalUrl, ...more })).get(field);

/** The fields of the input that the form can say something at. */
const saidAtField: ReadonlySet<string> = new Set([
  'name',
  'externalUrl',
  'imageUrl',
  'videoUrl',
  'durationMinutes',
  'tags',
]);

/** The words for a failure, by field where it names one that the form has. */
function useTold(failure: CreationFailure | null): { fields: ReadonlyMap<string, string>; whole: string | null } {
  const intl = useIntl();
  const errorText = useCourseErrorText();
  if (failure === null) return { fields: new Map(), whole: null };
  if (failure instanceof Error) return { fields: new Map(), whole: errorText(failure) };
  const fields = new Map<string, string>();
  const others: string[] = [];
  for (const { code, message, field, params } of failure) {
    const name = /^fields\.(\w+)/.exec(field ?? '')?.[1];
    if (name === undefined || !saidAtField.has(name)) others.push(errorText({ code, params }));
    // What the servers say of a field is written for developers, in English.
    else fields.set(name, intl.locale.startsWith('en') ? message : intl.formatMessage(messages.refused));
  }
  const whole = others[0] ?? (fields.size > 0 ? null : errorText({ code: '-1' }));
  return { fields, whole };
}
