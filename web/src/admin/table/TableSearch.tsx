import { makeStyles } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { useEffect, useRef, type ReactElement } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Field } from '../../ui/form/Field.tsx';

/** How long nobody types before the list is searched, in milliseconds. */
const pause = 300;
/** The longest text that is searched for. */
const longest = 200;

const useStyles = makeStyles({ icon: { flexShrink: 0, marginInlineEnd: '12px' } });

/** Searches a list while one types. `value` is the text that the list is searched for; it follows the address. */
export function TableSearch({
  label,
  placeholder,
  value,
  onSearched,
}: {
  label: string;
  placeholder?: string;
  value: string;
  onSearched: (text: string) => void;
}): ReactElement {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was asked for last: an answer that comes while someone types on must not replace what they type. */
  const asked = useRef(value);
  useEffect(() => {
    if (asked.current === value) return;
    asked.current = value;
    if (input.current) input.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const leaving = useIsLeaving();
  useEffect(() => {
    // Who has chosen another page meanwhile gets it: the search would take its place.
    if (leaving) clearTimeout(timer.current);
  }, [leaving]);
  const search = (after: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const text = (input.current?.value ?? '').trim();
      if (text === asked.current) return;
      asked.current = text;
      onSearched(text);
    }, after);
  };
  return (
    <Field label={label} after={<SearchRegular className={styles.icon} fontSize={20} aria-hidden />}>
      {(control) => (
        <input
          {...control}
          ref={input}
          type="search"
          defaultValue={value}
          maxLength={longest}
          placeholder={placeholder}
          autoComplete="off"
          onChange={() => search(pause)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') search(0);
          }}
        />
      )}
    </Field>
  );
}

/** Whether another page is on its way; another address of this one is none. */
function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  return next !== undefined && next.pathname !== pathname;
}
