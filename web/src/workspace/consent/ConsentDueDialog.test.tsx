import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createMockEnvironment, MockPayloadGenerator, type MockEnvironment } from 'relay-test-utils';
import { describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../requestError.ts';
import { SessionContext, type Session } from '../../session.ts';
import { renderWithin } from '../../testing/renderWithin.tsx';
import { ConsentDueDialog } from './ConsentDueDialog.tsx';
import { press } from '../../identity/identityForms.testkit.ts';

type Consent = ComponentProps<typeof ConsentDueDialog>['consent'];

async function open(consent: Consent): Promise<{ environment: MockEnvironment; session: Session }> {
  const environment = createMockEnvironment();
  const session: Session = {
    signedIn: vi.fn<Session['signedIn']>(),
    signedOut: vi.fn<Session['signedOut']>(),
    expired: vi.fn<Session['expired']>(),
    leftFor: vi.fn<Session['leftFor']>(),
  };
  await renderWithin(
    <SessionContext value={session}>
      <ConsentDueDialog consent={consent} />
    </SessionContext>,
    { environment },
  );
  return { environment, session };
}

const due = { consentId: 3, url: '/static/terms-3.html' };

describe('a consent that is due', () => {
  it('WS-20 is asked for with its text at hand, and is accepted', async () => {
    const { environment } = await open(due);
    expect(await screen.findByRole('dialog', { name: 'Our terms have changed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read the new version' })).toHaveAttribute('href', '/static/terms-3.html');
    await press('I agree');
    const mutation = environment.mock.getMostRecentOperation();
    expect(mutation.request.variables).toEqual({ input: { consentId: '3' } });
    await act(async () =>
      environment.mock.resolve(
        mutation,
        MockPayloadGenerator.generate(mutation, {
          AcceptConsentPayload: () => ({ accepted: true, userErrors: [] }),
        }),
      ),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('WS-20 nothing is asked where none is due', async () => {
    await open(null);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('WS-20 cannot be put aside', async () => {
    await open(due);
    await screen.findByRole('dialog');
    // Browsers close a dialog at the second Escape, whatever it says to the first; not where the key itself is taken.
    expect(fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })).toBe(false);
    expect(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))).toBe(false);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('WS-20 says when it could not be stored, and stays', async () => {
    const { environment } = await open(due);
    await press('I agree');
    const mutation = environment.mock.getMostRecentOperation();
    await act(async () => environment.mock.reject(mutation, new RequestError({ kind: 'network', code: 'NETWORK' })));
    expect(screen.getByRole('alert')).toHaveTextContent('The connection was interrupted');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('AUTH-11 the other way is to sign out', async () => {
    const { environment, session } = await open(due);
    await press('Sign out');
    const mutation = environment.mock.getMostRecentOperation();
    await act(async () => environment.mock.resolve(mutation, MockPayloadGenerator.generate(mutation)));
    expect(session.signedOut).toHaveBeenCalledTimes(1);
  });
});
