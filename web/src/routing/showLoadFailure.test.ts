import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { showLoadFailure } from './showLoadFailure.ts';

it('NAV-19 says "Error loading" and offers to reload where the application itself could not be loaded', () => {
  document.body.innerHTML = '<div id="root"><p>Boot</p></div>';
  showLoadFailure();
  expect(screen.getByRole('heading', { level: 1, name: 'Error loading' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByText('Boot')).toBeNull();
  document.body.innerHTML = '';
});
