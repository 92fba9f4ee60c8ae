import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Types one letter as a browser does, and lets nothing run but what that event has done when it is over. */
async function type(field: HTMLInputElement, value: string): Promise<void> {
  // React would otherwise do at once what it does later in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await Promise.resolve();
}

it('SET-01 a page is guarded as soon as the event is over that changed something', async () => {
  const user = {
    id: 'user-1001',
    username: 'lena@demo.test',
    roles: [],
    name: 'Lena',
    language: 'EN',
    pictureUrl: null,
  };
  await renderApp({
    at: '/settings/',
    shell: { user: { id: user.id } },
    pages: {
      SettingsPageQuery: { Query: () => ({ viewer: { hasPassword: true, rightsWait: false, user }, countries: [] }) },
    },
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Full name');
  const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await type(name, 'Lena Learner');
  expect(isAsked()).toBe(true);
  await type(name, 'Lena');
  expect(isAsked()).toBe(false);
});
