import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.mjs';

/** What is built before the product can be served, with everything that the result depends on. */
const BUILDS = [
  {
    name: 'web client',
    workspace: 'web',
    result: 'web/dist/index.html',
    sources: ['web', 'schema.graphql', 'package-lock.json'],
  },
  {
    name: 'GraphQL IDE',
    workspace: 'gateway',
    result: 'gateway/ide/dist/index.html',
    sources: ['gateway/ide', 'gateway/package.json', 'package-lock.json'],
  },
];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage', 'README.md']);

/**
 * Builds what is missing or older than its sources; the sources are compared by content. `only` names workspaces.
 */
export async function buildWhatChanged({ root, node, log, only }) {
  for (const build of BUILDS) {
    if (only && !only.includes(build.workspace)) continue;
    const scripts = JSON.parse(readFileSync(join(root, build.workspace, 'package.json'), 'utf8')).scripts ?? {};
    if (!scripts.build) continue;
    const stamp = join(root, 'node_modules', '.cache', 'lectern', `${build.workspace}-build`);
    if (existsSync(join(root, build.result)) && readOrNull(stamp) === hashOf(root, build.sources)) continue;
    log(`Building the ${build.name}.`);
    await runBuild(root, node, build);
    mkdirSync(join(stamp, '..'), { recursive: true });
    // Taken after the build, because it also writes generated sources.
    writeFileSync(stamp, hashOf(root, build.sources));
  }
}

function runBuild(root, node, build) {
  return new Promise((done, fail) => {
    const child = spawn('npm', ['run', 'build', '--silent', '-w', build.workspace], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Test runners say that this is a test, which would build, and leave behind, what developers see.
      env: { ...process.env, NODE_ENV: 'production', PATH: `${join(node, '..')}:${process.env.PATH ?? ''}` },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', fail);
    child.once('exit', (code) => {
      if (code === 0) done();
      else fail(new Refusal(`The ${build.name} could not be built:\n${output.trim()}`));
    });
  });
}

function hashOf(root, sources) {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, root, source);
  return hash.digest('hex');
}

function addTo(hash, root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  const entries = readDirectory(full);
  if (entries === null) hash.update(`${path}\0`).update(readFileSync(full));
  else
    for (const name of entries.filter((entry) => !NOT_SOURCES.has(entry)).sort()) addTo(hash, root, `${path}/${name}`);
}

function readDirectory(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  }
}

function readOrNull(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
