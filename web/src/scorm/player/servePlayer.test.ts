import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fromPlayer, sealed, type FromPlayer, type ItemLaunch, type ToPlayer } from './protocol.ts';
import { servePlayer } from './servePlayer.ts';

const APP = 'https://learn.example';

/** A run-time page in a frame of this document, and what it tells an app of another origin. */
function openPage() {
  const host = document.createElement('iframe');
  document.body.append(host);
  const page = host.contentWindow as Window & typeof globalThis;
  page.document.write('<body></body>');
  const told: { message: FromPlayer | null; origin: string }[] = [];
  const app = {
    postMessage: (data: unknown, origin: string) => told.push({ message: fromPlayer(data), origin }),
  } as unknown as Window;
  // The origin of the page itself is of no concern here but for the item's address.
  const placed = new Proxy(page, {
    get: (target, name) =>
      name === 'location'
        ? new URL('https://content.example/player/index.html')
        : typeof Reflect.get(target, name) === 'function' && name === 'addEventListener'
          ? target.addEventListener.bind(target)
          : Reflect.get(target, name),
  });
  servePlayer(placed, app);
  const say = (message: ToPlayer, { origin = APP, source = app }: { origin?: string; source?: Window } = {}) => {
    const event = new page.MessageEvent('message', { data: sealed(message), origin });
    Object.defineProperty(event, 'source', { value: source });
    page.dispatchEvent(event);
  };
  return {
    page: page as unknown as Record<string, unknown>,
    frame: () => page.document.querySelector('iframe'),
    told,
    say,
  };
}

const launch = (change: Partial<Extract<ToPlayer, { type: 'launch' }>> = {}): ToPlayer => ({
  type: 'launch',
  title: 'Ordering in a café',
  url: 'https://content.example/t/index.html',
  version: '1.2',
  launch: {
    learner: { id: '1', name: 'Ada' },
    mode: 'normal',
    item: {
      launchData: '',
      objectiveIds: [],
      masteryScore: null,
      completionThreshold: null,
      maxTimeAllowed: null,
      timeLimitAction: null,
    },
    state: { cmi: {}, totalSeconds: 0 },
  } satisfies ItemLaunch,
  ...change,
});

interface Api12 {
  LMSInitialize: (parameter: string) => string;
  LMSSetValue: (element: string, value: string) => string;
  LMSFinish: (parameter: string) => string;
}

it('SCORM-02 the page says that it is there, and tells the app, and nobody else, what an item set in one turn', async () => {
  const { page, told, say } = openPage();
  expect(told).toEqual([{ message: { type: 'ready' }, origin: '*' }]);
  say(launch());
  const api = page['API'] as Api12;
  api.LMSInitialize('');
  api.LMSSetValue('cmi.suspend_data', 'a');
  api.LMSSetValue('cmi.suspend_data', 'b');
  await waitFor(() => expect(told.filter(({ message }) => message?.type === 'commit')).toHaveLength(1));
  expect(told.at(-1)).toMatchObject({ origin: APP, message: { cmi: { 'cmi.suspend_data': 'b' }, asked: false } });
});

it('SCORM-02 OP-70 what an item holds is to be kept at once when nobody looks at it any more, while it is under way', () => {
  const { page, told, say } = openPage();
  const hide = (state: DocumentVisibilityState): void => {
    const { document } = page as unknown as Window;
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const commits = () => told.filter(({ message }) => message?.type === 'commit');
  say(launch());
  hide('hidden');
  expect(commits()).toEqual([]);
  const api = page['API'] as Api12;
  api.LMSInitialize('');
  hide('visible');
  expect(commits()).toEqual([]);
  hide('hidden');
  expect(commits()).toMatchObject([{ origin: APP, message: { cmi: { 'cmi.core.exit': 'suspend' }, asked: true } }]);
  api.LMSFinish('');
  hide('hidden');
  expect(commits()).toHaveLength(2);
});

it('SCORM-02 a message of another window or another origin is not heard', () => {
  const { page, frame, say } = openPage();
  say(launch(), { source: window });
  expect(frame()).toBeNull();
  say(launch());
  expect(page['API']).toBeDefined();
  say({ type: 'close' }, { origin: 'https://elsewhere.example' });
  expect(frame()).not.toBeNull();
  say({ type: 'close' });
  expect(frame()).toBeNull();
});

it('SCORM-02 nothing of another origin is opened as an item', () => {
  const { frame, say } = openPage();
  say(launch({ url: 'https://learn.example/settings' }));
  say(launch({ url: 'javascript:alert(1)' }));
  expect(frame()).toBeNull();
});
