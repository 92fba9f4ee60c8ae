import { useIntl } from 'react-intl';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../../errors/answered.ts';
import { useToast } from '../../../ui/toastContext.ts';
import { setupMessages as messages } from './messages.ts';
import type { useHideSetupMutation } from './__generated__/useHideSetupMutation.graphql.ts';

/** Hides the first steps of a trial for all its admins (OP-190), which a notice offers to take back. */
export function useHideSetup(): { hide: () => void; pending: boolean } {
  const intl = useIntl();
  const toast = useToast();
  const [commit, pending] = useMutation<useHideSetupMutation>(graphql`
    mutation useHideSetupMutation($input: HideSetupInput!) {
      hideSetup(input: $input) {
        workspace {
          id
          ...SetupPanel_workspace
        }
        userErrors {
          code
        }
      }
    }
  `);
  const failed = (): void => toast({ intent: 'error', text: intl.formatMessage(messages.hideFailed) });
  const send = (hidden: boolean, onSaved: () => void): void => {
    commit({
      variables: { input: { hidden } },
      onCompleted: ({ hideSetup }) => (answered(hideSetup).userErrors.length > 0 ? failed() : onSaved()),
      onError: failed,
    });
  };
  const hide = (): void =>
    send(true, () =>
      toast({
        text: intl.formatMessage(messages.hiddenNow),
        action: { label: intl.formatMessage(messages.showAgain), onChosen: () => send(false, () => undefined) },
      }),
    );
  return { hide, pending };
}
