/** What a file is called where it is saved: as its title, with the ending of its address, since the title seldom has it. */
export function downloadName(title: string, address: string): string {
  const ending = /\.[a-z\d]{1,8}$/i.exec(address.split(/[?#]/, 1)[0] ?? '')?.[0] ?? '';
  const plain = title.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim();
  return plain.toLowerCase().endsWith(ending.toLowerCase()) ? plain : `${plain}${ending}`;
}
