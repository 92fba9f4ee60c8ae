import type { MessageDescriptor } from 'react-intl';
import { isOnlyByCode } from './embeddedPage.ts';
import { embedAddress, isEmbeddable, isOwnPage, type EmbedHosts } from './embedHosts.ts';
import { embedEditorMessages as messages } from './embedEditorMessages.ts';

export interface EmbedProblem {
  readonly message: MessageDescriptor;
  /** The host that it speaks of. */
  readonly host: string;
}

/** Why the page at an address cannot be embedded; null where it can, or nothing stands there. What is at a host is passed while the hosts are not known. */
export function embedProblem(url: string, hosts: EmbedHosts): EmbedProblem | null {
  if (url.trim() === '') return null;
  const address = embedAddress(url.trim());
  if (address === null) return { message: messages.notHttps, host: '' };
  const host = address.hostname;
  if (isOwnPage(address)) return { message: messages.ownPage, host };
  if (isOnlyByCode(address)) return { message: messages.needsCode, host };
  return !hosts || isEmbeddable(address, hosts) ? null : { message: messages.elsewhere, host };
}
