import { Button } from '@fluentui/react-components';
import { isNarrowed } from '../admin/table/tableView.ts';
import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { links } from '../routing/links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { progressMessages as messages } from './messages.ts';
import { type ProgressView, type StateWord } from './progressView.ts';

/** What nobody is, which is good news, and no reason to search otherwise. */
const nobody: Partial<Record<StateWord, MessageDescriptor>> = {
  stuck: messages.nobodyStuck,
  due: messages.nobodyDue,
  overdue: messages.nobodyOverdue,
};

/** A list without learners: nobody matches, or nobody has enrolled yet. */
export function NoLearners({
  view,
  onReset,
}: {
  /** What is looked for. */
  view: ProgressView;
  onReset: () => void;
}): ReactElement {
  const intl = useIntl();
  const { state } = view;
  if (isNarrowed(view)) {
    return (
      <EmptyState
        title={intl.formatMessage((state && nobody[state]) ?? messages.noMatch)}
        text={intl.formatMessage(messages.noMatchText)}
        action={<Button onClick={onReset}>{intl.formatMessage(messages.everyone)}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={intl.formatMessage(messages.none)}
      text={intl.formatMessage(messages.noneText)}
      action={<ButtonLink to={links.adminCourses}>{intl.formatMessage(messages.toCourses)}</ButtonLink>}
    />
  );
}
