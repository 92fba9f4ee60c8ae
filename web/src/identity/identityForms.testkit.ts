import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type AppUnderTest, type Resolvers } from '../testing/renderApp.tsx';

/** What a page around signing in reads, as far as a test cares. */
interface SignInFixture {
  trialOffer?: { days: number } | null;
  invitation?: { username: string; registered: boolean } | null;
  externalSignIns?: readonly { realm: string; label: string }[];
  /** False where the workspace has no consent. */
  consent?: boolean;
  profile?: { privacyUrl: string | null; termsUrl: string | null };
}

/** The whole application at an address of the sign-in page, in a workspace with a consent and nothing else. */
export function openSignIn(at: string, fixture: SignInFixture = {}): Promise<AppUnderTest> {
  const { trialOffer = null, invitation = null, externalSignIns = [], consent = true } = fixture;
  const query: Resolvers = {
    Query: () => ({
      trialOffer,
      invitation,
      workspace: {
        id: 'workspace-1',
        activeConsent: consent ? { url: '/static/terms.html' } : null,
        externalSignIns,
        profile: fixture.profile ?? { privacyUrl: null, termsUrl: null },
      },
    }),
  };
  return renderApp({ at, pages: { SignInPageQuery: query } });
}

/** The person whom a sign-in lets in. */
export const viewerFixture = {
  user: { userId: 1001, username: 'lena@demo.test', name: 'Lena Learner', picture: null, language: null, roles: [] },
};

/** An answer to signing in, registering or an external sign-in: refused unless it has a viewer. */
export const signInAnswer = (payload: object): Resolvers => ({
  SignInPayload: () => ({ userErrors: [], viewer: null, createdWorkspace: null, registered: false, ...payload }),
});

/** A refusal by its code. */
export const refusal = (code: string, field: string | null = null): object => ({
  userErrors: [{ code, field, params: null }],
});

/** Types into fields by their labels. */
export async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await userEvent.type(screen.getByLabelText(label), value);
}

/** Presses a button by its name. */
export const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
