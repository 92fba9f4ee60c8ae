import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { enrolmentMessages as messages } from './messages.ts';

/** What a certificate needs, and what the learner has of it: the one place where points in percent stand beside a score (CERT-03, OP-103). */
export function CertificateNeed({
  pointsPercent,
  requiredPercent,
  className,
}: {
  pointsPercent: number;
  requiredPercent: number;
  className?: string;
}): ReactElement {
  return (
    <p className={className}>
      {useIntl().formatMessage(messages.certificateNeed, { percent: pointsPercent, needed: requiredPercent })}
    </p>
  );
}
