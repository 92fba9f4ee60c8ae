import { commitMutation, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type {
  UpdatePreferencesInput,
  savePreferencesMutation,
} from './__generated__/savePreferencesMutation.graphql.ts';

/** How long further steps are waited for before they are sent together, in milliseconds. */
const quiet = 600;

let waiting: UpdatePreferencesInput = {};
let timer: ReturnType<typeof setTimeout> | undefined;
let onLeave = (): void => undefined;

/**
 * Stores changes for the signed-in person, together with those that follow at once. They also go out when the page is left. A
 * failure is silent: the choice holds in this browser all the same.
 */
export function savePreferences(environment: Environment, change: UpdatePreferencesInput): void {
  waiting = { ...waiting, ...change };
  clearTimeout(timer);
  timer = setTimeout(() => send(environment), quiet);
  window.removeEventListener('pagehide', onLeave);
  onLeave = () => send(environment);
  window.addEventListener('pagehide', onLeave, { once: true });
}

function send(environment: Environment): void {
  clearTimeout(timer);
  const input = waiting;
  waiting = {};
  if (Object.keys(input).length === 0) return;
  commitMutation<savePreferencesMutation>(environment, {
    mutation: graphql`
      mutation savePreferencesMutation($input: UpdatePreferencesInput!) {
        updatePreferences(input: $input) {
          userErrors {
            code
          }
        }
      }
    `,
    variables: { input },
    onError: () => undefined,
  });
}
