import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useShell, useViewer } from '../viewer/useShell.ts';
import { useSiteTitle } from '../shell/useSiteIdentity.ts';
import { linkedInAddress } from './linkedInAddress.ts';
import { certificateMessages as messages } from './messages.ts';
import type { AddToLinkedIn_certificate$key } from './__generated__/AddToLinkedIn_certificate.graphql.ts';

/** Leads to LinkedIn's form with the certificate filled in; for its holder alone, as it adds to the profile of anyone who opens it. */
export function AddToLinkedIn({
  certificate,
  className,
}: {
  certificate: AddToLinkedIn_certificate$key;
  className?: string;
}): ReactElement | null {
  const { uuid, courseName, holderName, issueTime, expireTime, verifyUrl } = useFragment(
    graphql`
      fragment AddToLinkedIn_certificate on Certificate @throwOnFieldError {
        uuid
        courseName
        holderName
        issueTime
        expireTime
        verifyUrl
      }
    `,
    certificate,
  );
  const intl = useIntl();
  const title = useSiteTitle();
  const organization = useShell().data?.workspace?.company ?? title;
  if (useViewer()?.name !== holderName) return null;
  return (
    <Button
      as="a"
      className={className}
      target="_blank"
      rel="noopener noreferrer"
      href={linkedInAddress({
        name: courseName,
        organization,
        issueTime,
        expireTime: expireTime ?? null,
        url: verifyUrl,
        id: uuid,
      })}
    >
      {intl.formatMessage(messages.addToLinkedIn)}
    </Button>
  );
}
