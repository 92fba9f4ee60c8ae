import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const WEB = resolve(import.meta.dirname, '..', '..', 'web');

/** A built web client, as a gateway is deployed with it. */
export interface ClientBuild {
  readonly webDist: string;
  readonly webPersisted: string;
}

/** The client as it was built. */
export const thisRelease: ClientBuild = { webDist: join(WEB, 'dist'), webPersisted: join(WEB, 'persisted.json') };

/**
 * Writes the built client into a folder as another release of it: each file has another name, and each document another text, and so another
 * id, which asks for the same.
 */
export async function makeOtherRelease(folder: string): Promise<ClientBuild> {
  const build = { webDist: join(folder, 'dist'), webPersisted: join(folder, 'persisted.json') };
  await cp(thisRelease.webDist, build.webDist, {
    recursive: true,
    filter: (path) => !/\.(?:br|gz|map)$/.test(path),
  });
  const documents = await otherDocuments();
  const list = [...documents.values()].map(({ id, text }) => [id, text] as const);
  await writeFile(build.webPersisted, JSON.stringify(Object.fromEntries(list)));
  const names = await otherNames(join(build.webDist, 'assets'));
  const others = new Map([...names, ...[...documents].map(([id, other]) => [id, other.id] as const)]);
  await rewrite(build.webDist, others);
  await rename(join(build.webDist, 'assets'), names);
  return build;
}

async function otherDocuments() {
  const list = JSON.parse(await readFile(thisRelease.webPersisted, 'utf8')) as Readonly<Record<string, string>>;
  return new Map(
    Object.entries(list).map(([id, before]) => {
      const text = `${before}\n# of another release\n`;
      return [id, { id: createHash('sha256').update(text).digest('hex'), text }] as const;
    }),
  );
}

/** Of the scripts whose whole name is a hash: the page lists them without what comes after it. */
async function otherNames(assets: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(assets)).flatMap((file) => /^([\w-]{7})\.js$/.exec(file)?.[1] ?? []);
  const others = names.map((name) => createHash('sha256').update(name).digest('hex').slice(0, 7));
  return new Map(names.map((name, place) => [name, others[place] as string]));
}

async function rewrite(folder: string, others: ReadonlyMap<string, string>): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(?:js|html|json)$/.test(file));
  for (const file of files) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      text.replace(/[\w-]+/g, (word) => others.get(word) ?? word),
    );
  }
}

async function rename(assets: string, names: ReadonlyMap<string, string>): Promise<void> {
  const renamed = `${assets}-renamed`;
  await mkdir(renamed);
  for (const file of await readdir(assets)) {
    const name = file.replace(/\.js$/, '');
    await cp(join(assets, file), join(renamed, `${names.get(name) ?? name}${file.slice(name.length)}`));
  }
  await rm(assets, { recursive: true });
  await cp(renamed, assets, { recursive: true });
  await rm(renamed, { recursive: true });
}
