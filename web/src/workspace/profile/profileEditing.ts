import { sameProfile, type ProfileFields } from './profileFields.ts';
import type { SaveFailure } from './saveFailure.ts';

/** A profile as the platform holds it, in the shape of the form. */
export interface StoredFields {
  version: string;
  fields: ProfileFields;
}

/** How far the last attempt to save has come. */
export type Saving =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sent'; readonly sent: ProfileFields }
  /** The platform holds it; the data of the page, with the new version, follows at once. */
  | { readonly phase: 'held'; readonly sent: ProfileFields }
  | { readonly phase: 'failed'; readonly failures: readonly SaveFailure[] };

/** A profile while it is being changed and saved. */
export interface ProfileEditing {
  readonly fields: ProfileFields;
  /** What the unsaved profile was made from. Its version travels with the save, so that a save of someone else is noticed. */
  readonly base: StoredFields;
  readonly saving: Saving;
  /** Whether the unsaved profile's mistakes are shown: from the first attempt to save them until they are mended and saved. */
  readonly checked: boolean;
}

/** What happens to a profile that is being changed. */
export type EditingEvent =
  | { readonly type: 'changed'; readonly change: Partial<ProfileFields> }
  /** It was to be saved, and has mistakes. */
  | { readonly type: 'checked' }
  | { readonly type: 'sent' }
  /** The platform holds it, as this version: the one that was there before where what it made of it is what it held already. */
  | { readonly type: 'held'; readonly version: string }
  | { readonly type: 'failed'; readonly failures: readonly SaveFailure[] }
  /** The notice of why it was not saved was put away. */
  | { readonly type: 'dismissed' }
  /** The data of the page has another version, and `takesStored` says that it may come in. */
  | { readonly type: 'stored'; readonly stored: StoredFields };

/** A form in which nothing has been changed yet. */
export function startEditing(stored: StoredFields): ProfileEditing {
  return { fields: stored.fields, base: stored, saving: { phase: 'idle' }, checked: false };
}

/** Whether saving would change anything. */
export function isChanged({ fields, base }: ProfileEditing): boolean {
  return !sameProfile(fields, base.fields);
}

/**
 * Whether a version that the page's data has come to becomes the base: after our own save, or while nothing was typed. Else what
 * was typed keeps the version that it was made from.
 */
export function takesStored(editing: ProfileEditing): boolean {
  const { phase } = editing.saving;
  return phase === 'held' || (phase !== 'sent' && !isChanged(editing));
}

/** The form after something has happened. No event but `changed` and `stored` touches what was typed. */
export function editProfile(editing: ProfileEditing, event: EditingEvent): ProfileEditing {
  switch (event.type) {
    case 'changed':
      return { ...editing, fields: { ...editing.fields, ...event.change } };
    case 'checked':
      return { ...editing, checked: true };
    case 'sent':
      return { ...editing, saving: { phase: 'sent', sent: editing.fields } };
    case 'held':
      return editing.saving.phase === 'sent' ? holdSent(editing, editing.saving.sent, event.version) : editing;
    case 'failed':
      return { ...editing, saving: { phase: 'failed', failures: event.failures } };
    case 'dismissed':
      return { ...editing, saving: { phase: 'idle' } };
    case 'stored':
      return takeStored(editing, event.stored);
  }
}

/** No data follows of a version that the page has already: the form shows at once what is stored. */
function holdSent(editing: ProfileEditing, sent: ProfileFields, version: string): ProfileEditing {
  const held: ProfileEditing = { ...editing, checked: false, saving: { phase: 'held', sent } };
  return version === editing.base.version ? takeStored(held, editing.base) : held;
}

/** What was typed while the save was under way stays, on top of what it has stored. */
function takeStored({ fields, saving, checked }: ProfileEditing, stored: StoredFields): ProfileEditing {
  const typedMeanwhile = saving.phase === 'held' && fields !== saving.sent;
  return { fields: typedMeanwhile ? fields : stored.fields, base: stored, saving: { phase: 'idle' }, checked };
}
