/** Draws a page of the client on the server, from answers that are there already (ADR 0074). */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToStyleElements } from '@fluentui/react-components';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { loadQuery } from 'react-relay';
import { Environment, Network, RecordSource, Store, type GraphQLResponse } from 'relay-runtime';
import type { ReactElement } from 'react';
import { App } from '../App.tsx';
import { chooseLanguage } from '../i18n/languages.ts';
import { loadMessagesBeside } from '../i18n/allTexts.ts';
import { loadFirstMessages } from '../i18n/loadMessages.ts';
import { createAppRouter } from '../page/appRouter.ts';
import { opened } from '../page/opened.ts';
import { createRoutes } from '../routes.tsx';
import { textsAt } from '../routing/pageTexts.ts';
import { requestKey } from '../routing/startedRequests.ts';
import { browserSession } from '../session.ts';
import { shellQuery } from '../shell/ShellQuery.ts';
import { shellAnswer } from '../shell/shellAnswer.ts';
import type { ShellQuery } from '../shell/__generated__/ShellQuery.graphql.ts';
import { createStyleRenderer, StyleRendererContext } from '../theme/styleRenderer.ts';
import { readSiteMeta } from '../viewer/siteMeta.ts';
import type { DrawnRequest } from './drawnPages.ts';
import { darkRule } from './darkRule.ts';

/** A request with the text of its answer. */
export interface DrawnAnswer extends DrawnRequest {
  readonly body: string;
}

export interface DrawnParts {
  /** Of the interface. */
  readonly language: string;
  /** What belongs into the head: the title, what is to be loaded early. */
  readonly hoisted: string;
  /** The rules of what is drawn. */
  readonly styles: string;
  /** What belongs into the root of the document. */
  readonly body: string;
}

/** Draws the page at `address`. Rejects where anything of it fails, or does more than draw. `nonce` marks its styles. */
export async function drawParts(address: string, answers: readonly DrawnAnswer[], nonce: string): Promise<DrawnParts> {
  const environment = answeredEnvironment(answers);
  const shellRef = loadQuery<ShellQuery>(environment, shellQuery, {}, { fetchPolicy: 'store-and-network' });
  const readShell = shellAnswer(environment, shellRef);
  const shell = await readShell();
  if (!shell?.workspace || shell.viewer) throw new Error('Only the pages of visitors of a workspace are drawn.');
  if (isMadeByOthers(shell.workspace)) throw new Error('What others put around a page is drawn in the browser.');
  const language = chooseLanguage({
    chosen: readSiteMeta().language ?? null,
    profile: shell.workspace.profile.language,
  });
  const texts = textsAt(new URL(address).pathname);
  await Promise.all([loadFirstMessages(language), loadMessagesBeside(language, texts)]);
  const router = createAppRouter(
    createRoutes,
    { environment, viewerRoles: () => Promise.resolve(null), mayTrack: () => Promise.resolve(false) },
    address,
  );
  try {
    await opened(router);
    const renderer = createStyleRenderer(undefined, nonce);
    const drawn = await render(
      <StyleRendererContext value={renderer}>
        <App environment={environment} router={router} session={browserSession} shellRef={shellRef} drawnWith={texts} />
      </StyleRendererContext>,
    );
    const styles = renderToStaticMarkup(<>{renderToStyleElements(renderer)}</>);
    const [hoisted = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:link|meta)[^>]*>)*/.exec(drawn) ?? [];
    const body = drawn.slice(hoisted.length);
    const byTheSystem = readSiteMeta().theme === undefined ? darkRule(body, shell.workspace.profile.theme) : '';
    const scheme = byTheSystem && `<style nonce="${nonce}">${byTheSystem}</style>`;
    return { language, hoisted, styles: `${styles}${scheme}`, body };
  } finally {
    router.dispose();
  }
}

/** Whether scripts or HTML of the operator belong around the pages (WS-16, WS-17), or buttons have a style of the workspace (WS-06). */
const isMadeByOthers = ({ profile, files }: NonNullable<ShellQuery['response']['workspace']>): boolean =>
  Boolean(profile.remoteComponents || files?.template) ||
  [profile.style.buttons, profile.style.actionButtons, profile.style.indicationButtons].some((list) => list.length > 0);

/** A store that knows these answers, and asks nobody for others. */
function answeredEnvironment(answers: readonly DrawnAnswer[]): Environment {
  const bodies = new Map(answers.map(({ id, variables, body }) => [requestKey(id, variables), body]));
  return new Environment({
    isServer: true,
    store: new Store(new RecordSource()),
    network: Network.create(async ({ id, name }, variables) => {
      const body = bodies.get(requestKey(id ?? '', variables));
      if (body === undefined) throw new Error(`${name} has no answer on the server.`);
      const answer = JSON.parse(body) as GraphQLResponse;
      if ('errors' in answer) throw new Error(`${name} has an answer with errors.`);
      return answer;
    }),
  });
}

/** The whole page at once, with nothing of it left for later: that would come in scripts without a nonce. */
function render(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        const whole = new PassThrough();
        text(whole).then(resolve, reject);
        pipe(whole);
      },
      onError: reject,
      onShellError: reject,
    });
  });
}
