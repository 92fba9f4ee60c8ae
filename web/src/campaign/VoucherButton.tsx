import { Button } from '@fluentui/react-components';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { insideLink, type TreePlace } from '../routing/umbrella/umbrellaAddress.ts';
import { links } from '../routing/links.ts';
import { loadScript } from '../scriptLoadError.ts';
import { campaignMessages as messages } from './messages.ts';

const VoucherDialog = lazy(() =>
  loadScript(() => import('./redeem/VoucherDialog.tsx')).then((module) => ({ default: module.VoucherDialog })),
);

/** Opens the voucher entry; anyone who enrols by a code comes to the course it is for (ENR-02, OP-37). */
export function VoucherButton({
  inside,
  appearance,
  size,
  className,
}: {
  /** The course whose page has the button, where an umbrella course led to it: it continues leading back (UMB-03). */
  inside?: (TreePlace & { readonly courseId: number }) | null;
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
            umbrellaId={inside?.umbrellaId}
            onEnrolled={(courseId) => {
              setAsking(false);
              // A code may be for another course than the one that is shown.
              void navigate(
                inside?.courseId === courseId ? insideLink(courseId, inside, true) : links.userCourse(courseId),
              );
            }}
            onDismissed={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
