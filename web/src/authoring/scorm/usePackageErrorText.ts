import { useCallback } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { UploadFailure } from '../../file/uploadRules.ts';
import { useFileErrorText } from '../../file/useFileErrorText.ts';
import { scormMessages as messages } from './messages.ts';

/** By what the platform says is the problem of a package (OP-70). */
const problems: ReadonlyMap<unknown, MessageDescriptor> = new Map([
  ['NOT_A_ZIP', messages.notZip],
  ['DAMAGED', messages.damaged],
  ['ENCRYPTED', messages.encrypted],
  ['UNSAFE_NAME', messages.unsafe],
  ['DUPLICATE_NAME', messages.unsafe],
  ['LINK', messages.unsafe],
  ['TOO_MANY_FILES', messages.tooMany],
  ['TOO_LARGE', messages.tooLarge],
  ['TOO_DENSE', messages.tooLarge],
  ['MANIFEST_UNREADABLE', messages.noManifest],
  ['NOTHING_TO_OPEN', messages.nothingToOpen],
]);

/** The words for what is refused of a package. */
export function usePackageErrorText(): (failure: UploadFailure) => string {
  const intl = useIntl();
  const fileErrorText = useFileErrorText();
  return useCallback(
    (failure) => {
      const { problem } = (failure.params ?? {}) as { readonly problem?: unknown };
      const message = failure.code === 'PACKAGE_REFUSED' ? (problems.get(problem) ?? messages.damaged) : undefined;
      return message ? intl.formatMessage(message) : fileErrorText(failure);
    },
    [fileErrorText, intl],
  );
}
