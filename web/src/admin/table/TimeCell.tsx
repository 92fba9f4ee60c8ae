import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

/** A day, and the moment for whoever asks; nothing where there is none. */
export function TimeCell({ time }: { time: string | null | undefined }): ReactElement | null {
  const intl = useIntl();
  return time ? (
    <time dateTime={time} title={intl.formatDate(time, { dateStyle: 'long', timeStyle: 'short' })}>
      {intl.formatDate(time, { dateStyle: 'medium' })}
    </time>
  ) : null;
}
