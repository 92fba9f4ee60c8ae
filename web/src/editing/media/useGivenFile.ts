import { use } from 'react';
import { useIntl } from 'react-intl';
import type { FileType } from '../../authoring/library/libraryFile.ts';
import type { FileCategory } from '../../file/uploadRules.ts';
import { useToast } from '../../ui/toastContext.ts';
import { FieldFilesContext } from '../uploads/fieldFilesContext.ts';
import { mediaMessages as messages } from './messages.ts';

/** A file as a field takes it over. */
export interface TakenFile {
  readonly url: string;
  readonly name: string;
  readonly alternativeText: string | null | undefined;
}

/** Begins to upload the first of the files that are given to a field, and says when there were more. */
export function useGivenFile({
  types,
  category,
  before,
  onTaken,
}: {
  types: readonly FileType[];
  category: FileCategory;
  /** The address that stands in the field until now; empty where there is none. */
  before: string;
  onTaken: (file: TakenFile) => void;
}): (files: FileList) => void {
  const intl = useIntl();
  const toast = useToast();
  const fieldFiles = use(FieldFilesContext);
  return (given) => {
    const [file, ...others] = given;
    if (!file || !fieldFiles) return;
    const url = fieldFiles.take({ file, types, category, before });
    if (url === null) return;
    if (others.length > 0) toast({ text: intl.formatMessage(messages.onlyOne, { name: file.name }) });
    onTaken({ url, name: file.name, alternativeText: null });
  };
}
