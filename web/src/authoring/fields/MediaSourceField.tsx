import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { MediaSource } from '../draft/courseDraft.ts';
import { courseFieldMessages as messages } from './courseFieldMessages.ts';
import { TimeField } from '../../ui/form/TimeField.tsx';
import { useEditedCourseId } from '../scorm/editedCourseId.ts';
import { isPackage } from '../scorm/packageCourse.ts';
import { UploadPackage } from '../scorm/UploadPackage.tsx';
import { MediaField } from '../../editing/media/MediaField.tsx';
import { ZoneNote } from '../../ui/time/ZoneNote.tsx';

const none: MediaSource = { url: '', startTime: null, finishTime: null };

/** The media of a lecture: an address, and with both times a live lecture (OP-18). */
export function MediaSourceField({
  value,
  onChanged,
}: {
  value: MediaSource | null;
  onChanged: (value: MediaSource | null) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const courseId = useEditedCourseId();
  const { url, startTime, finishTime } = value ?? none;
  const change = (changed: Partial<MediaSource>): void => {
    const next = { ...none, ...value, ...changed };
    onChanged(next.url === '' && next.startTime === null && next.finishTime === null ? null : next);
  };
  const halfLive = (startTime === null) !== (finishTime === null);
  const endsFirst = startTime !== null && finishTime !== null && finishTime <= startTime;
  return (
    <div className={styles.field}>
      <MediaField
        label={intl.formatMessage(messages.media)}
        hint={intl.formatMessage(messages.mediaHint)}
        value={url === '' ? null : url}
        types={['IMAGE', 'PDF', 'VIDEO']}
        recorded
        onChanged={(typed) => change({ url: typed ?? '' })}
      />
      {courseId === null ? null : (
        <UploadPackage
          courseId={courseId}
          replaces={isPackage(value)}
          onUploaded={(uploaded) => onChanged({ ...none, url: uploaded.url })}
        />
      )}
      <div className={styles.times}>
        <TimeField
          label={intl.formatMessage(messages.liveStart)}
          problem={halfLive && startTime === null ? intl.formatMessage(messages.bothTimes) : undefined}
          value={startTime}
          onChanged={(time) => change({ startTime: time })}
        />
        <TimeField
          label={intl.formatMessage(messages.liveEnd)}
          problem={
            endsFirst
              ? intl.formatMessage(messages.endsFirst)
              : halfLive && finishTime === null
                ? intl.formatMessage(messages.bothTimes)
                : undefined
          }
          value={finishTime}
          onChanged={(time) => change({ finishTime: time })}
        />
      </div>
      <ZoneNote />
    </div>
  );
}

const useStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: '16px' },
  times: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))' },
});
