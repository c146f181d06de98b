import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerNetworkOf } from './caller-address';
import type { Config } from './config';
import { connectRedis } from './connect-redis';
import type { Access } from './identity/gate';
import { ProblemError } from './problem';

declare module 'fastify' {
  interface FastifyInstance {
    limits: {
      /** Counts a call against its address, before anything is known of the caller. */
      address(request: FastifyRequest): Promise<void>;
      /** Counts a call against its person or API token, else its respondent. */
      caller(request: FastifyRequest, access: Access): Promise<void>;
      /** Counts a respondent that is made for an address: ballots of nobody knows how many "visitors" would be one person's. */
      newRespondent(request: FastifyRequest): Promise<void>;
      /**
       * Counts a respondent who is new among those who answer at a placement. Those who come are counted too, but keep
       * their cookies, so that an address could gather them for hours and let all of them vote in one minute.
       */
      respondentAt(request: FastifyRequest, answering: Answering): Promise<void>;
      /** Counts an address that is held against an invitation, so that nobody finds the invited one by trying. */
      invitation(request: FastifyRequest, key: string): Promise<void>;
      /** Counts a code of a screen that a person tries, so that nobody finds one that they do not see. */
      pairing(request: FastifyRequest, personId: string): Promise<void>;
    };
  }
}

interface Answering {
  placementId: string;
  respondentId: string;
  /** How many new ones of one address may answer there in a minute; null: as many as may come. */
  respondentsPerMinute: number | null;
  /** Whether they have answered there before; asked only where the answer decides. */
  answeredBefore(): Promise<boolean>;
}

const windowMs = 60_000;
/** For so long, and so many at a process, those who answered are remembered without asking the database. */
const rememberedMs = 3600_000;
const remembered = 100_000;
/** Enough for somebody who mistypes, or has a few addresses. */
const addressesPerInvitation = 10;
/** Enough for whoever pairs a wall of many screens, one code after the other. */
const codesPerPerson = 20;

/** Limits of calls a minute; counted together by all processes when there is a Redis. Losing Redis limits nobody. */
export async function limitRates(app: FastifyInstance, config: Config): Promise<void> {
  const redis = config.redisUrl
    ? connectRedis(config.redisUrl, (error) => app.log.warn({ err: error }, 'rate limits without Redis'))
    : null;
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
  const { newRespondents, perAddress, perPerson, perRespondent } = config.rateLimits;
  const invitations = new WeakMap<FastifyRequest, string>();
  const pairings = new WeakMap<FastifyRequest, string>();
  const callers = new WeakMap<FastifyRequest, string>();
  const callerOf = (request: FastifyRequest) => callers.get(request) ?? callerNetworkOf(request);
  const address = limiter(perAddress, (request) => `a:${callerNetworkOf(request)}`);
  const person = limiter(perPerson, callerOf);
  const respondent = limiter(perRespondent, callerOf);
  const newRespondent = limiter(newRespondents, (request) => `n:${callerNetworkOf(request)}`);
  const invitation = limiter(addressesPerInvitation, (request) => `i:${invitations.get(request)}`);
  const pairing = limiter(codesPerPerson, (request) => `s:${pairings.get(request)}`);
  const respondentAt = limitRespondents(app, newRespondents);
  app.decorate('limits', {
    address,
    newRespondent,
    respondentAt,
    async invitation(request, key) {
      invitations.set(request, key);
      await invitation(request);
    },
    async pairing(request, personId) {
      pairings.set(request, personId);
      await pairing(request);
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

/** Whoever answered before may go on answering and counts no more, and whoever was refused does not count. */
function limitRespondents(app: FastifyInstance, newRespondents: number) {
  const answerings = new WeakMap<FastifyRequest, Answering>();
  const keyOf =
    (what: 'known' | 'together', of: (request: FastifyRequest, answering: Answering) => string) =>
    (request: FastifyRequest) => {
      const answering = answerings.get(request);
      return answering ? `${what}:${answering.placementId}:${of(request, answering)}` : what;
    };
  const mostOf = (answering: Answering | undefined) =>
    Math.min(answering?.respondentsPerMinute ?? Infinity, newRespondents || Infinity);
  // Apart, because the library's types leave out its `cache`.
  const ofKnown = {
    max: 0,
    timeWindow: rememberedMs,
    cache: remembered,
    keyGenerator: keyOf('known', (_, { respondentId }) => respondentId),
  };
  const known = app.createRateLimit(ofKnown);
  const together = app.createRateLimit({
    max: (request) => mostOf(answerings.get(request)),
    timeWindow: windowMs,
    keyGenerator: keyOf('together', callerNetworkOf),
  });
  return async (request: FastifyRequest, answering: Answering) => {
    if (mostOf(answering) === Infinity) return;
    answerings.set(request, answering);
    const before = await known(request, { increment: false });
    if (!before.isAllowed && before.isExceeded) return;
    const limit = await together(request);
    if (!limit.isAllowed && limit.isExceeded && !(await answering.answeredBefore()))
      throw tooMany(limit.ttlInSeconds);
    await known(request);
  };
}

const tooMany = (seconds: number) =>
  new ProblemError(429, 'too-many-requests', 'Too many requests. Please try again in a moment.', {
    headers: { 'retry-after': String(Math.max(1, seconds)) },
  });
