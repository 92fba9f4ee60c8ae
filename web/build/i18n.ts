/*
 * The texts of the interface.
 *   node build/i18n.ts extract   writes src/i18n/en/<domain>.json from the messages.ts files
 *   node build/i18n.ts check     fails when English is not what the files say, or another language is not complete
 */
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import languages from '../../contracts/languages.json' with { type: 'json' };
import { checkLanguage } from './checkLanguage.ts';
import { icuParser, readMessages } from './intlMessages.ts';

interface Descriptor {
  id: string;
  defaultMessage: string;
  description: string;
}

const web = resolve(import.meta.dirname, '..');
const folder = resolve(web, 'src/i18n');
const otherLanguages = Object.keys(languages).filter((language) => language !== 'en');

const english = await extract();
const problems = [...english.problems];
if (process.argv[2] === 'extract') {
  write(english.domains);
} else {
  for (const [domain, text] of Object.entries(render(english.domains))) {
    const file = resolve(folder, 'en', `${domain}.json`);
    const current = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (current !== text)
      problems.push(`src/i18n/en/${domain}.json is not what messages.ts says; run npm run i18n -w web.`);
  }
  const source = Object.assign({}, ...Object.values(english.domains)) as Record<string, string>;
  for (const language of otherLanguages) {
    for (const file of readdirSync(resolve(folder, language))) {
      const domain = file.replace(/\.json$/, '');
      if (!english.domains[domain]) problems.push(`${language}/${file}: there is no such domain.`);
    }
    problems.push(...checkLanguage(language, source, readMessages(language), icuParser));
  }
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${Object.values(english.domains).flatMap(Object.keys).length} texts in 5 languages.`);

/** The descriptors of all messages.ts files by domain, the part of the key before the first dot. */
async function extract(): Promise<{ domains: Record<string, Record<string, string>>; problems: string[] }> {
  const domains: Record<string, Record<string, string>> = {};
  const found: string[] = [];
  for (const file of globSync('src/**/*essages.ts', { cwd: web }).sort()) {
    const source = readFileSync(resolve(web, file), 'utf8');
    if (!source.includes('defineMessages(')) continue;
    const module = (await import(pathToFileURL(resolve(web, file)).href)) as Record<string, Record<string, Descriptor>>;
    for (const { id, defaultMessage, description } of Object.values(module).flatMap((group) => Object.values(group))) {
      const [domain = ''] = id.split('.');
      domains[domain] ??= {};
      if (!/^[a-z]\w*\.\w+(?:\.\w+)*$/.test(id)) found.push(`${file}: ${id} is not of the form domain.name.`);
      if (Object.hasOwn(domains[domain], id)) found.push(`${file}: ${id} is used twice.`);
      if (!description) found.push(`${file}: ${id} has no description for translators.`);
      domains[domain][id] = defaultMessage;
    }
  }
  return { domains, problems: found };
}

function render(domains: Record<string, Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(domains).map(([domain, texts]) => [
      domain,
      `${JSON.stringify(texts, Object.keys(texts).sort(), 2)}\n`,
    ]),
  );
}

function write(domains: Record<string, Record<string, string>>): void {
  rmSync(resolve(folder, 'en'), { recursive: true, force: true });
  mkdirSync(resolve(folder, 'en'), { recursive: true });
  for (const [domain, text] of Object.entries(render(domains)))
    writeFileSync(resolve(folder, 'en', `${domain}.json`), text);
}
