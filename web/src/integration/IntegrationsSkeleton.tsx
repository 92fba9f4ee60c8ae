import type { ReactElement } from 'react';
import { AdminPartPage } from '../admin/AdminPartPage.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useIntegrationListStyles } from './IntegrationList.styles.ts';
import { integrationKinds } from './integrationKinds.ts';

/** The page while it is on its way. */
export function IntegrationsSkeleton(): ReactElement {
  const list = useIntegrationListStyles();
  return (
    <AdminPartPage part="integrations">
      <div className={list.grid}>
        {integrationKinds.map(({ type }) => (
          <Skeleton key={type} height={208} />
        ))}
        <Skeleton height={208} />
      </div>
    </AdminPartPage>
  );
}
