import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPlain } from '../../testing/renderPlain.tsx';
import { Media } from './Media.tsx';

describe('Media', () => {
  it('LEC-07 LEC-08 loads a form of Typeform only by a click, and says where it comes from', async () => {
    const { container } = await renderPlain(<Media kind="TYPEFORM" url="https://form.typeform.com/to/abc" />);
    expect(container.querySelector('iframe')).not.toBeInTheDocument();
    expect(screen.getByText(/loads content from Typeform/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Fill in the form here' }));
    expect(screen.getByTitle('Form')).toHaveAttribute('src', 'https://form.typeform.com/to/abc');
  });

  it('LEC-07 LEC-08 plays Loom only by a click', async () => {
    const { container } = await renderPlain(<Media kind="LOOM" url="https://www.loom.com/share/0123456789abcdef" />);
    expect(container.querySelector('iframe')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Play the video from Loom' }));
    expect(await screen.findByTitle('Video')).toHaveAttribute(
      'src',
      expect.stringContaining('loom.com/embed/0123456789abcdef'),
    );
  });

  it('LEC-08 a PDF has its link, also where the page may not read it', async () => {
    await renderPlain(<Media kind="PDF" url="https://example.org/plan.pdf" />);
    expect(screen.getByRole('link', { name: /^Open the document/ })).toHaveAttribute(
      'href',
      'https://example.org/plan.pdf',
    );
    expect(screen.getByText('plan.pdf')).toBeVisible();
  });

  it.each([
    ['YOUTUBE', 'https://youtu.be/abcDEF_1234', '/static/stills/youtube/abcDEF_1234'],
    ['VIMEO', 'https://vimeo.com/76979871', '/static/stills/vimeo/76979871'],
  ] as const)('LEC-14 OP-79 loads nothing of %s before the press: its still is ours', async (kind, url, still) => {
    const { container } = await renderPlain(<Media kind={kind} url={url} />);
    const loaded = [...container.querySelectorAll('[src], [poster]')].map((element) => element.getAttribute('src'));
    expect(loaded).toEqual([still]);
  });

  it('LEC-14 OP-79 a still that is not found leaves the frame, and the way to play it', async () => {
    const { container } = await renderPlain(<Media kind="VIMEO" url="https://vimeo.com/76979871" />);
    const still = container.querySelector('img');
    expect(still).toBeInTheDocument();
    if (still) fireEvent.error(still);
    expect(container.querySelector('img')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Play the video from Vimeo' })).toBeVisible();
  });
});
