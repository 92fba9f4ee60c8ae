import { useErrorText } from '../../errors/useErrorText.ts';
import { textOrNull } from './textOrNull.ts';
import { useUpdateViewer } from './useUpdateViewer.ts';

/** Saves one's picture alone, at once. `onSaved` is called with the address, empty for none, when it holds. */
export function useSavePicture(onSaved: (pictureUrl: string) => void): {
  save: (pictureUrl: string) => void;
  /** Why it was not saved, in words. */
  refusal: string | null;
} {
  const errorText = useErrorText();
  const { update, failure } = useUpdateViewer();
  return {
    save: (pictureUrl) => update({ pictureUrl: textOrNull(pictureUrl) }, () => onSaved(pictureUrl)),
    refusal: failure ? errorText(failure) : null,
  };
}
