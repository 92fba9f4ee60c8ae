import { Button } from '@fluentui/react-components';
import { Certificate20Regular } from '@fluentui/react-icons/svg/certificate';
import type { ReactElement } from 'react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { statusMessages as messages } from './status/messages.ts';
import type { OpenBadgeDownload_certificate$key } from './__generated__/OpenBadgeDownload_certificate.graphql.ts';

/** Keeps a certificate as an Open Badge, and says what that is (BEY-17). */
export function OpenBadgeDownload({
  certificate,
  className,
  noteClassName,
}: {
  certificate: OpenBadgeDownload_certificate$key;
  className?: string;
  noteClassName?: string;
}): ReactElement {
  const { badgeUrl } = useFragment(
    graphql`
      fragment OpenBadgeDownload_certificate on Certificate @throwOnFieldError {
        badgeUrl
      }
    `,
    certificate,
  );
  const intl = useIntl();
  const noteId = useId();
  return (
    <>
      <Button
        as="a"
        className={className}
        icon={<Certificate20Regular />}
        href={badgeUrl}
        download
        aria-describedby={noteId}
      >
        {intl.formatMessage(messages.downloadBadge)}
      </Button>
      <p id={noteId} className={noteClassName}>
        {intl.formatMessage(messages.aboutBadge)}
      </p>
    </>
  );
}
