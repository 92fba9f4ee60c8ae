import { BookInformation20Regular } from '@fluentui/react-icons/svg/book-information';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Callout } from '../callout/Callout.tsx';
import { sectionMessages as messages } from '../messages.ts';

export interface AdditionalInfoSectionProps {
  /** May be empty. */
  title: string;
  html: string;
}

/** Something to read on: title and text (SEC-07). */
export function AdditionalInfoSection({ title, html }: AdditionalInfoSectionProps): ReactElement {
  const kind = useIntl().formatMessage(messages.additionalInfo);
  return <Callout tone="info" icon={<BookInformation20Regular aria-hidden />} kind={kind} title={title} html={html} />;
}
