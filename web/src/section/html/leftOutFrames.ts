import contract from '../../../../contracts/authorHtml.json' with { type: 'json' };

const kept: ReadonlySet<string> = new Set(contract.frameHosts);

/** The hosts of frames that author HTML may not hold, which are left out when it is saved; each once. */
export function leftOutFrames(html: string): readonly string[] {
  if (!/<iframe\b/i.test(html)) return [];
  const frames = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('iframe');
  const hosts = [...frames].flatMap((frame) => {
    const address = URL.parse(frame.getAttribute('src') ?? '', 'https://own.invalid');
    return address?.protocol === 'https:' && !kept.has(address.hostname) ? address.hostname : [];
  });
  return [...new Set(hosts)].filter((host) => host !== 'own.invalid');
}
