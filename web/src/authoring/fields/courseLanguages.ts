import { languages } from '../../i18n/languages.ts';

/** Languages that courses are offered in besides those of the interface (BCP 47). */
const others =
  'ar bg bn cs da el es et fa fi fr he hi hr hu hy id it ja ka kk ko lt lv nb nl pl ps ro sk sl sr sv ta th tr ur vi zh'.split(
    ' ',
  );

const nameOf = (code: string): string => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

/** The languages to choose from, each named in itself; the course's own is among them whatever it is. */
export function courseLanguages(current: string | null): readonly { value: string; label: string }[] {
  const known = [
    ...Object.entries(languages).map(([value, label]) => ({ value, label })),
    ...others.map((value) => ({ value, label: nameOf(value) })),
  ];
  const isKnown = current === null || known.some(({ value }) => value === current);
  return isKnown ? known : [...known, { value: current, label: current }];
}
