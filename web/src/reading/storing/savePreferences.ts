import { commitMutation, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { Scheme } from '../../theme/createTheme.ts';
import type { ReadingSettings } from '../readingSettings.ts';
import type {
  UpdatePreferencesInput,
  savePreferencesMutation,
} from './__generated__/savePreferencesMutation.graphql.ts';

/** What someone may change about the looks. */
export type PreferenceChange = Partial<ReadingSettings> & { colorMode?: Scheme };

/** How long further steps are waited for before they are sent together, in milliseconds. */
const quiet = 600;

let waiting: UpdatePreferencesInput = {};
let timer: ReturnType<typeof setTimeout> | undefined;
let onLeave = (): void => undefined;

/**
 * Stores changes for the signed-in person, together with those that follow at once. They also go out when the page is left. A
 * failure is silent: the choice holds in this browser all the same.
 */
export function savePreferences(environment: Environment, change: PreferenceChange): void {
  waiting = { ...waiting, ...asInput(change) };
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

const asInput = (change: PreferenceChange): UpdatePreferencesInput =>
  Object.fromEntries(
    Object.entries(change).map(([part, value]) => [part, typeof value === 'string' ? enumName(value) : value]),
  );

/** `white-on-black` as the schema writes it: `WHITE_ON_BLACK`. */
const enumName = (value: string): string => value.toUpperCase().replaceAll('-', '_');
