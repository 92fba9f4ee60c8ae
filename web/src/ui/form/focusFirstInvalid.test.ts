import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { focusFirstInvalid } from './focusFirstInvalid.ts';

afterEach(() => document.body.replaceChildren());

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

it('VAL-01 the first wrong field has the focus, also where the form says so only later, and once', async () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="first"><input name="second">';
  document.body.append(form);
  const [first, second] = form.querySelectorAll('input');
  focusFirstInvalid(form);
  await nextFrame();
  await nextFrame();
  expect(document.body).toHaveFocus();
  second?.setAttribute('aria-invalid', 'true');
  await waitFor(() => expect(second).toHaveFocus());
  first?.setAttribute('aria-invalid', 'true');
  await nextFrame();
  expect(second).toHaveFocus();
});
