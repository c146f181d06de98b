import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** As Standard Webhooks write a secret: 24 to 64 bytes in base64 behind this. */
const mark = 'whsec_';
const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export const newWebhookSecret = () => `${mark}${randomBytes(32).toString('base64')}`;

/** The bytes that sign. */
export const secretKey = (secret: string) => Buffer.from(secret.slice(mark.length), 'base64');

const sealingKey = (deploymentSecret: string) =>
  Buffer.from(hkdfSync('sha256', deploymentSecret, '', 'webhook secrets', 32));

/** Encrypts a secret, so that a copy of the database signs nothing. */
export function seal(secret: string, deploymentSecret: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, sealingKey(deploymentSecret), iv);
  const sealed = Buffer.concat([sealing.update(secret), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64');
}

/** @returns null for what was not sealed, or with another deployment's secret. */
export function unseal(sealed: string, deploymentSecret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < ivBytes + tagBytes) return null;
  const opening = createDecipheriv(cipher, sealingKey(deploymentSecret), bytes.subarray(0, ivBytes));
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return opening.update(bytes.subarray(ivBytes + tagBytes)).toString() + opening.final('utf8');
  } catch {
    return null;
  }
}
