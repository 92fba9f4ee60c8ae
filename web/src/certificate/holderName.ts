/** Whether the name typed for a certificate equals the name of the settings: exactly, after trimming (CERT-04, OP-24). */
export function isHolderName(typed: string, settingsName: string): boolean {
  return typed.trim() !== '' && typed.trim() === settingsName.trim();
}
