import { graphql, useFragment } from 'react-relay';
import type { MessageDescriptor } from 'react-intl';
import { signInMessages as messages } from './signInMessages.ts';
import type { useConsentDocuments_workspace$key } from './__generated__/useConsentDocuments_workspace.graphql.ts';

/** A text that a person agrees to. */
export interface ConsentDocument {
  url: string;
  label: MessageDescriptor;
}

/** What a person agrees to here: the active consent, else policy and terms of the profile. Empty where there is nothing. */
export function useConsentDocuments(workspace: useConsentDocuments_workspace$key | null): ConsentDocument[] {
  const data = useFragment(
    graphql`
      fragment useConsentDocuments_workspace on Workspace @throwOnFieldError {
        activeConsent {
          url
        }
        profile {
          privacyUrl
          termsUrl
        }
      }
    `,
    workspace,
  );
  const consent = data?.activeConsent?.url;
  if (consent) return [{ url: consent, label: messages.readConsent }];
  const { privacyUrl: privacy, termsUrl: tac } = data?.profile ?? {};
  return [
    ...(privacy ? [{ url: privacy, label: messages.privacyPolicy }] : []),
    ...(tac ? [{ url: tac, label: messages.terms }] : []),
  ];
}
