import type { RuntimeConfig } from '@vitrine/shared/contract/federation/runtime-config';

interface KeptLink {
  email: string;
  oobLink: string;
}

/**
 * The newest link that a mail to this address would have carried. The emulator sends no mail, so the sign-in screen
 * shows the link itself. @returns null when no emulator is configured or it keeps none.
 */
export async function newestLink(
  { firebase, tenantId }: RuntimeConfig,
  email: string,
): Promise<string | null> {
  if (!firebase.authEmulator) return null;
  const path = `/emulator/v1/projects/${firebase.projectId}/tenants/${tenantId}/oobCodes`;
  const response = await fetch(firebase.authEmulator + path);
  if (!response.ok) return null;
  const { oobCodes }: { oobCodes?: KeptLink[] } = await response.json();
  return oobCodes?.findLast((link) => link.email === email.toLowerCase())?.oobLink ?? null;
}
