import type { ReactElement } from 'react';
import type { PageModule } from '../routing/pageRoute.tsx';
import { Page } from '../ui/Page.tsx';

/** Sign-in and registration (AUTH-01, AUTH-02). */
function SignInPage(): ReactElement {
  return <Page title="Sign in">{null}</Page>;
}

export const signInPage: PageModule = { Page: SignInPage };
