import { useContentLanguage } from './ContentLanguage.ts';

/** Scripts that run from right to left, by their ISO 15924 codes. */
const scripts = new Set(['Adlm', 'Arab', 'Armi', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** The direction in which a language is written (BCP 47); that of each text where no language is stated. */
export function directionOf(language: string | null | undefined): 'ltr' | 'rtl' | 'auto' {
  if (!language) return 'auto';
  try {
    // Some tools join the parts of a language by a low line.
    const { script } = new Intl.Locale(language.replaceAll('_', '-')).maximize();
    return script === undefined || /^und\b/i.test(language) ? 'auto' : scripts.has(script) ? 'rtl' : 'ltr';
  } catch {
    // Authors may state what is no language.
    return 'auto';
  }
}

/** The direction of this piece of content, for boxes whose marks and lines stand where its texts begin. */
export const useContentDirection = (): 'ltr' | 'rtl' | 'auto' => directionOf(useContentLanguage());
