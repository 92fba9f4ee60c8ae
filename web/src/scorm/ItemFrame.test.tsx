import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { EmbedHeight, type EmbedHeightValue } from '../ui/embed/EmbedHeight.ts';
import { ItemFrame } from './ItemFrame.tsx';
import { sealed, type FromPlayer } from './player/protocol.ts';
import { useItemChannel, type OpenedItem, type ItemCommit } from './useItemChannel.ts';

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

function Stage({ onCommit }: { onCommit: (told: ItemCommit) => Promise<boolean> }): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useItemChannel({ frame, item, onCommit, onHeight: setHeight });
  return <ItemFrame frame={frame} title={item.title} contentUrl={item.url} contentHeight={height} />;
}

function open(stated: EmbedHeightValue = { fixed: null, grows: false }) {
  const onCommit = vi.fn<(told: ItemCommit) => Promise<boolean>>(({ sequence }) => Promise.resolve(sequence === 1));
  render(
    <EmbedHeight value={stated}>
      <Stage onCommit={onCommit} />
    </EmbedHeight>,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>(item.title);
  const post = vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
  const say = (message: FromPlayer, from: { origin?: string; source?: Window | null } = {}) =>
    fireEvent(
      window,
      new MessageEvent('message', { data: sealed(message), origin: CONTENT, source: frame.contentWindow, ...from }),
    );
  return { frame, onCommit, post, say };
}

const commit: FromPlayer & ItemCommit = {
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

it.each([
  ['nothing', { fixed: null, grows: false }, ['', '']],
  ['a height', { fixed: 640, grows: false }, ['640px', '640px']],
  ['that it grows', { fixed: null, grows: true }, ['', '1200px']],
  ['both', { fixed: 640, grows: true }, ['640px', '1200px']],
] as const)(
  'OP-89 where the author states %s, the frame is as high before and after a page has loaded',
  (_what, stated, heights) => {
    const { frame, say } = open(stated);
    const before = frame.style.height;
    say({ type: 'height', height: 1199.4 });
    expect([before, frame.style.height]).toEqual(heights);
  },
);

it('OP-89 an item of any height stays within what a height may be', () => {
  const { frame, say } = open({ fixed: null, grows: true });
  say({ type: 'height', height: 1e9 });
  expect(frame.style.height).toBe('10000px');
  for (const height of [0, -5, Number.NaN]) say({ type: 'height', height });
  expect(frame.style.height).toBe('10000px');
});
