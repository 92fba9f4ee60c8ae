import { fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPlain } from '../../testing/renderPlain.tsx';
import { AuthorHtml } from '../authorHtml/AuthorHtml.tsx';
import { Cover } from '../Cover.tsx';
import { ResponsiveImage } from '../ResponsiveImage.tsx';
import { MissingDecoration } from './MissingDecoration.ts';

const pictureOf = (container: HTMLElement): HTMLImageElement => {
  const image = container.querySelector('img');
  if (!image) throw new Error('There is no picture.');
  return image;
};

function Chosen(): ReactElement {
  const [src, setSrc] = useState('/static/a.png');
  return (
    <>
      <ResponsiveImage src={src} alt="A mill" sizes="1px" />
      <button type="button" onClick={() => setSrc('/static/b.png')}>
        Replace
      </button>
    </>
  );
}

describe('SEC-10 EDIT-04 a picture that cannot be loaded', () => {
  it('is its words in a section, and is tried again once it is another one', async () => {
    const { container } = await renderPlain(<Chosen />);
    fireEvent.error(pictureOf(container));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('A mill')).toBeVisible();
    fireEvent.click(screen.getByRole('button'));
    expect(pictureOf(container)).toHaveAttribute('src', '/static/b.png');
  });

  it('is the pattern of its course on a cover', async () => {
    const { container } = await renderPlain(<Cover id={3} src="/static/a.png" sizes="1px" />);
    expect(container.querySelector('svg')).toBeNull();
    fireEvent.error(pictureOf(container));
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('is its words in a text, and nothing where it only decorates', async () => {
    const html = '<p>a<img src="/static/a.png" alt="A &lt;mill&gt;">b<img src="/static/b.png" alt="">c</p>';
    const { container } = await renderPlain(<AuthorHtml html={html} />);
    for (const image of container.querySelectorAll('img')) fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('p')?.textContent).toBe('aA <mill>bc');
    expect(screen.getByText('A <mill>')).toHaveAttribute('data-missing');
  });

  it('OP-250 is nothing at all where it only decorates, and words for who edits the page', async () => {
    const decorates = (
      <>
        <ResponsiveImage src="/static/a.png" alt=" " sizes="1px" />
        <AuthorHtml html='<p>a<img src="/static/b.png" alt="">b</p>' />
      </>
    );
    const { container } = await renderPlain(
      <>
        <div data-testid="read">{decorates}</div>
        <MissingDecoration value="This picture is missing.">
          <div data-testid="edited">{decorates}</div>
        </MissingDecoration>
      </>,
    );
    for (const image of container.querySelectorAll('img')) fireEvent.error(image);
    expect(screen.getByTestId('read')).toHaveTextContent(/^ab$/);
    expect(screen.getByTestId('read').querySelector('img, [data-missing]')).toBeNull();
    expect(screen.getByTestId('edited')).toHaveTextContent('This picture is missing.aThis picture is missing.b');
  });

  it('is its words as well when it failed before the page was taken over', async () => {
    const before = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'complete');
    Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, get: () => true });
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('broken'));
    try {
      await renderPlain(
        <>
          <AuthorHtml html='<p><img src="/static/a.png" alt="A mill"></p>' />
          <ResponsiveImage src="/static/b.png" alt="A cup" sizes="1px" />
        </>,
      );
      expect(await screen.findByText('A mill')).toBeVisible();
      expect(await screen.findByText('A cup')).toBeVisible();
    } finally {
      Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
      if (before) Object.defineProperty(HTMLImageElement.prototype, 'complete', before);
    }
  });
});
