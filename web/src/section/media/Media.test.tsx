import { screen } from '@testing-library/react';
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
    expect(screen.getByTitle('Video')).toHaveAttribute(
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

  it('LEC-14 shows the still of a YouTube video by its id', async () => {
    const { container } = await renderPlain(<Media kind="YOUTUBE" url="https://youtu.be/abcDEF_1234" />);
    expect(container.querySelector('img')).toHaveAttribute(
      'src',
      'https://img.youtube.com/vi/abcDEF_1234/hqdefault.jpg',
    );
  });
});
