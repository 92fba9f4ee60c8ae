import type { KeyboardEvent, ReactElement, RefObject } from 'react';
import { useIntl } from 'react-intl';
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { Field } from '../../ui/form/Field.tsx';
import { campaignMessages as messages } from '../messages.ts';

/** As `schema.graphql` states: a code may be pasted with the link that it came in. */
export const longestCode = limits.pastedCode;

/** The field for an enrolment code (ENR-02). */
export function CodeField({
  field,
  code,
  problem,
  onChanged,
  onKeyDown,
}: {
  field: RefObject<HTMLInputElement | null>;
  code: string;
  problem: string | undefined;
  onChanged: (code: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}): ReactElement {
  const intl = useIntl();
  return (
    <Field label={intl.formatMessage(messages.code)} problem={problem ? <span role="alert">{problem}</span> : null}>
      {(control) => (
        <input
          {...control}
          ref={field}
          value={code}
          maxLength={longestCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onKeyDown={onKeyDown}
          onChange={(event) => onChanged(event.target.value)}
        />
      )}
    </Field>
  );
}
