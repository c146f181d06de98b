import type { ResolvedPlacement } from '../entities/placement';
import type { ShownRoot } from '../publishing/manifest';
import type { Registry } from './registry';

/**
 * What the shell's server inlines into the HTML. Public by nature: anybody can read it in the page's source.
 */
export interface RuntimeConfig {
  environment: 'development' | 'demo' | 'production';
  /** The one fixed identity tenant (specification, section 1). */
  tenantId: string;
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    appId: string;
    /** Set with App Check's reCAPTCHA provider; without it App Check does not start. */
    recaptchaSiteKey?: string;
    /** Set with Analytics; without it neither Analytics nor Installations start. */
    measurementId?: string;
    /** http://host:port of the Auth emulator; never in production. */
    authEmulator?: string;
  };
  /** Shown on the sign-in screen, on the emulator only. */
  demoAccounts?: { email: string; role: string; password: string }[];
  /** Deadlines for loading remotes, in milliseconds. */
  deadlines: { manifestMs: number; entryMs: number; chunkMs: number; retryDelaysMs: number[] };
  registry: Registry;
  /** Origins that remotes may come from. The page's content security policy refuses scripts of any other. */
  allowedOrigins: string[];
  /** Of this browser, from 0 to 9999 and stable: which share of people it belongs to (canaries). */
  bucket: number;
  /** Text of the remotes' manifests that this address needs, by entry; those that were at hand in time. */
  manifests: Record<string, string>;
  /** On a placement's page what the viewer would ask the API for first, unless that was not there in time. */
  visit?: Visit;
  /** Whether browsers keep what visitors have seen, for the time without a network. */
  offline?: boolean;
}

/**
 * Says of a placement's page whether the browser keeps it for the time without a network: `keep` where all of the visit
 * is in it, `forget` where there is nothing to see any more. Without it, what is kept stays.
 */
export const keepHeader = 'vitrine-offline';

/** What a placement shows, as the API told it when the page was made. */
export interface Visit {
  placement: ResolvedPlacement;
  root: ShownRoot;
}

/** A placement's address with this fragment: somebody has pressed the way in before a script was there to follow. */
export const enterFragment = 'inside';

/** Id of the element that holds the runtime configuration in the page. */
export const runtimeConfigElementId = 'vitrine-config';
