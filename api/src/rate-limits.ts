import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import type { Config } from './config';
import type { Access } from './identity/gate';
import { ProblemError } from './problem';

declare module 'fastify' {
  interface FastifyInstance {
    limits: {
      /** Counts a call against its address, before anything is known of the caller. */
      address(request: FastifyRequest): Promise<void>;
      /** Counts a call against its person or API token, else its respondent. */
      caller(request: FastifyRequest, access: Access): Promise<void>;
      /** Counts an address that is held against an invitation, so that nobody finds the invited one by trying. */
      invitation(request: FastifyRequest, key: string): Promise<void>;
    };
  }
}

const windowMs = 60_000;
/** Enough for somebody who mistypes, or has a few addresses. */
const addressesPerInvitation = 10;

/** Limits of calls a minute; counted together by all processes when there is a Redis. Losing Redis limits nobody. */
export async function limitRates(app: FastifyInstance, config: Config): Promise<void> {
  const redis = config.redisUrl
    ? new Redis(config.redisUrl, { connectTimeout: 1000, maxRetriesPerRequest: 1, enableOfflineQueue: false })
    : null;
  redis?.on('error', (error) => app.log.warn({ err: error }, 'rate limits without Redis'));
  app.addHook('onClose', async () => redis?.disconnect());
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    nameSpace: 'vitrine:limit:',
    ...(redis && { redis }),
  });
  const limiter = (max: number, keyOf: (request: FastifyRequest) => string) => {
    const count = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator: keyOf });
    return async (request: FastifyRequest) => {
      if (max === 0) return;
      const limit = await count(request);
      if (!limit.isAllowed && limit.isExceeded) throw tooMany(limit.ttlInSeconds);
    };
  };
  const { perAddress, perPerson, perRespondent } = config.rateLimits;
  const invitations = new WeakMap<FastifyRequest, string>();
  const callers = new WeakMap<FastifyRequest, string>();
  const callerOf = (request: FastifyRequest) => callers.get(request) ?? request.ip;
  const address = limiter(perAddress, (request) => `a:${request.ip}`);
  const person = limiter(perPerson, callerOf);
  const respondent = limiter(perRespondent, callerOf);
  const invitation = limiter(addressesPerInvitation, (request) => `i:${invitations.get(request)}`);
  app.decorate('limits', {
    address,
    async invitation(request, key) {
      invitations.set(request, key);
      await invitation(request);
    },
    async caller(request, { apiToken, respondentId, staff }) {
      if (staff) callers.set(request, `p:${staff.person.id}`);
      else if (apiToken) callers.set(request, `t:${apiToken.id}`);
      else if (respondentId) callers.set(request, `r:${respondentId}`);
      else return;
      await (staff || apiToken ? person : respondent)(request);
    },
  });
}

const tooMany = (seconds: number) =>
  new ProblemError(429, 'too-many-requests', 'Too many requests. Please try again in a moment.', {
    headers: { 'retry-after': String(Math.max(1, seconds)) },
  });
