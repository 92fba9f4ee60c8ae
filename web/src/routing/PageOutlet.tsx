import { Suspense, useCallback, useEffect, type ReactElement } from 'react';
import { fetchQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import type { OperationType } from 'relay-runtime';
import { areAmong, type Texts } from '../i18n/allTexts.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import type { PageModule } from './pageModule.ts';
import { PageReloadContext } from './pageReload.ts';

/** What the loader of a page's route gives. */
export interface PageData {
  module: PageModule;
  queryRef: PreloadedQuery<OperationType> | undefined;
}

/** Draws a page, once its texts are there, and disposes of its data when another takes its place. */
export function PageOutlet({ texts }: { texts: Texts }): ReactElement | null {
  const { texts: known } = useLanguage();
  const { module, queryRef } = useLoaderData<PageData>();
  const environment = useRelayEnvironment();
  useEffect(() => () => queryRef?.dispose(), [queryRef]);
  const reload = useCallback(async () => {
    if (!module.query || !queryRef) return;
    await fetchQuery(environment, module.query, queryRef.variables).toPromise();
  }, [environment, module, queryRef]);
  // The texts came in the middle of a drawing that had begun without them; another follows at once.
  if (!areAmong(texts, known)) return null;
  const { Page, Skeleton } = module;
  return (
    <Suspense fallback={Skeleton ? <Skeleton /> : null}>
      <PageReloadContext value={reload}>
        <Page queryRef={queryRef as PreloadedQuery<OperationType>} />
      </PageReloadContext>
    </Suspense>
  );
}
