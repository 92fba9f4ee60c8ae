import { useCallback, useEffect, useState } from 'react';
import { loadScript } from '../../scriptLoadError.ts';
import type * as phoneRules from './phoneRules.ts';

/** What makes a phone number, by the plans of all countries. */
export type PhoneRules = typeof phoneRules;

/**
 * The rules of phone numbers. They load behind the page: null until they are there. `load` waits for them, and fails when they cannot
 * be had.
 */
export function usePhoneRules(): { rules: PhoneRules | null; load: () => Promise<PhoneRules> } {
  const [rules, setRules] = useState<PhoneRules | null>(null);
  const load = useCallback(async () => {
    const loaded = await loadRules();
    setRules(loaded);
    return loaded;
  }, []);
  useEffect(() => {
    // Where they cannot be had now, saving asks for them again.
    loadRules().then(setRules, () => undefined);
  }, []);
  return { rules, load };
}

const loadRules = (): Promise<PhoneRules> => loadScript(() => import('./phoneRules.ts'));
