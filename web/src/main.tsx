import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadQuery } from 'react-relay';
import { App } from './App.tsx';
import { createEnvironment } from './environment.ts';
import { loadAllTexts } from './i18n/allTexts.ts';
import { likelyLanguage } from './i18n/likelyLanguage.ts';
import { loadFirstMessages } from './i18n/loadMessages.ts';
import { createRoutes } from './routes.tsx';
import { createAppRouter } from './page/appRouter.ts';
import { opened } from './page/opened.ts';
import { drawnChoices } from './reading/drawnChoices.ts';
import { drawnFor } from './routing/drawnAnswers.ts';
import { textsAt } from './routing/pageTexts.ts';
import { browserSession } from './session.ts';
import { afterFirstScreen } from './shell/afterFirstScreen.ts';
import { shellQuery } from './shell/ShellQuery.ts';
import { shellAnswer } from './shell/shellAnswer.ts';
import { viewerRoles } from './shell/viewerRoles.ts';
import type { ShellQuery } from './shell/__generated__/ShellQuery.graphql.ts';
import './theme/direction.css';
import './theme/fonts.css';
import { mayTrack } from './tracking/mayTrack.ts';
import { keepWritesBy } from './offline/pendingWrites.ts';
import { loadOffline } from './routing/connection.ts';
import { loadOfflineNotice } from './shell/OfflineBanner.tsx';
import { loadToastNotice } from './ui/ToastProvider.tsx';

const environment = createEnvironment({ onSignedOut: () => browserSession.expired() });
const shellRef = loadQuery<ShellQuery>(environment, shellQuery, {}, { fetchPolicy: 'store-and-network' });
const readShell = shellAnswer(environment, shellRef);
const router = createAppRouter(createRoutes, {
  environment,
  viewerRoles: () => viewerRoles(readShell),
  mayTrack: () => mayTrack(readShell),
});

keepWritesBy(() =>
  import('./offline/queue/windowQueue.ts').then(({ windowQueue }) => windowQueue(environment, readShell)),
);

// The texts are most likely those of last time: they need not wait for the shell.
void loadFirstMessages(likelyLanguage());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
const app = (
  <App
    environment={environment}
    router={router}
    session={browserSession}
    shellRef={shellRef}
    drawnWith={textsAt(location.pathname)}
  />
);

const choices = drawnFor();
if (choices !== null && choices === drawnChoices()) {
  // What the server has drawn stays as it is until the page that belongs there can be drawn over it.
  opened(router).then(
    () => hydrateRoot(root, app),
    () => createRoot(root).render(app),
  );
} else {
  createRoot(root).render(app);
}

// The other pages' texts and what draws notices, when nothing else is to be done. Who needs them sooner loads them, and hears of
// a failure.
void afterFirstScreen()
  .then(() => Promise.all([loadAllTexts(), loadToastNotice(), loadOffline(), loadOfflineNotice()]))
  .then(() => import('./offline/startOffline.ts'))
  .then(({ startOffline }) => startOffline(router, readShell))
  .catch(() => undefined);
