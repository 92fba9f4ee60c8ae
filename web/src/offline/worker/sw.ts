/** The service worker, a script of its own (`build/serviceWorker.ts`). */
import { openNothing, openOffline } from './openOffline.ts';
import { showNotices } from './showNotices.ts';
import type { WorkerScope } from './workerTypes.ts';

/** What the build knows: null switches reading offline off. */
declare const lecternFrame: Parameters<typeof openOffline>[1] | null;

const scope = self as unknown as WorkerScope;
showNotices(scope);
if (lecternFrame) openOffline(scope, lecternFrame);
else openNothing(scope);
