import { makeStyles, Switch, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { AdminSwitch } from './AdminSwitch.tsx';
import { peopleMessages as messages } from './messages.ts';
import { RowFailure } from './RowFailure.tsx';
import { useChangeRights, type Rights } from './useChangeRights.ts';
import { isOutdated, usePeopleErrorText } from './usePeopleErrorText.ts';
import type { RightsCell_person$key } from './__generated__/RightsCell_person.graphql.ts';

const useStyles = makeStyles({
  rights: { display: 'flex', flexDirection: 'column', gap: '2px' },
  // A switch has a margin of its own around it: the first one begins where its column does.
  switches: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '16px',
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})`,
  },
  note: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

/** What someone may create, as switches (STAFF-01). Who runs the workspace has every right and needs none (OP-54). */
export function RightsCell({ person: key }: { person: RightsCell_person$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const person = useFragment(
    graphql`
      fragment RightsCell_person on WorkspacePerson @throwOnFieldError {
        id
        username
        admin
        status
        addressProven
        createCourse
        createVoucher
        adminPromised
        ...AdminSwitch_person
      }
    `,
    key,
  );
  const { id, username, admin, adminPromised, status, addressProven, createCourse, createVoucher } = person;
  const [change, pending, failure] = useChangeRights();
  const errorText = usePeopleErrorText(messages.joinedMeanwhile);
  const rights: Rights = { createCourse, createVoucher };
  const right = (name: keyof Rights, label: MessageDescriptor): ReactElement => {
    const words = intl.formatMessage(label);
    return (
      <Switch
        label={words}
        checked={rights[name]}
        aria-label={intl.formatMessage(messages.rightOf, { right: words, person: username })}
        // Stays in reach of the keyboard while the answer is on its way.
        aria-disabled={pending}
        onChange={(_event, { checked }) => {
          if (!pending) change({ id, ...rights }, { [name]: checked });
        }}
      />
    );
  };
  const waits = !admin && (createCourse || createVoucher || adminPromised) && !addressProven;
  return (
    <div className={styles.rights}>
      {admin ? intl.formatMessage(messages.allRights) : null}
      <div className={styles.switches}>
        {admin ? null : right('createCourse', messages.courses)}
        {admin ? null : right('createVoucher', messages.vouchers)}
        {/* In one place whatever the right is: the focus that its question gives back is still there once it has changed. */}
        <AdminSwitch person={person} />
      </div>
      {waits ? (
        <span className={styles.note}>
          {intl.formatMessage(status === 'REGISTERED' ? messages.rightsWait : messages.rightsPromised)}
        </span>
      ) : null}
      {failure && !pending ? <RowFailure outdated={isOutdated(failure)}>{errorText(failure)}</RowFailure> : null}
    </div>
  );
}
