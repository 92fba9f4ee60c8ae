import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Countries with their names in the language of the interface, by these names in order; a name that it lacks stays as it was. */
export function useNamedCountries(countries: readonly Country[]): readonly Country[] {
  const intl = useIntl();
  return useMemo(() => {
    const { compare } = new Intl.Collator(intl.locale);
    return countries
      .map(({ code, name }) => ({
        code,
        name: intl.formatDisplayName(code, { type: 'region', fallback: 'none' }) ?? name,
      }))
      .sort((a, b) => compare(a.name, b.name));
  }, [countries, intl]);
}

/** A country by its code in ISO 3166-1. */
interface Country {
  readonly code: string;
  readonly name: string;
}
