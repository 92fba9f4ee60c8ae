import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fromPlayer, sealed, type FromPlayer, type ItemLaunch, type ToPlayer } from './protocol.ts';
import { servePlayer } from './servePlayer.ts';

const APP = 'https://learn.example';

// Files share the window.
afterEach(() => document.body.replaceChildren());

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
        : name === 'addEventListener' || name === 'removeEventListener'
          ? target[name].bind(target)
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
  keeping: null,
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

const textOf = (body: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(body);
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

describe('what an item says as its page goes', () => {
  const keeping = { owner: '3/12', itemId: 'a', session: 's', leaving: { url: '/commits/school', ticket: 't' } };

  /** An item that has begun, with what is sent for the page when it goes. */
  function begun() {
    const opened = openPage();
    const page = opened.page as unknown as Window & typeof globalThis;
    page.localStorage.clear();
    const sent: Blob[] = [];
    const sendBeacon = (_url: string, body: Blob): boolean => sent.push(body) > 0;
    Object.defineProperty(page.navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
    opened.say(launch({ keeping }));
    const api = opened.page['API'] as Api12;
    api.LMSInitialize('');
    return {
      ...opened,
      api,
      leave: () => void page.dispatchEvent(new Event('pagehide')),
      bodies: () => Promise.all(sent.map(async (body) => JSON.parse(await textOf(body)) as Record<string, unknown>)),
      left: (owner = keeping.owner, origin = APP) => {
        opened.say({ type: 'collect', owner }, { origin });
        const message = opened.told.at(-1)?.message;
        return message?.type === 'left' ? message.commits : null;
      },
    };
  }

  it('SCORM-02 OP-115 is sent once with its ticket, and left for the app of that learner', async () => {
    const { api, leave, bodies, left } = begun();
    leave();
    api.LMSSetValue('cmi.core.lesson_status', 'passed');
    api.LMSSetValue('cmi.core.lesson_location', '7');
    api.LMSFinish('');
    await waitFor(async () => expect(await bodies()).toHaveLength(1));
    const cmi = expect.objectContaining({ 'cmi.core.lesson_status': 'passed', 'cmi.core.lesson_location': '7' });
    expect(await bodies()).toEqual([expect.objectContaining({ ticket: 't', session: 's', itemId: 'a', cmi })]);
    expect(left()).toEqual([expect.objectContaining({ session: 's', itemId: 'a', cmi })]);
    expect(left('3/13')).toEqual([]);
  });

  it('SCORM-02 OP-115 is sent as the page goes where it was said just before, and not where the app has it', async () => {
    const said = begun();
    said.api.LMSSetValue('cmi.core.lesson_location', '7');
    said.leave();
    await waitFor(async () => expect(await said.bodies()).toHaveLength(1));
    const taken = begun();
    taken.api.LMSSetValue('cmi.core.lesson_location', '7');
    await waitFor(() => expect(taken.told.at(-1)?.message?.type).toBe('commit'));
    taken.say({ type: 'kept', sequence: 1 });
    expect(taken.left()).toEqual([]);
    taken.leave();
    expect(await taken.bodies()).toEqual([]);
    // The time that has passed.
    expect(taken.left()).toHaveLength(1);
  });

  it('SCORM-02 OP-115 is forgotten once the app has it, and no later one with it', async () => {
    const { api, told, say, left } = begun();
    api.LMSSetValue('cmi.core.lesson_location', '7');
    await waitFor(() => expect(told.at(-1)?.message?.type).toBe('commit'));
    say({ type: 'collected', owner: keeping.owner, session: 's', sequence: 0 });
    expect(left()).toHaveLength(1);
    say({ type: 'collected', owner: keeping.owner, session: 's', sequence: 1 });
    expect(left()).toEqual([]);
  });
});

it('SCORM-02 OP-116 the climb of an item ends at the page', () => {
  const { page } = openPage();
  const { parent, document } = page as unknown as Window;
  expect(parent.document).toBe(document);
});
