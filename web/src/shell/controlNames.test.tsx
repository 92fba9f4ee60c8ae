import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { courseFixture, coursesFixture } from '../testing/courseFixture.ts';
import { namesAgainstWords } from '../testing/namesAgainstWords.ts';
import { renderApp } from '../testing/renderApp.tsx';
import { rememberSiteMeta } from '../viewer/siteMeta.ts';

const courses = coursesFixture([courseFixture({ courseId: 258, name: 'German' })], { totalCount: 40 });
const tags = { nodes: [{ id: 't1', name: 'Deutsch' }] };

describe.each(Object.keys(languages))('WCAG 2.5.3 in %s, names begin with the words that are seen', (language) => {
  const shell = { user: { name: 'Lena Learner', roles: ['ROLE_ADMIN'], language } };
  const pages = {
    LandingPageQuery: { Query: () => ({ courses }) },
    CataloguePageQuery: { Query: () => ({ courses, tags }) },
  };

  it.each(['/', '/courses/?search=a&tag=Deutsch&duration=over-4-h'])('on %s', async (at) => {
    rememberSiteMeta({ language });
    const { container } = await renderApp({ at, shell, pages });
    await waitFor(() => expect(document.documentElement.lang).toBe(language));
    expect(namesAgainstWords(container)).toEqual([]);
  });

  it('in the menu of a phone', async () => {
    rememberSiteMeta({ language });
    const { container } = await renderApp({ at: '/', shell, pages });
    const button = container.querySelector<HTMLElement>('header button[aria-expanded]:not([aria-haspopup])');
    fireEvent.click(button as HTMLElement);
    await screen.findByDisplayValue(languages[language as keyof typeof languages]);
    expect(namesAgainstWords(container)).toEqual([]);
  });
});

it('finds a name that begins with something else', () => {
  const { container } = render(
    <>
      <button aria-label="Next lecture: A">
        <svg /> Next{' '}
      </button>
      <button aria-label="b">B c</button>
    </>,
  );
  expect(namesAgainstWords(container)).toEqual(['“b” is seen as “b c”']);
});
