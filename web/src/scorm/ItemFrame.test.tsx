import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { ItemFrame } from './ItemFrame.tsx';
import { sealed, type FromPlayer } from './player/protocol.ts';
import { useItemChannel, type OpenedItem, type Told } from './useItemChannel.ts';

const CONTENT = 'https://content.example';
const item: OpenedItem = {
  title: 'Ordering in a café',
  url: `${CONTENT}/ticket/index.html`,
  version: '1.2',
  keeping: null,
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
  },
};

function Stage({ onCommit }: { onCommit: (told: Told) => Promise<boolean> }): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  useItemChannel({ frame, item, onCommit });
  return <ItemFrame frame={frame} title={item.title} contentUrl={item.url} />;
}

function open() {
  const onCommit = vi.fn<(told: Told) => Promise<boolean>>(({ sequence }) => Promise.resolve(sequence === 1));
  render(<Stage onCommit={onCommit} />);
  const frame = screen.getByTitle<HTMLIFrameElement>(item.title);
  const post = vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
  const say = (message: FromPlayer, from: { origin?: string; source?: Window | null } = {}) =>
    fireEvent(
      window,
      new MessageEvent('message', { data: sealed(message), origin: CONTENT, source: frame.contentWindow, ...from }),
    );
  return { frame, onCommit, post, say };
}

const commit: FromPlayer & Told = {
  type: 'commit',
  sequence: 1,
  cmi: { 'cmi.suspend_data': 'a' },
  sessionSeconds: 3,
  asked: true,
};

it('SCORM-02 the frame shows the run-time page of the packages, which is told what to open once it is ready', () => {
  const { frame, post, say } = open();
  expect(frame.src).toBe(`${CONTENT}/player/index.html`);
  say({ type: 'ready' });
  expect(post).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'launch', url: item.url }), CONTENT);
});

it('SCORM-02 what an item says is heard from its frame and its origin alone', () => {
  const { onCommit, say } = open();
  say(commit, { origin: 'https://elsewhere.example' });
  say(commit, { source: window });
  say(commit, { source: null });
  expect(onCommit).not.toHaveBeenCalled();
  say(commit);
  expect(onCommit).toHaveBeenCalledExactlyOnceWith({
    cmi: { 'cmi.suspend_data': 'a' },
    sessionSeconds: 3,
    asked: true,
    sequence: 1,
  });
});

it('SCORM-02 OP-115 the player hears of what is kept here, and of nothing else', async () => {
  const { post, say } = open();
  say({ ...commit, sequence: 2 });
  say(commit);
  await waitFor(() =>
    expect(post).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'kept', sequence: 1 }), CONTENT),
  );
});
