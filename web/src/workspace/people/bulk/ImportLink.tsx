import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { links } from '../../../routing/links.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { bulkMessages as messages } from './messages.ts';

/** The way to the import of people. */
export function ImportLink(): ReactElement {
  const intl = useIntl();
  return (
    <ButtonLink to={links.importPeople} icon={<ArrowUploadRegular fontSize={20} />}>
      {intl.formatMessage(messages.import)}
    </ButtonLink>
  );
}
