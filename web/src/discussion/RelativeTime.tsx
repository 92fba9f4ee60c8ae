import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { relativeTime } from './relativeTime.ts';

/** When something was written, as people say it; the whole time stands in its title. */
export function RelativeTime({ time }: { time: string }): ReactElement {
  const intl = useIntl();
  const [now] = useState(Date.now);
  const ago = relativeTime(Date.parse(time), now);
  return (
    <time dateTime={time} title={intl.formatDate(time, { dateStyle: 'long', timeStyle: 'short' })}>
      {ago
        ? intl.formatRelativeTime(ago.value, ago.unit, { numeric: 'auto' })
        : intl.formatDate(time, { dateStyle: 'medium' })}
    </time>
  );
}
