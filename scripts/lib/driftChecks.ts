import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure, RunCommand, StepResult } from './stepResult.ts';

const PACKAGES = ['.', 'platform', 'gateway', 'web', 'client', 'cli', 'tests'];

interface Generated {
  /** For people. */
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Whether the command writes the file of this path. */
  readonly files: (path: string) => boolean;
  /** Where to look for them. */
  readonly folders: readonly string[];
}

/** Committed files that a command writes: they must be the same after it as before. */
const GENERATED: readonly Generated[] = [
  {
    name: 'platform/src/db/schema.ts and docs/schema.sql',
    command: ['npm', 'run', '--silent', 'schema', '-w', 'platform'],
    files: (path) => path === 'platform/src/db/schema.ts' || path === 'docs/schema.sql',
    folders: ['platform', 'docs'],
  },
  {
    name: 'platform/openapi.json',
    command: ['npm', 'run', '--silent', 'openapi', '-w', 'platform'],
    files: (path) => path === 'platform/openapi.json',
    folders: ['platform'],
  },
  {
    name: 'the Relay artifacts and web/persisted.json',
    command: ['npm', 'run', '--silent', 'relay', '-w', 'web'],
    files: (path) => path === 'web/persisted.json' || path.includes('/__generated__/'),
    folders: ['web'],
  },
];

/**
 * Compares every generated file with what it is generated from, and runs each script of a package whose name begins
 * with `check:`; a package adds a check by adding such a script.
 */
export async function driftChecks({
  root,
  command,
}: {
  readonly root: string;
  readonly command: RunCommand;
}): Promise<StepResult> {
  let passed = 0;
  const failures: Failure[] = [];
  const note = (name: string, reason: string | false) => {
    if (reason) {
      failures.push({ name, words: reason });
    } else {
      passed += 1;
    }
    console.log(reason ? `FAILED  ${name}: ${reason}` : `ok      ${name}`);
  };
  for (const { name, command: words, files, folders } of GENERATED) {
    const before = fingerprints(root, folders, files);
    const { code, lastWords } = await command(words);
    const after = fingerprints(root, folders, files);
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (path) => before.get(path) !== after.get(path),
    );
    if (code !== 0) {
      note(name, `it could not be generated (${words.join(' ')}):\n${lastWords}`);
    } else if (after.size === 0) {
      note(name, 'nothing was generated.');
    } else {
      note(name, changed.length > 0 && `these files were out of date and are new now: ${changed.join(', ')}.`);
    }
  }
  for (const { folder, script } of checkScripts(root)) {
    const words: [string, ...string[]] = ['npm', 'run', '--silent', script, ...(folder === '.' ? [] : ['-w', folder])];
    const { code, lastWords } = await command(words);
    note(`${folder} ${script}`, code !== 0 && lastWords);
  }
  return { passed, failed: failures.length, failures };
}

function checkScripts(root: string): { readonly folder: string; readonly script: string }[] {
  return PACKAGES.flatMap((folder) => {
    const { scripts = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      scripts?: Record<string, string>;
    };
    return Object.keys(scripts)
      .filter((script) => script.startsWith('check:'))
      .map((script) => ({ folder, script }));
  });
}

function fingerprints(
  root: string,
  folders: readonly string[],
  wanted: (path: string) => boolean,
): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (path: string) => {
    const full = join(root, path);
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full)) {
        if (name !== 'node_modules' && name !== 'dist') {
          visit(`${path}/${name}`);
        }
      }
    } else if (wanted(path)) {
      found.set(path, createHash('sha256').update(readFileSync(full)).digest('hex'));
    }
  };
  for (const folder of folders) {
    if (existsSync(join(root, folder))) {
      visit(folder);
    }
  }
  return found;
}
