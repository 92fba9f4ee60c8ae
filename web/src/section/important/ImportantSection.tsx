import { Warning20Regular } from '@fluentui/react-icons/svg/warning';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Callout } from '../callout/Callout.tsx';
import { sectionMessages as messages } from '../messages.ts';

export interface ImportantSectionProps {
  /** May be empty. */
  title: string;
  html: string;
}

/** Something important: title and text (SEC-06). */
export function ImportantSection({ title, html }: ImportantSectionProps): ReactElement {
  const kind = useIntl().formatMessage(messages.important);
  return <Callout tone="important" icon={<Warning20Regular aria-hidden />} kind={kind} title={title} html={html} />;
}
