import type { ReactElement } from 'react';
import { useErrorText } from '../../errors/useErrorText.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { SaveConflict } from './SaveConflict.tsx';
import { hasField, isConflict, type SaveFailure } from './saveFailure.ts';

/** Why the profile as a whole was not saved, and the ways on; nothing where all failures stand at their fields. */
export function SaveNotice({
  failures,
  onOverwrite,
  onReload,
  onDismissed,
}: {
  failures: readonly SaveFailure[];
  onOverwrite: () => void;
  onReload: () => Promise<void>;
  onDismissed: () => void;
}): ReactElement | null {
  const errorText = useErrorText();
  if (failures.some(isConflict)) {
    return <SaveConflict onOverwrite={onOverwrite} onReload={onReload} onDismissed={onDismissed} />;
  }
  const general = failures.filter((failure) => !hasField(failure));
  return general.length > 0 ? <FormError>{general.map(errorText).join(' ')}</FormError> : null;
}
