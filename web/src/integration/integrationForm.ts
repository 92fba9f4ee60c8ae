import { fieldOf, sentName, type FieldName } from './integrationFields.ts';
import type { Kind, Method } from './integrationKinds.ts';

/** What is written in a form. A secret is empty until someone enters it again. */
export interface FormValues {
  method: string;
  texts: Readonly<Partial<Record<FieldName, string>>>;
  /** Every night, for personnel systems. */
  sync: boolean;
}

/** What is stored, by the names of the contract; secrets by name alone. */
export interface StoredValues {
  readonly secretsSet: readonly string[];
  readonly sync?: boolean | undefined;
  readonly [name: string]: unknown;
}

/** Why a field cannot be sent or was refused. */
export type FieldProblem = 'empty' | 'notHttps' | 'enterAgain' | 'refused';

export const methodOf = (kind: Kind, id: string): Method =>
  kind.methods.find((method) => method.id === id) ?? kind.methods[0];

/** The form of something that is not connected, or of what is stored. */
export function initialValues(kind: Kind, stored: StoredValues | null): FormValues {
  const method = stored === null ? kind.methods[0] : storedMethod(kind, stored);
  const texts: Partial<Record<FieldName, string>> = {};
  for (const name of kind.methods.flatMap(({ fields }) => fields)) {
    const value = stored?.[sentName(name)];
    const { secret, initial = '', fixed } = fieldOf(name);
    texts[name] = !secret && typeof value === 'string' ? value : stored === null || fixed ? initial : '';
  }
  return { method: method.id, texts, sync: stored?.sync ?? false };
}

/** The fields of the way that was used. */
export const storedFields = (kind: Kind, stored: StoredValues): readonly FieldName[] =>
  storedMethod(kind, stored).fields;

/** The way that was used: the one of which most fields are filled in. */
function storedMethod(kind: Kind, stored: StoredValues): Method {
  const isFilled = (name: FieldName): boolean =>
    fieldOf(name).secret ? stored.secretsSet.includes(sentName(name)) : Boolean(stored[sentName(name)]);
  const isWhole = ({ fields }: Method): boolean =>
    fields.every((name) => fieldOf(name).optional === true || isFilled(name));
  return kind.methods.find(isWhole) ?? kind.methods[0];
}

const isSecretStored = (name: FieldName, stored: StoredValues | null): boolean =>
  fieldOf(name).secret === true && (stored?.secretsSet.includes(sentName(name)) ?? false);

/** What keeps the form from being sent, by field. */
export function problemsOf(
  kind: Kind,
  { method, texts }: FormValues,
  stored: StoredValues | null,
): Partial<Record<FieldName, FieldProblem>> {
  const problems: Partial<Record<FieldName, FieldProblem>> = {};
  for (const name of methodOf(kind, method).fields) {
    const text = texts[name]?.trim() ?? '';
    const { optional, address } = fieldOf(name);
    if (text === '' && !optional && !isSecretStored(name, stored)) problems[name] = 'empty';
    else if (address && !isAddress(text)) problems[name] = 'notHttps';
  }
  return problems;
}

/** Whether a text may be an address: one without a scheme is taken as one of https. */
const isAddress = (text: string): boolean => !/\s|^(?!https?:\/\/)[a-z][a-z\d+.-]*:\/\//i.test(text);

/** What is sent: texts by the names of the contract; null clears. */
type SentTexts = Readonly<Record<string, string | null>>;

/** The fields of one kind, under its name in the contract (`IntegrationValuesInput`). */
export type SentValues =
  | { personnel: { readonly sync: boolean } }
  | { oauth2: SentTexts }
  | { loom: SentTexts }
  | { forum: SentTexts }
  | { push: SentTexts };

/**
 * The fields as they are sent. Of what is stored everything that the form shows is said, a secret only where it was entered, and what
 * belongs to another way is cleared.
 */
export function toInput(kind: Kind, { method, texts, sync }: FormValues, stored: StoredValues | null): SentValues {
  const { fields } = methodOf(kind, method);
  const sent: Record<string, string | null> = {};
  if (stored !== null) {
    const used = new Set(fields.map(sentName));
    for (const name of kind.methods.flatMap((other) => other.fields).map(sentName)) {
      if (!used.has(name)) sent[name] = null;
    }
  }
  for (const name of fields) {
    const text = texts[name]?.trim() ?? '';
    if (text !== '') sent[sentName(name)] = text;
    else if (stored !== null && !fieldOf(name).secret) sent[sentName(name)] = null;
  }
  switch (kind.member) {
    case 'personnel':
      return { personnel: { ...sent, sync } };
    case 'oauth2':
      return { oauth2: sent };
    case 'loom':
      return { loom: sent };
    case 'forum':
      return { forum: sent };
    case 'push':
      return { push: sent };
  }
}

/** The field of the form that a refusal names (`values.personnel.apiKey`), or null. */
export function fieldOfPath(kind: Kind, method: string, path: string | null | undefined): FieldName | null {
  const last = path?.split('.').at(-1);
  return methodOf(kind, method).fields.find((name) => sentName(name) === last) ?? null;
}
