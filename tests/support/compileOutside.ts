import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const compiler = resolve(import.meta.dirname, '..', '..', 'node_modules/typescript/bin/tsc');

/**
 * Compiles the programs of a folder as a project of someone else: strict, and with nothing else that a project of today would not have.
 * Rejects with what the compiler finds.
 */
export async function compileOutside(path: string): Promise<void> {
  await writeFile(
    join(path, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        target: 'es2024',
        jsx: 'preserve',
        skipLibCheck: true,
        types: [],
        // As Node runs them without a build.
        allowImportingTsExtensions: true,
      },
      include: ['**/*.ts'],
    }),
  );
  await run(process.execPath, [compiler, '-p', path]).catch((error: { readonly stdout: string }) => {
    throw new Error(error.stdout);
  });
}
