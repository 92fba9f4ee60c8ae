import type { IntlShape } from 'react-intl';
import { previewText } from '../../../editing/previewText.ts';
import { courseFieldMessages } from '../../fields/courseFieldMessages.ts';
import { valueWords } from '../../page/valueWords.ts';
import { fieldName } from '../fieldNames.ts';
import type { Change } from '../revision.ts';
import { compareMessages as messages } from './compareMessages.ts';

/** A field of a course, a module or a lecture in two versions. */
export interface FieldVersions {
  readonly key: string;
  /** Which field of what. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

type FieldChange = Change['fields'][number];

/** Fields whose values are names for machines. */
const silent = new Set(['type', 'metadata', 'customMetadata', 'mediaSource', 'questionBank']);

/** The fields that differ and whose values words can tell; of sections, questions and achievements there are none. */
export function fieldVersions(intl: IntlShape, changes: readonly Change[]): readonly FieldVersions[] {
  return changes.flatMap((change) =>
    change.part === 'COURSE' || change.part === 'MODULE' || change.part === 'LECTURE'
      ? change.fields.filter(isTold).map((field) => fieldVersion(intl, change, field))
      : [],
  );
}

const isTold = ({ field, before, after }: FieldChange): boolean =>
  !silent.has(field) && ((before !== null && before !== undefined) || (after !== null && after !== undefined));

function fieldVersion(
  intl: IntlShape,
  { part, rawId, name }: Change,
  { field, before, after }: FieldChange,
): FieldVersions {
  const label = intl.formatMessage(fieldName(field));
  return {
    key: `${part} ${rawId} ${field}`,
    name: part === 'COURSE' ? label : intl.formatMessage(messages.fieldOf, { place: previewText(name), field: label }),
    before: wordsOf(intl, field, before),
    after: wordsOf(intl, field, after),
  };
}

const navigationModes = new Map([
  ['NEXT_BUTTON', courseFieldMessages.byButton],
  ['SCROLL', courseFieldMessages.byScrolling],
]);

/** A value as the form of the field shows it; the platform tells all of them as texts. */
function wordsOf(intl: IntlShape, field: string, value: string | null | undefined): string {
  if (value === 'true' || value === 'false') return valueWords(intl, value === 'true');
  if (field === 'minScoreRate' && value) return valueWords(intl, Number(value) * 100);
  const mode = field === 'navigationMode' ? navigationModes.get(value ?? '') : undefined;
  return mode ? intl.formatMessage(mode) : valueWords(intl, value);
}
