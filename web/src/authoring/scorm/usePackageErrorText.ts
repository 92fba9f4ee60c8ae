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
  ['UNKNOWN_COMPRESSION', messages.packedOtherwise],
  ['UNSAFE_NAME', messages.unsafe],
  ['LINK', messages.link],
  ['TOO_MANY_FILES', messages.tooMany],
  ['TOO_LARGE', messages.tooLarge],
  ['TOO_DENSE', messages.tooLarge],
  ['MANIFEST_UNREADABLE', messages.noManifest],
  ['NOTHING_TO_OPEN', messages.nothingToOpen],
  ['TIN_CAN', messages.tinCan],
  ['CMI5', messages.cmi5],
  ['AICC', messages.aicc],
  ['COMMON_CARTRIDGE', messages.commonCartridge],
  ['QTI', messages.qti],
  ['H5P', messages.h5p],
]);

/** The words for what is refused of a package. */
export function usePackageErrorText(): (failure: UploadFailure) => string {
  const intl = useIntl();
  const fileErrorText = useFileErrorText();
  return useCallback(
    (failure) => {
      if (failure.code !== 'PACKAGE_REFUSED') return fileErrorText(failure);
      const { problem, file, line } = (failure.params ?? {}) as Readonly<Record<string, unknown>>;
      const why = intl.formatMessage(problems.get(problem) ?? messages.damaged);
      if (typeof file !== 'string') return why;
      return typeof line === 'number'
        ? intl.formatMessage(messages.inLine, { why, file, line })
        : intl.formatMessage(messages.inFile, { why, file });
    },
    [fileErrorText, intl],
  );
}
