import { Button } from '@fluentui/react-components';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { links } from '../routing/links.ts';
import { loadScript } from '../routing/scriptLoadError.ts';
import { campaignMessages as messages } from './messages.ts';

const VoucherDialog = lazy(() =>
  loadScript(() => import('./VoucherDialog.tsx')).then((module) => ({ default: module.VoucherDialog })),
);

/** Opens the voucher entry; whoever enrols by a code comes to the course it is for (ENR-02, OP-37). */
export function VoucherButton({
  appearance,
  size,
  className,
}: {
  appearance?: 'primary' | 'secondary';
  size?: 'medium' | 'large';
  className?: string;
}): ReactElement {
  const intl = useIntl();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button className={className} appearance={appearance} size={size} onClick={() => setAsking(true)}>
        {intl.formatMessage(messages.enterCode)}
      </Button>
      {asking ? (
        <Suspense fallback={null}>
          <VoucherDialog
            onEnrolled={(courseId) => {
              setAsking(false);
              void navigate(links.userCourse(courseId));
            }}
            onDismissed={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
