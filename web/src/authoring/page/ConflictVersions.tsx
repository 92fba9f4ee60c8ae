import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Conflict } from '../merge/mergeNodes.ts';
import { noticeMessages as messages } from './noticeMessages.ts';
import { valueWords } from './valueWords.ts';
import { WordVersions } from './WordVersions.tsx';

/** Both versions of a field side by side, with the words marked that differ. */
export function ConflictVersions({
  conflict: { mine, theirs },
}: {
  conflict: Extract<Conflict, { readonly type: 'field' }>;
}): ReactElement {
  const intl = useIntl();
  return (
    <WordVersions
      one={{
        name: intl.formatMessage(messages.mine),
        words: valueWords(intl, mine),
        otherwise: intl.formatMessage(messages.mineOnPage),
      }}
      other={{
        name: intl.formatMessage(messages.theirs),
        words: valueWords(intl, theirs),
        otherwise: intl.formatMessage(messages.theirsDiffers),
      }}
    />
  );
}
