import { describe, expect, it } from 'vitest';
import { profileFixture } from '../../testing/profileFixture.ts';
import { readProfile, type StoredProfile } from './profileFields.ts';
import {
  editProfile,
  isChanged,
  startEditing,
  takesStored,
  type EditingEvent,
  type ProfileEditing,
  type StoredFields,
} from './profileEditing.ts';

const storedAs = (version: string, title: string): StoredFields => ({
  version,
  fields: readProfile(profileFixture({ title }) as unknown as StoredProfile),
});
const typed = (title: string): EditingEvent => ({ type: 'changed', change: { title } });
const held: EditingEvent = { type: 'held', version: 'v2' };
const failed: EditingEvent = { type: 'failed', failures: [{ code: 'PRECONDITION_FAILED' }] };

/** The form after these events, from one where the title "Old" is stored as v1. */
const after = (...events: EditingEvent[]): ProfileEditing =>
  events.reduce(editProfile, startEditing(storedAs('v1', 'Old')));
/** The page's data has come to another version. */
const arrives = (editing: ProfileEditing, stored: StoredFields): ProfileEditing =>
  takesStored(editing) ? editProfile(editing, { type: 'stored', stored }) : editing;

describe('changing', () => {
  it('WS-21 nothing is to be saved until something differs, and nothing again when it is taken back', () => {
    expect(isChanged(after())).toBe(false);
    expect(isChanged(after(typed('New')))).toBe(true);
    expect(isChanged(after(typed('New'), typed('Old')))).toBe(false);
  });

  it('WS-21 mistakes are shown from the attempt to save them until a save holds', () => {
    expect(after(typed('New')).checked).toBe(false);
    expect(after(typed('New'), { type: 'checked' }, typed('Newer')).checked).toBe(true);
    expect(after({ type: 'checked' }, { type: 'sent' }, failed).checked).toBe(true);
    expect(after({ type: 'checked' }, { type: 'sent' }, held).checked).toBe(false);
  });
});

describe('saving', () => {
  it('WS-21 a save that holds makes its version the base, and nothing is left to be saved', () => {
    const saved = arrives(after(typed('New'), { type: 'sent' }, held), storedAs('v2', 'New'));
    expect(saved.base.version).toBe('v2');
    expect(saved.saving.phase).toBe('idle');
    expect(isChanged(saved)).toBe(false);
  });

  it('WS-21 what the platform made of it is what the form shows', () => {
    const saved = arrives(after(typed('New '), { type: 'sent' }, held), storedAs('v2', 'New'));
    expect(saved.fields.title).toBe('New');
  });

  it('WS-21 what was typed while the save was under way stays, and is still to be saved', () => {
    const saved = arrives(after(typed('New'), { type: 'sent' }, typed('Newer'), held), storedAs('v2', 'New'));
    expect(saved.fields.title).toBe('Newer');
    expect(saved.base.version).toBe('v2');
    expect(isChanged(saved)).toBe(true);
  });

  it('WS-21 what changes nothing for the platform is saved all the same, and the form shows what is stored', () => {
    const saved = after(typed('Old  '), { type: 'sent' }, { type: 'held', version: 'v1' });
    expect(saved.fields.title).toBe('Old');
    expect(saved.saving.phase).toBe('idle');
    expect(isChanged(saved)).toBe(false);
  });

  it('WS-21 what was typed while such a save was under way stays, too', () => {
    const saved = after(typed('Old  '), { type: 'sent' }, typed('New'), { type: 'held', version: 'v1' });
    expect(saved.fields.title).toBe('New');
    expect(saved.saving.phase).toBe('idle');
  });

  it('WS-21 data that comes before it is known how the save ended waits for that', () => {
    const sent = after(typed('New'), { type: 'sent' });
    expect(arrives(sent, storedAs('v2', 'New'))).toBe(sent);
    expect(arrives(editProfile(sent, failed), storedAs('v2', 'Theirs')).base.version).toBe('v1');
  });

  it('WS-21 a failure keeps what was typed and its version; the next attempt forgets it', () => {
    const editing = after(typed('New'), { type: 'sent' }, failed);
    expect(editing.saving).toEqual({ phase: 'failed', failures: [{ code: 'PRECONDITION_FAILED' }] });
    expect(editing.fields.title).toBe('New');
    expect(editing.base.version).toBe('v1');
    expect(editProfile(editing, { type: 'sent' }).saving.phase).toBe('sent');
  });
});

describe('a version of someone else', () => {
  it('WS-21 comes into a form in which nothing was typed', () => {
    const editing = arrives(after(), storedAs('v2', 'Theirs'));
    expect(editing.fields.title).toBe('Theirs');
    expect(editing.base.version).toBe('v2');
  });

  it.each([
    ['while something is typed', [typed('Mine')]],
    ['after a save of ours has failed', [typed('Mine'), { type: 'sent' }, failed]],
    ['after that notice was put away', [typed('Mine'), { type: 'sent' }, failed, { type: 'dismissed' }]],
  ] satisfies [string, EditingEvent[]][])(
    'WS-21 %s it does not, so that the next save is refused and not laid over it',
    (_when, events) => {
      const editing = arrives(after(...events), storedAs('v2', 'Theirs'));
      expect(editing.fields.title).toBe('Mine');
      expect(editing.base.version).toBe('v1');
    },
  );

  it('WS-21 is not taken for ours once our save has come back', () => {
    const saved = arrives(after(typed('New'), { type: 'sent' }, held), storedAs('v2', 'New'));
    const editing = arrives(editProfile(saved, typed('Newer')), storedAs('v3', 'Theirs'));
    expect(editing.fields.title).toBe('Newer');
    expect(editing.base.version).toBe('v2');
  });
});
