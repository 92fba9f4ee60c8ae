import { open } from 'node:fs/promises';
import { DomainError } from '../errors.ts';

const tailBytes = 2048;

/**
 * A PDF stays as it is: scripts in it run in the viewer of the browser alone. Throws FILE_UNREADABLE for one without an
 * end, which was cut short.
 */
export async function checkPdf(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(tailBytes), 0, tailBytes, Math.max(0, size - tailBytes));
    const tail = buffer.toString('latin1', 0, bytesRead);
    if (!tail.includes('%%EOF') || !tail.includes('startxref')) {
      throw new DomainError('FILE_UNREADABLE');
    }
  } finally {
    await file.close();
  }
}
