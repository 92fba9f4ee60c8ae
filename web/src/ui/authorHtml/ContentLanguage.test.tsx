import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AuthorHtml } from './AuthorHtml.tsx';
import { ContentLanguage } from './ContentLanguage.ts';

it('WCAG 3.1.2 what an author wrote says the language of its course', () => {
  render(
    <ContentLanguage value="uk">
      <AuthorHtml html="<p>Світло</p>" />
    </ContentLanguage>,
  );
  expect(screen.getByText('Світло').closest('[lang]')).toHaveAttribute('lang', 'uk');
});

it('WCAG 3.1.2 it says none where the author states none', () => {
  render(<AuthorHtml html="<p>Light</p>" />);
  expect(screen.getByText('Light').closest('[lang]')).toBe(
    document.documentElement.hasAttribute('lang') ? document.documentElement : null,
  );
});
