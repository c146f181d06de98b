/**
 * Whether a browser came over TLS, which ends in front of this server: where the product's own address says so, or a
 * trusted proxy of this request. A proxy that nobody trusts by name would otherwise leave cookies without `Secure`.
 */
export const cameOverTls = ({ protocol }: { protocol: string }, publicOrigin: string): boolean =>
  protocol === 'https' || publicOrigin.startsWith('https:');
