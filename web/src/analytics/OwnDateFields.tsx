import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { DayField } from '../ui/form/DayField.tsx';
import { analyticsMessages as messages } from './messages.ts';
import type { OwnDates } from './period.ts';

/** First and last day of a period. A first day after the last is refused here, and nothing is read (ANLY-06). */
export function OwnDateFields({
  dates,
  onChanged,
}: {
  dates: OwnDates;
  onChanged: (dates: OwnDates) => void;
}): ReactElement {
  const intl = useIntl();
  const [draft, setDraft] = useState(dates);
  const change = (next: OwnDates): void => {
    setDraft(next);
    if (next.from !== '' && next.to !== '' && next.from <= next.to) onChanged(next);
  };
  const isWrong = draft.from !== '' && draft.to !== '' && draft.from > draft.to;
  return (
    <>
      <DayField
        label={intl.formatMessage(messages.from)}
        problem={isWrong ? intl.formatMessage(messages.startAfterEnd) : undefined}
        value={draft.from}
        onChanged={(from) => change({ ...draft, from: from ?? '' })}
      />
      <DayField
        label={intl.formatMessage(messages.to)}
        value={draft.to}
        onChanged={(to) => change({ ...draft, to: to ?? '' })}
      />
    </>
  );
}
