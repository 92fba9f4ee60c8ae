import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useErrorText } from '../../errors/useErrorText.ts';
import { Choice } from '../../ui/form/Choice.tsx';
import { hasRole } from '../../routing/guards.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { useSettingsStyles } from '../settings/Settings.styles.ts';
import { noticeMessages as messages } from './noticeMessages.ts';
import { useThisDevice } from './useThisDevice.ts';
import { useUpdateNotices } from './useUpdateNotices.ts';
import type { NoticeSettings_viewer$key } from './__generated__/NoticeSettings_viewer.graphql.ts';

const useStyles = makeStyles({
  kinds: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0 },
});

/** Whether this browser shows notices, and which ones the person wants on all of theirs (BEY-15). */
export function NoticeSettings({ viewer }: { viewer: NoticeSettings_viewer$key }): ReactElement {
  const { notices, user } = useFragment(
    graphql`
      fragment NoticeSettings_viewer on Viewer @throwOnFieldError {
        notices @required(action: THROW) {
          publicKey
          certificate
          achievement
          due
          reply
          question
          enrolment
          devices {
            deviceId
            endpointHash
          }
        }
        user {
          roles
        }
      }
    `,
    viewer,
  );
  const parts = useSettingsStyles();
  const styles = useStyles();
  const errorText = useErrorText();
  const device = useThisDevice(notices.publicKey, notices.devices);
  const { update, pending, failure } = useUpdateNotices();
  const answers = hasRole(user?.roles ?? [], 'ROLE_COURSE_ADMIN');
  const kinds = (['enrolment', 'certificate', 'achievement', 'due', 'reply', 'question'] as const).filter(
    (kind) => kind !== 'question' || answers,
  );
  const isAnywhere = notices.devices.length > 0;
  return (
    <>
      <p className={parts.text}>
        <FormattedMessage {...messages[device.support === 'ready' ? 'about' : device.support]} />
      </p>
      <FormError>{device.failed ? <FormattedMessage {...messages.failed} /> : null}</FormError>
      {device.support === 'ready' ? (
        <Choice type="checkbox" checked={device.on} onChosen={() => device.turn(!device.on)}>
          <FormattedMessage {...messages.here} />
        </Choice>
      ) : null}
      {isAnywhere ? (
        <fieldset className={styles.kinds}>
          <legend className={styles.legend}>
            <span className={parts.text}>
              <FormattedMessage {...messages.kinds} />
            </span>
          </legend>
          <FormError>{failure && !pending ? errorText(failure) : null}</FormError>
          {kinds.map((kind) => (
            <Choice
              key={kind}
              type="checkbox"
              checked={notices[kind]}
              onChosen={() => {
                if (!pending) update({ [kind]: !notices[kind] });
              }}
            >
              <FormattedMessage {...messages[kind]} />
            </Choice>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
