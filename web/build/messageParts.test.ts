import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { partDomains, readMessages } from './intlMessages.ts';

const source = resolve(import.meta.dirname, '../src');

/** What opens on demand without waiting for all texts (`i18n/loadWithTexts.ts`). */
const opened = /(?<!loadWithTexts\(\(\) => )\bimport\('(\.[^']+)'\)/g;

/** The domains whose texts a module draws, or anything that it imports; with `onDemand` also what opens without more texts. */
function domainsOf(entry: string, { onDemand = false } = {}): Set<string> {
  const files = new Set([resolve(source, entry)]);
  const domains = new Set<string>();
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    for (const [, path] of onDemand ? code.matchAll(opened) : []) files.add(resolve(dirname(file), path ?? ''));
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

it.each(['course/CoursePage.tsx', 'enrolment/DashboardPage.tsx'])(
  'I18N-01 %s and what opens in it draw no text that is not there with the pages of courses',
  (entry) => {
    const domains = domainsOf(entry, { onDemand: true });
    expect(domains).toContain('enrolment');
    expect([...domains].filter((domain) => ![...partDomains.first, ...partDomains.course].includes(domain))).toEqual(
      [],
    );
  },
);

it('I18N-01 a page that has all texts needs none of those of the pages of courses besides', () => {
  const all = readMessages('en', 'rest');
  expect(all).toMatchObject(readMessages('en', 'course'));
  expect(Object.keys(readMessages('en', 'course')).length).toBeLessThan(Object.keys(all).length / 2);
});
