import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { errorText, type Failure } from './errorText.ts';

/** Gives the words for a refusal or a failed request in the language of the interface. */
export function useErrorText(): (failure: Failure) => string {
  const intl = useIntl();
  return useCallback((failure) => errorText(intl, failure), [intl]);
}
