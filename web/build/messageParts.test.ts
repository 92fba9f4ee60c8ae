import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { partDomains } from './intlMessages.ts';

const source = resolve(import.meta.dirname, '../src');

/** The domains whose texts a module or anything that it imports statically draws. */
function domainsOf(entry: string): Set<string> {
  const files = new Set([resolve(source, entry)]);
  const domains = new Set<string>();
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    for (const [, id] of code.matchAll(/\bid: '(\w+)\.[\w.]+'/g)) {
      if (id && code.includes('defineMessages(')) domains.add(id);
    }
    for (const [, kind, path] of code.matchAll(/^(?:import|export)( type)?[^;]*?from '(\.[^']+)';/gms)) {
      const imported = resolve(dirname(file), path ?? '');
      if (!kind && existsSync(imported) && !imported.includes('__generated__')) files.add(imported);
    }
  }
  return domains;
}

it.each(['main.tsx', 'routes.tsx', 'catalogue/landing/LandingPage.tsx', 'catalogue/search/CataloguePage.tsx'])(
  'I18N-01 %s draws no text that is not there with the first screen',
  (entry) => {
    const domains = domainsOf(entry);
    expect(domains.size).toBeGreaterThan(0);
    expect([...domains].filter((domain) => !partDomains.first.includes(domain))).toEqual([]);
  },
);
