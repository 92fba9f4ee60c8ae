import { makeStyles } from '@fluentui/react-components';
import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WordsControl } from '../../../discussion/WordsArea.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { commentsMessages as messages } from '../messages.ts';
import { MentionList, optionId } from './MentionList.tsx';
import { markMentions, mostMentions, pick, typedMention, type Picked, type TypedMention } from './mentions.ts';
import { usePeopleToMention, type FoundPerson } from './usePeopleToMention.ts';

/**
 * A text area in which `@` asks for a colleague: a list opens below it that arrows go through, Enter and Tab choose from, and Escape closes (WAI-ARIA, a text field with
 * a list). Who is chosen stands in the text by name.
 */
export function MentionArea({
  courseId,
  picked,
  onPicked,
  focused,
  onChanged,
  ...control
}: WordsControl & {
  courseId: number;
  picked: readonly Picked[];
  onPicked: (picked: readonly Picked[]) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<TypedMention | null>(null);
  /** The place of a mention whose list was closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [place, setPlace] = useState(0);
  const asks = typed !== null && typed.start !== closedAt;
  const people = usePeopleToMention(courseId, asks ? typed.search : null);
  const isOpen = people !== null && people.length > 0;
  const active = isOpen ? people[place % people.length] : undefined;
  const follow = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): void => {
    const isFull = markMentions(value, picked).mentionIds.length >= mostMentions;
    const next = isFull || selectionStart !== selectionEnd ? null : typedMention(value, selectionStart, picked);
    if (next?.start !== typed?.start || next?.search !== typed?.search) {
      setTyped(next);
      setPlace(0);
    }
    if (next === null) setClosedAt(null);
  };
  const choose = ({ userId, name }: FoundPerson): void => {
    if (!area.current || !typed) return;
    const chosen = pick(picked, userId, name);
    area.current.setRangeText(`@${chosen.label} `, typed.start, typed.start + 1 + typed.search.length, 'end');
    onPicked(chosen.picked);
    onChanged(area.current.value);
    setTyped(null);
  };
  const press = (event: KeyboardEvent): void => {
    if (!isOpen || !active || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setPlace((place + 1) % people.length);
    else if (event.key === 'ArrowUp') setPlace((place - 1 + people.length) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(active);
    else if (event.key === 'Escape') setClosedAt(typed?.start ?? null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.frame}>
      <textarea
        {...control}
        ref={area}
        dir="auto"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active ? optionId(listId, active) : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- someone has just asked for the form
        autoFocus={focused}
        onChange={({ target }) => {
          onChanged(target.value);
          follow(target);
        }}
        onSelect={({ currentTarget }) => follow(currentTarget)}
        onKeyDown={press}
        onBlur={() => setTyped(null)}
      />
      {isOpen ? <MentionList id={listId} people={people} active={active} onChosen={choose} /> : null}
      <VisuallyHidden>
        <span role="status">
          {people === null ? '' : intl.formatMessage(messages.mentionFound, { count: people.length })}
        </span>
      </VisuallyHidden>
    </div>
  );
}

const useStyles = makeStyles({
  frame: { position: 'relative', display: 'flex', flexGrow: 1, minWidth: 0, '& > textarea': { flexGrow: 1 } },
});
