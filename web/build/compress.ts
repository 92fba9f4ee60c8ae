/* Writes a .br and a .gz beside each text file of the build, so that the server never compresses while someone waits. */
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = resolve(import.meta.dirname, '../dist');

for (const name of globSync('**/*.{js,css,svg,json,webmanifest,txt}', { cwd: dist })) {
  const file = resolve(dist, name);
  if (statSync(file).size < 512) continue;
  const content = readFileSync(file);
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, options));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
