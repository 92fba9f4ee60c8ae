import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { enrolmentMessages as messages } from './messages.ts';

/** What a certificate needs, and what the learner has of it: the one place where points in percent stand beside a score (CERT-03, OP-103). */
export function CertificateNeed({
  pointsPercent,
  passingPercent,
  className,
}: {
  pointsPercent: number;
  passingPercent: number;
  className?: string;
}): ReactElement {
  return (
    <p className={className}>
      {useIntl().formatMessage(messages.certificateNeed, { percent: pointsPercent, needed: passingPercent })}
    </p>
  );
}
