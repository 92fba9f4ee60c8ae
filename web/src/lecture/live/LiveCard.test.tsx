import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPlain } from '../../testing/renderPlain.tsx';
import { LiveCard } from './LiveCard.tsx';

const url = 'https://zoom.us/j/123';
const startTime = '2030-03-31T14:30:00Z';
const endTime = '2030-03-31T15:30:00Z';

/** The card at a moment. Only the clock is ours: the card looks at it on its own, once a second. */
async function showAt(now: string, link = url): Promise<void> {
  vi.setSystemTime(now);
  await renderPlain(
    <LiveCard lectureId={7} name="Ask the author" url={link} startTime={startTime} endTime={endTime} />,
  );
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

describe('LiveCard', () => {
  it('LIVE-02 counts down by the second, which screen readers are not told again', async () => {
    await showAt('2030-03-28T12:29:58Z');
    expect(screen.getByText('Starts in 3 days')).toBeVisible();
    expect(screen.getByText('seconds').parentElement).toHaveTextContent('02');
    vi.setSystemTime('2030-03-28T12:29:59Z');
    await waitFor(() => expect(screen.getByText('second').parentElement).toHaveTextContent('01'));
    expect(screen.getByText('second').closest('[aria-hidden]')).not.toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('LIVE-02 LIVE-04 LEC-04 OP-74 lets in at the start, without loading the page again', async () => {
    await showAt('2030-03-31T14:29:57Z');
    expect(screen.queryByRole('link', { name: /^Join/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Join the live lecture/ })).toHaveAttribute('aria-disabled', 'true');
    vi.setSystemTime(startTime);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Live now'));
    const join = screen.getByRole('link', { name: /^Join the live lecture/ });
    expect(join).toHaveAttribute('href', url);
    expect(join).toHaveAttribute('target', '_blank');
    expect(join).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('LIVE-02 has passed after its finish, and offers no way in', async () => {
    await showAt('2030-03-31T15:29:59Z');
    expect(screen.getByRole('status')).toHaveTextContent('Live now');
    vi.setSystemTime('2030-03-31T15:30:01Z');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('This live lecture is over'));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('LIVE-02 shows the recording of what was streamed', async () => {
    await showAt('2030-04-01T00:00:00Z', 'https://youtu.be/abcDEF_1234');
    expect(screen.getByRole('button', { name: 'Play the video from YouTube' })).toBeVisible();
  });

  it('LIVE-03 OP-74 leads into the calendars of Google and Outlook, and offers a file', async () => {
    await showAt('2030-03-31T10:00:00Z');
    expect(screen.getByRole('link', { name: /^Google/ })).toHaveAttribute(
      'href',
      expect.stringContaining('dates=20300331T143000Z%2F20300331T153000Z'),
    );
    expect(screen.getByRole('link', { name: /^Outlook/ })).toHaveAttribute(
      'href',
      expect.stringContaining('startdt=2030-03-31T14%3A30%3A00.000Z'),
    );
    expect(screen.getByRole('button', { name: 'Calendar file (.ics)' })).toBeVisible();
  });

  it('LIVE-05 LEC-04 a meeting without a time can be joined at once', async () => {
    await renderPlain(<LiveCard lectureId={7} name="Open hours" url={url} startTime={null} endTime={null} />);
    expect(screen.getByRole('link', { name: /^Join the live lecture/ })).toHaveAttribute('href', url);
    expect(screen.queryByRole('group', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });
});
