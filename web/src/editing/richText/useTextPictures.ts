import { useContext, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../ui/toastContext.ts';
import { PicturesContext } from '../uploads/picturesContext.ts';
import { uploadMessages } from '../uploads/messages.ts';
import type { Quill } from './createQuill.ts';
import { takePicturesOf } from './pictureTaker.ts';
import { showPicture } from './showPicture.ts';

/** Lets the editor of a text take pictures, and show them in the place of their marks when they have arrived. */
export function useTextPictures(quill: Quill | null): void {
  const intl = useIntl();
  const toast = useToast();
  const pictures = useContext(PicturesContext);
  useEffect(() => {
    if (!quill) return undefined;
    takePicturesOf(quill, {
      file: (file, alt) => pictures?.file(file, alt) ?? null,
      address: (address, alt) => pictures?.address(address, alt) ?? null,
      isOpen: (key) => pictures?.isOpen(key) ?? false,
      onFormulas: () => toast({ text: intl.formatMessage(uploadMessages.formulas) }),
    });
    return pictures?.onSettled((key, html) => showPicture(quill, key, html));
  }, [quill, pictures, intl, toast]);
}
