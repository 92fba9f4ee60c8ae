import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { errorText, type Failure } from '../errors/errorText.ts';
import { refusalCode } from '../errors/fieldFailure.ts';
import { reviewMessages } from './messages.ts';

/** The words for a refusal in a review: what is not found was there when the form opened. */
export function useReviewErrorText(): (failure: Failure) => string {
  const intl = useIntl();
  return useCallback(
    (failure) =>
      refusalCode(failure) === 'NOT_FOUND' ? intl.formatMessage(reviewMessages.gone) : errorText(intl, failure),
    [intl],
  );
}
