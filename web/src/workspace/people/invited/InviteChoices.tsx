import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Choice } from '../../../ui/form/Choice.tsx';
import { peopleMessages as messages } from '../messages.ts';
import { useRetryKey } from '../../../routing/part/RetryContext.ts';
import type { InviteChoicesQuery } from './__generated__/InviteChoicesQuery.graphql.ts';

/** Whom to invite, how many of them get a mail now, and how many a trial may still send today. */
export interface InviteChoice {
  readonly resend: boolean;
  readonly count: number;
  readonly remaining: number | null;
}

/** Only the new ones, or everyone who waits; each with how many get an invitation. */
export function InviteChoices({
  resend,
  onChosen,
}: {
  resend: boolean | null;
  onChosen: (choice: InviteChoice) => void;
}): ReactElement {
  const intl = useIntl();
  const name = useId();
  const fetchKey = useRetryKey();
  const { workspace } = useLazyLoadQuery<InviteChoicesQuery>(
    graphql`
      query InviteChoicesQuery @throwOnFieldError {
        workspace {
          added: invitedPeople(first: 1, resend: false) {
            totalCount
            invitedCount
            remainingTodayCount
          }
          waiting: invitedPeople(first: 1, resend: true) {
            invitedCount
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only', fetchKey },
  );
  const { totalCount = 0, invitedCount: added = 0, remainingTodayCount: remaining = null } = workspace?.added ?? {};
  const waiting = workspace?.waiting?.invitedCount ?? 0;
  if (totalCount === 0) return <p>{intl.formatMessage(messages.inviteAllNobody)}</p>;
  const choices = [
    ...(added > 0 ? [{ value: false, count: added, label: messages.onlyNew }] : []),
    { value: true, count: waiting, label: messages.allWaiting },
  ];
  return (
    <fieldset style={{ border: 'none', margin: 0, padding: 0 }}>
      <legend style={{ padding: 0 }}>{intl.formatMessage(messages.inviteAllText)}</legend>
      {choices.map(({ value, count, label }) => (
        <Choice
          key={String(value)}
          type="radio"
          name={name}
          checked={resend === value}
          onChosen={() => onChosen({ resend: value, count, remaining: remaining ?? null })}
        >
          {intl.formatMessage(label, { count })}
        </Choice>
      ))}
    </fieldset>
  );
}
