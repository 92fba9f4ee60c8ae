import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive, with what may be wrong about it. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes?: Uint8Array | string;
  /** What the archive claims, in place of the truth. */
  readonly claimedBytes?: number;
  /** Unix mode with its kind, for example 0o120777 for a link. */
  readonly mode?: number;
  readonly isEncrypted?: boolean;
  /** What the archive claims to be the way in which it is compressed; Deflate when left out. */
  readonly compression?: number;
  /** Whether its name is in UTF-8 without saying so, as many tools write it. */
  readonly saysNoCharset?: boolean;
  /** Its name as an archive of old has it, in a code page that it does not say. */
  readonly nameBytes?: Uint8Array;
  /** Its name in a field of its own beside that. */
  readonly unicodeName?: string;
}

/** An archive, byte by byte: libraries refuse to write what tests have to send. */
export function zipFile(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { name, bytes = '', claimedBytes, mode = 0o100644, isEncrypted = false } = entry;
    const content = Buffer.from(bytes);
    const packed = deflateRawSync(content);
    const nameBytes = Buffer.from(entry.nameBytes ?? name);
    const saysUtf8 = entry.saysNoCharset !== true && entry.nameBytes === undefined;
    const extra = unicodeField(nameBytes, entry.unicodeName);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE((saysUtf8 ? 0x0800 : 0) | (isEncrypted ? 1 : 0), 2);
    common.writeUInt16LE(entry.compression ?? 8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedBytes ?? content.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, nameBytes, packed]);
    // Behind the name, in the directory alone.
    const described = Buffer.from(common);
    described.writeUInt16LE(extra.length, 24);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(mode * 0x10000, 6);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 3]), described, tail, nameBytes, extra]),
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\u0005\u0006'), end]);
}

/** The field of Info-ZIP for a name in Unicode. */
function unicodeField(nameBytes: Buffer, name: string | undefined): Buffer {
  if (name === undefined) {
    return Buffer.alloc(0);
  }
  const said = Buffer.from(name);
  const head = Buffer.alloc(9);
  head.writeUInt16LE(0x7075, 0);
  head.writeUInt16LE(5 + said.length, 2);
  head.writeUInt8(1, 4);
  head.writeUInt32LE(crc32(nameBytes), 5);
  return Buffer.concat([head, said]);
}

interface ManifestItem {
  readonly id: string;
  readonly href: string;
}

/** The manifest of a package with these items. */
export const aManifest = (version: '1.2' | '2004', items: readonly ManifestItem[], title = 'Fire safety'): string =>
  `<?xml version="1.0"?><manifest xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"><metadata><schema>ADL SCORM</schema><schemaversion>${
    version === '1.2' ? '1.2' : '2004 4th Edition'
  }</schemaversion></metadata><organizations default="o"><organization identifier="o"><title>${title}</title>${items
    .map(({ id }) => `<item identifier="${id}" identifierref="r-${id}"><title>Part ${id}</title></item>`)
    .join('')}</organization></organizations><resources>${items
    .map(({ id, href }) => `<resource identifier="r-${id}" adlcp:scormtype="sco" href="${href}"/>`)
    .join('')}</resources></manifest>`;

/** A package with a page for each item. */
export const aPackage = (version: '1.2' | '2004' = '1.2', ids: readonly string[] = ['a']): Buffer =>
  zipFile([
    {
      name: 'imsmanifest.xml',
      bytes: aManifest(
        version,
        ids.map((id) => ({ id, href: `${id}.html` })),
      ),
    },
    ...ids.map((id) => ({ name: `${id}.html`, bytes: `<!doctype html><title>${id}</title>` })),
  ]);
