import type { MessageDescriptor } from 'react-intl';
import type { ProfileProblem } from './profileRules.ts';
import { problemMessages as messages } from './problemMessages.ts';

/** What is wrong with a value, in words that say what to do. */
export const problemTexts: Readonly<Record<ProfileProblem, MessageDescriptor>> = {
  color: messages.problemColor,
  address: messages.problemAddress,
  addressMissing: messages.problemAddressMissing,
  line: messages.problemLine,
  disclaimer: messages.problemDisclaimer,
  network: messages.problemNetwork,
  container: messages.problemContainer,
  property: messages.problemProperty,
  form: messages.problemForm,
  text: messages.problemText,
  look: messages.problemLook,
};
