import { resolve } from 'node:path';
import { limits } from '@vitrine/shared/contract';
import { demoProjectId, demoTenantId } from '@vitrine/shared/contract/demo';
import { z } from 'zod';
import { keptSecret } from './kept-secret';

const limit = (byDefault: number) => z.coerce.number().int().min(0).default(byDefault);
const origin = z
  .url({ protocol: /^https?$/, error: 'an address like https://vitrine.example' })
  .transform((address) => new URL(address).origin);
const isLocal = (address: string) =>
  /^(localhost|.*\.localhost|127\..*|\[::1\]|0\.0\.0\.0)$/.test(new URL(address).hostname);
const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'postgres://user:password@host:port/database',
});
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const environment = z
  .object({
    VITRINE_ENV: z.enum(['development', 'demo', 'production']).default('development'),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65535).default(4000),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** Holds the database, files, backups and the mail outbox of a process that runs without outside services. */
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: postgresAddress.optional(),
    /** The same database as the user that owns its tables: then the application's own may not change the audit log. */
    DATABASE_MIGRATION_URL: postgresAddress.optional(),
    /** Of the database in the data directory; PostgreSQL is backed up by its own means. */
    BACKUP_MINUTES: z.coerce.number().positive().default(30),
    BACKUPS_KEPT: z.coerce.number().int().min(1).default(10),
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'redis://host:port' }).optional(),
    /** What browsers have in their address bar. */
    PUBLIC_ORIGIN: origin.default('http://localhost:3000'),
    /** Another origin for files, so that no upload ever runs on the product's own. */
    FILES_ORIGIN: origin.optional(),
    FIREBASE_PROJECT_ID: z.string().default(demoProjectId),
    FIREBASE_TENANT_ID: z.string().default(demoTenantId),
    FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
    /** A service account's key file, which firebase-admin reads itself: with it, revoked sign-ins are refused at once. */
    GOOGLE_APPLICATION_CREDENTIALS: z.string().optional(),
    /** Signs in to an empty tenant as its owner. */
    FIRST_OWNER_EMAIL: z.email('an email address').toLowerCase().optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'smtp://user:password@host:port' }).optional(),
    MAIL_FROM: z.string().default('Vitrine <no-reply@localhost>'),
    COOKIE_SECRET: z.string().min(32, 'at least 32 characters').optional(),
    METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
    /** Which proxies may say whom they speak for. */
    TRUST_PROXY: z.string().default('loopback'),
    /** Calls, and visitors who come, a minute; 0 is no limit. A whole venue shares one address. */
    RATE_LIMIT_PER_ADDRESS: limit(12_000),
    RATE_LIMIT_PER_PERSON: limit(1_200),
    RATE_LIMIT_PER_RESPONDENT: limit(300),
    RATE_LIMIT_NEW_RESPONDENTS: limit(limits.newRespondentsPerMinute),
    /** Live streams open at once at one process; 0 is no limit. */
    LIVE_STREAMS_PER_ADDRESS: limit(10_000),
    /**
     * Webhooks, and the addresses from which pictures are fetched, may lead to this machine itself, over plain http.
     * Everywhere while the API is being developed.
     */
    OUTGOING_TO_THIS_MACHINE: flag.optional(),
    /** Makes the demo brand at the first start. */
    DEMO_SEED: flag.optional(),
  })
  .superRefine((env, context) => {
    const wrong = (name: keyof typeof env, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    // A database of its own is a deployment, and one that forgot to say so must not run as a playground.
    if (env.VITRINE_ENV === 'development' && env.DATABASE_URL && !env.FIREBASE_AUTH_EMULATOR_HOST)
      wrong(
        'VITRINE_ENV',
        'is needed with DATABASE_URL: production, or demo (development only with the Auth emulator)',
      );
    if (env.DATABASE_MIGRATION_URL && !env.DATABASE_URL)
      wrong(
        'DATABASE_MIGRATION_URL',
        'goes with DATABASE_URL, which names the user that the application works as',
      );
    if (env.VITRINE_ENV !== 'production') return;
    if (env.FIREBASE_AUTH_EMULATOR_HOST)
      wrong('FIREBASE_AUTH_EMULATOR_HOST', 'must not be set in production: the emulator accepts any token');
    if (!env.COOKIE_SECRET) wrong('COOKIE_SECRET', 'is needed in production: at least 32 random characters');
    if (env.FIREBASE_PROJECT_ID.startsWith('demo-')) wrong('FIREBASE_PROJECT_ID', 'is needed in production');
    if (env.OUTGOING_TO_THIS_MACHINE) wrong('OUTGOING_TO_THIS_MACHINE', 'must not be set in production');
    if (env.DEMO_SEED) wrong('DEMO_SEED', 'must not be set in production');
    if (isLocal(env.PUBLIC_ORIGIN))
      wrong('PUBLIC_ORIGIN', 'is needed in production: what browsers have in their address bar');
    else if (!env.PUBLIC_ORIGIN.startsWith('https:'))
      wrong('PUBLIC_ORIGIN', 'must begin with https:// in production: cookies would go out unencrypted');
    if (env.FIREBASE_TENANT_ID === demoTenantId) wrong('FIREBASE_TENANT_ID', 'is needed in production');
  })
  .transform((env) => ({
    environment: env.VITRINE_ENV,
    host: env.HOST,
    port: env.PORT,
    logLevel: env.LOG_LEVEL,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseMigrationUrl: env.DATABASE_MIGRATION_URL ?? null,
    backups: { everyMinutes: env.BACKUP_MINUTES, keep: env.BACKUPS_KEPT },
    redisUrl: env.REDIS_URL ?? null,
    publicOrigin: env.PUBLIC_ORIGIN,
    filesOrigin: env.FILES_ORIGIN ?? env.PUBLIC_ORIGIN,
    firebase: {
      projectId: env.FIREBASE_PROJECT_ID,
      tenantId: env.FIREBASE_TENANT_ID,
      checkRevoked: env.GOOGLE_APPLICATION_CREDENTIALS !== undefined,
      emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST ?? null,
    },
    firstOwnerEmail: env.FIRST_OWNER_EMAIL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    cookieSecret: env.COOKIE_SECRET ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    trustProxy: env.TRUST_PROXY,
    rateLimits: {
      perAddress: env.RATE_LIMIT_PER_ADDRESS,
      perPerson: env.RATE_LIMIT_PER_PERSON,
      perRespondent: env.RATE_LIMIT_PER_RESPONDENT,
      newRespondents: env.RATE_LIMIT_NEW_RESPONDENTS,
      streamsPerAddress: env.LIVE_STREAMS_PER_ADDRESS,
    },
    outgoingToThisMachine: env.OUTGOING_TO_THIS_MACHINE ?? env.VITRINE_ENV === 'development',
    demoSeed: env.DEMO_SEED ?? env.VITRINE_ENV !== 'production',
  }));

export interface Config extends Omit<z.output<typeof environment>, 'cookieSecret'> {
  cookieSecret: string;
}

/** Thrown by `readConfig`; the message has one line for each variable that is wrong. */
export class ConfigError extends Error {}

/**
 * Checks the environment once, at start. An empty variable counts as not set.
 * @throws ConfigError naming every variable that is wrong and what it should look like.
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environment.safeParse(set);
  if (!result.success)
    throw new ConfigError(
      result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  const { cookieSecret, ...config } = result.data;
  return { ...config, cookieSecret: cookieSecret ?? secretIn(config.dataDir) };
}

function secretIn(dataDir: string): string {
  try {
    return keptSecret(dataDir);
  } catch (error) {
    throw new ConfigError(`DATA_DIR: cannot be used: ${(error as Error).message}`);
  }
}
