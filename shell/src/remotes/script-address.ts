import { readConfig } from '../read-config';
import { trustOnly } from '../trust-only';

/**
 * The address of a remote's script, as a script element takes it: only of the allowed origins.
 * @throws for any other origin
 */
export const scriptAddress = trustOnly('vitrine-remotes', (url) =>
  readConfig().allowedOrigins.includes(new URL(url).origin),
);
