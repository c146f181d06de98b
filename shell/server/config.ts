import { resolve } from 'node:path';
import { demoAccounts, demoApiKey, demoProjectId, demoTenantId } from '@vitrine/shared/contract/demo';
import type { RuntimeConfig } from '@vitrine/shared/contract/federation/runtime-config';
import { z } from 'zod';
import { isLoopback } from './allowed-origins';

const origin = z
  .url({ protocol: /^https?$/, error: 'an address like https://api.vitrine.example' })
  .transform((url) => new URL(url).origin);
const milliseconds = (byDefault: number) => z.coerce.number().int().min(1).default(byDefault);

const environment = z
  .object({
    NODE_ENV: z.string().optional(),
    VITRINE_ENV: z.enum(['development', 'demo', 'production']).default('development'),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
    /** Where this server reaches the API; browsers reach it through this server. */
    API_ORIGIN: origin.default('http://127.0.0.1:4000'),
    /** This server as browsers know it, as link previews tell it; the API's variable of the same name. */
    PUBLIC_ORIGIN: origin.optional(),
    /** Which proxies in front of this server may say whom they speak for; none when left out. */
    TRUST_PROXY: z.string().optional(),
    /** Where browsers get pictures and models, when not from this origin; the API's variable of the same name. */
    FILES_ORIGIN: origin.optional(),
    /** registry.json: which build of each remote is current, with the addresses that browsers use. */
    REGISTRY_FILE: z.string().default('registry.json'),
    /** Where remotes may come from, separated by commas; the registry's own origins when left out. */
    REMOTE_ORIGINS: z
      .string()
      .transform((list) => list.split(',').map((one) => one.trim()))
      .pipe(z.array(origin))
      .optional(),
    /** The shell's own build. */
    DIST_DIR: z.string().default(resolve(import.meta.dirname, '../dist')),
    /** webpack's development server for the shell's own files, under `npm run dev shell`. */
    ASSETS_ORIGIN: origin.optional(),
    /** Whether visitors' browsers keep what they have seen; `off` also takes away what was kept. */
    OFFLINE: z.enum(['on', 'off']).default('on'),
    FIREBASE_API_KEY: z.string().default(demoApiKey),
    FIREBASE_AUTH_DOMAIN: z.string().optional(),
    FIREBASE_PROJECT_ID: z.string().default(demoProjectId),
    FIREBASE_APP_ID: z.string().default('1:0:web:0'),
    FIREBASE_TENANT_ID: z.string().default(demoTenantId),
    RECAPTCHA_SITE_KEY: z.string().optional(),
    MEASUREMENT_ID: z.string().optional(),
    /** The Auth emulator as browsers reach it; never in production. */
    AUTH_EMULATOR_ORIGIN: origin.optional(),
    MANIFEST_DEADLINE_MS: milliseconds(3_300),
    ENTRY_DEADLINE_MS: milliseconds(3_300),
    CHUNK_DEADLINE_MS: milliseconds(30_000),
    /** Waits between the attempts to load a remote. */
    RETRY_DELAYS_MS: z
      .string()
      .regex(/^\d+(,\d+)*$/, 'milliseconds, separated by commas')
      .default('300,900'),
  })
  .superRefine((env, context) => {
    if (env.VITRINE_ENV !== 'production') return;
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (env.AUTH_EMULATOR_ORIGIN) refuse('AUTH_EMULATOR_ORIGIN', 'must not be set in production');
    if (env.FIREBASE_PROJECT_ID === demoProjectId) refuse('FIREBASE_PROJECT_ID', 'is needed in production');
    if (!env.PUBLIC_ORIGIN) refuse('PUBLIC_ORIGIN', 'is needed in production');
    else if (!env.PUBLIC_ORIGIN.startsWith('https:') && !isLoopback(new URL(env.PUBLIC_ORIGIN)))
      refuse('PUBLIC_ORIGIN', 'must begin with https:// in production: cookies would go out unencrypted');
    if (!env.REMOTE_ORIGINS) refuse('REMOTE_ORIGINS', 'is needed in production');
    if (env.FIREBASE_TENANT_ID === demoTenantId) refuse('FIREBASE_TENANT_ID', 'is needed in production');
  });

export interface ServerConfig {
  host: string;
  port: number;
  logLevel: string;
  apiOrigin: string;
  publicOrigin: string;
  /** Addresses as Fastify's trustProxy takes them; false: nobody's word is taken. */
  trustProxy: string | false;
  filesOrigin: string | null;
  registryFile: string;
  /** Where remotes may come from; null: wherever the registry says. */
  remoteOrigins: string[] | null;
  distDir: string;
  assetsOrigin: string | null;
  /** webpack's development server evaluates modules and injects styles, which the page's policy has to allow. */
  hot: boolean;
  /** What is inlined into every page alike. */
  runtime: Omit<RuntimeConfig, 'registry' | 'allowedOrigins' | 'bucket' | 'manifests' | 'visit'>;
}

export class ConfigError extends Error {}

/**
 * Checks the environment once, at start. An empty variable counts as not set.
 * @throws ConfigError with one line for each variable that is wrong.
 */
export function readServerConfig(variables: Record<string, string | undefined>): ServerConfig {
  const result = environment.safeParse(
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')),
  );
  if (!result.success)
    throw new ConfigError(
      result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  const env = result.data;
  return {
    host: env.HOST,
    port: env.PORT,
    logLevel: env.LOG_LEVEL,
    apiOrigin: env.API_ORIGIN,
    publicOrigin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    trustProxy: env.TRUST_PROXY ?? false,
    filesOrigin: env.FILES_ORIGIN ?? null,
    registryFile: resolve(env.REGISTRY_FILE),
    remoteOrigins: env.REMOTE_ORIGINS ?? null,
    distDir: resolve(env.DIST_DIR),
    assetsOrigin: env.ASSETS_ORIGIN ?? null,
    hot: env.NODE_ENV === 'development',
    runtime: {
      environment: env.VITRINE_ENV,
      tenantId: env.FIREBASE_TENANT_ID,
      // A build for development has no such thing: its files change under their names.
      offline: env.OFFLINE === 'on' && env.NODE_ENV !== 'development',
      firebase: {
        apiKey: env.FIREBASE_API_KEY,
        authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${env.FIREBASE_PROJECT_ID}.firebaseapp.com`,
        projectId: env.FIREBASE_PROJECT_ID,
        appId: env.FIREBASE_APP_ID,
        ...(env.RECAPTCHA_SITE_KEY ? { recaptchaSiteKey: env.RECAPTCHA_SITE_KEY } : {}),
        ...(env.MEASUREMENT_ID ? { measurementId: env.MEASUREMENT_ID } : {}),
        ...(env.AUTH_EMULATOR_ORIGIN ? { authEmulator: env.AUTH_EMULATOR_ORIGIN } : {}),
      },
      ...(env.AUTH_EMULATOR_ORIGIN
        ? { demoAccounts: demoAccounts.map(({ email, role, password }) => ({ email, role, password })) }
        : {}),
      deadlines: {
        manifestMs: env.MANIFEST_DEADLINE_MS,
        entryMs: env.ENTRY_DEADLINE_MS,
        chunkMs: env.CHUNK_DEADLINE_MS,
        retryDelaysMs: env.RETRY_DELAYS_MS.split(',').map(Number),
      },
    },
  };
}
