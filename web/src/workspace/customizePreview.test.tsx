import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { field, openCustomize, preview, previewPage, toggleGroup, type } from './customizeUnderTest.tsx';

describe('the preview', () => {
  it('WS-21 draws the header and the footer of the site with the draft', async () => {
    await openCustomize();
    await waitFor(() => expect(preview().getAllByText('A course of yours')).toHaveLength(2));
    type('Title of the site', 'Acme School');
    type('Company', 'Acme Ltd');
    await waitFor(() => expect(preview().getByRole('link', { name: 'Acme School, home' })).toBeInTheDocument());
    expect(preview().getByText(/© \d{4} Acme Ltd/)).toBeInTheDocument();
    // What is typed is seen there alone until it is saved.
    expect(document.title).not.toContain('Acme School');
  });

  it('WS-08 speaks with the texts of the draft, and again as built in', async () => {
    await openCustomize({
      profile: { i18n: { en: { 'shell.allCourses': 'Programme' } } },
      at: '/customize-workspace/?part=advanced',
    });
    await waitFor(() => expect(preview().getByText('Programme')).toBeInTheDocument());
    await toggleGroup('Texts of the interface');
    fireEvent.change(screen.getByRole('textbox', { name: 'shell.allCourses' }), { target: { value: 'Our catalogue' } });
    await waitFor(() => expect(preview().getByText('Our catalogue')).toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Use the built-in text again: shell.allCourses' }));
    await waitFor(() => expect(preview().getByText('All courses')).toBeInTheDocument());
  });

  it('WS-21 takes its theme from the draft, in light and dark', async () => {
    await openCustomize();
    const rules = () =>
      [...previewPage().querySelectorAll('style')]
        .flatMap((sheet) => [...(sheet.sheet?.cssRules ?? [])].map((rule) => rule.cssText))
        .join('\n');
    await waitFor(() => expect(rules()).toContain('--colorBrandBackground: #006fb8'));
    fireEvent.change(field('Primary'), { target: { value: '#7a1f35' } });
    await waitFor(() => expect(rules()).toContain('--colorBrandBackground: #7a1f35'));
    await userEvent.click(screen.getByRole('button', { name: 'Preview in dark mode' }));
    await waitFor(() => expect(rules()).toContain('--colorNeutralBackground1: #1f1f1f'));
  });

  it('WS-21 says in words when a colour is adjusted', async () => {
    await openCustomize();
    fireEvent.change(field('Primary'), { target: { value: '#ffcd00' } });
    expect(field('Primary')).toHaveAccessibleDescription(/Light: darkened to #[0-9a-f]{6} to stay readable/);
  });
});
