import { spawn } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './errorCode.ts';
import { Refusal } from './refusal.mjs';

interface Build {
  /** For people. */
  readonly name: string;
  readonly workspace: string;
  /** Files that are there once the build has been made. */
  readonly results: readonly string[];
  /** Files and folders that the result depends on, from the root. */
  readonly sources: readonly string[];
}

/** What is built before the product can be served, with everything that the result depends on. */
const BUILDS: readonly Build[] = [
  {
    name: 'web client',
    workspace: 'web',
    results: ['web/dist/index.html', 'web/dist-server/server.js'],
    sources: ['web', 'contracts', 'schema.graphql', 'package-lock.json'],
  },
  {
    name: 'GraphQL IDE and the pages for developers',
    workspace: 'gateway',
    results: ['gateway/ide/dist/index.html', 'gateway/developers/dist/index.html'],
    sources: [
      'gateway/ide',
      'gateway/developers',
      'gateway/src/graphql/limits.ts',
      'gateway/package.json',
      'docs/developers',
      'docs/errors.md',
      'docs/schema-changelog.md',
      'schema.graphql',
      'package-lock.json',
    ],
  },
];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'dist-server', 'coverage', 'README.md']);

/**
 * Builds what is missing or older than its sources; the sources are compared by content. `only` names workspaces.
 */
export async function buildWhatChanged({
  root,
  node,
  log,
  only,
}: {
  readonly root: string;
  readonly node: string;
  readonly log: (line: string) => void;
  readonly only: readonly string[] | undefined;
}): Promise<void> {
  for (const build of BUILDS) {
    if (only && !only.includes(build.workspace)) {
      continue;
    }
    const stamp = join(root, 'node_modules', '.cache', 'lectern', `${build.workspace}-build`);
    const isThere = build.results.every((file) => existsSync(join(root, file)));
    if (isThere && readOrNull(stamp) === hashOf(root, build.sources)) {
      continue;
    }
    log(`Building the ${build.name}.`);
    await runBuild(root, node, build);
    mkdirSync(join(stamp, '..'), { recursive: true });
    // Taken after the build, because it also writes generated sources.
    writeFileSync(stamp, hashOf(root, build.sources));
  }
}

function runBuild(root: string, node: string, build: Build): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn('npm', ['run', 'build', '--silent', '-w', build.workspace], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Test runners say that this is a test, which would build, and leave behind, what developers see.
      env: { ...process.env, NODE_ENV: 'production', PATH: `${join(node, '..')}:${process.env.PATH ?? ''}` },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (output += chunk));
    }
    child.once('error', fail);
    child.once('exit', (code) => {
      if (code === 0) {
        done();
      } else {
        fail(new Refusal(`The ${build.name} could not be built:\n${output.trim()}`));
      }
    });
  });
}

function hashOf(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    addTo(hash, root, source);
  }
  return hash.digest('hex');
}

function addTo(hash: Hash, root: string, path: string): void {
  const full = join(root, path);
  if (!existsSync(full)) {
    return;
  }
  const entries = readDirectory(full);
  if (entries === null) {
    hash.update(`${path}\0`).update(readFileSync(full));
  } else {
    for (const name of entries.filter((entry) => !NOT_SOURCES.has(entry)).sort()) {
      addTo(hash, root, `${path}/${name}`);
    }
  }
}

function readDirectory(path: string): string[] | null {
  try {
    return readdirSync(path);
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR') {
      return null;
    }
    throw error;
  }
}

function readOrNull(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
