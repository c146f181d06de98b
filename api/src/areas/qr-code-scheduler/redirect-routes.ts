import { addresses } from '@vitrine/shared/contract/values/addresses';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies';
import { ProblemError } from '../../problem';
import { codeBrands } from './code-brand';
import { codePage } from './code-page';
import type { CodePageReason } from './code-page-words';
import { codeFollower, type Followed } from './follow-code';
import type { ScanCounts } from './scan-counts';
import { visitingDevice } from './visiting-device';
import { languageAmong } from './visiting-language';

const statusOf: Record<CodePageReason, number> = {
  scheduled: 200,
  archived: 410,
  ended: 410,
  nowhere: 410,
  unknown: 404,
  crowded: 429,
  unavailable: 503,
};

/**
 * What is printed: `/q/{code}` leads on to where the code's rules say now, or to a page that says why it leads nowhere.
 * Whatever else stands below that path gets a page, too: who scans a code gets no answer that is meant for programs.
 */
export function redirectRoutes(app: FastifyInstance, dependencies: Dependencies, scans: ScanCounts): void {
  const { now } = dependencies;
  const follower = codeFollower(dependencies);
  const brandsOf = codeBrands(dependencies);

  async function lead(request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-store');
    const code = codeIn(request);
    // Known ones are open to as many as there are behind one address; a guess costs a look at the database.
    if (!follower.knows(code)) await app.limits.address(request);
    const { device, isBot } = visitingDevice(request.headers);
    const acceptLanguage = request.headers['accept-language'];
    const followed = await follower.follow(code, { acceptLanguage, device });
    if (!followed) return sendPage(request, reply, { reason: 'unknown' });
    if (request.method !== 'HEAD') {
      const language = languageAmong(acceptLanguage, followed.experience.languages);
      scans.add({ followed, isBot, deviceClass: device, language, at: now() });
    }
    if (followed.address !== null) return reply.redirect(followed.address, 302);
    return sendDeadEnd(request, reply, followed);
  }

  async function sendDeadEnd(request: FastifyRequest, reply: FastifyReply, followed: Followed) {
    const { deadEnd, opens, printed } = followed;
    const shows = await follower.showsSomething(printed);
    return sendPage(request, reply, {
      reason: deadEnd ?? 'nowhere',
      brand: await brandsOf.get(printed.experienceId),
      onward: shows ? addresses.placement(printed.placementId) : null,
      opens,
    });
  }

  for (const url of ['/q', '/q/*'])
    app.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url,
      schema: { hide: true },
      onRequest: async (request, reply) => {
        // Before anything of a body is looked at: there is nothing that could be sent to a code.
        if (request.method === 'GET' || request.method === 'HEAD') return;
        reply.header('allow', 'GET, HEAD');
        return sendPage(request, reply, { reason: 'unknown', status: 405 });
      },
      errorHandler: (error, request, reply) => {
        const status = error instanceof ProblemError ? error.status : 503;
        if (!(error instanceof ProblemError))
          request.log.error({ err: error }, 'a code could not be followed');
        if (error instanceof ProblemError) reply.headers(error.details.headers ?? {});
        return sendPage(request, reply, { reason: status === 429 ? 'crowded' : 'unavailable' });
      },
      handler: lead,
    });
}

/** What stands behind `/q/`; printed in capitals, or typed so, it is the same. */
function codeIn({ params }: FastifyRequest): string {
  const { '*': rest = '' } = params as { '*'?: string };
  return rest.replace(/\/$/, '').toLowerCase();
}

type Page = Pick<Parameters<typeof codePage>[0], 'reason'> &
  Partial<Omit<Parameters<typeof codePage>[0], 'reason'>> & { status?: number };

function sendPage(request: FastifyRequest, reply: FastifyReply, { reason, status, ...rest }: Page) {
  const { html, language, policy } = codePage({
    ...{ reason, brand: null, onward: null, opens: null, ...rest },
    acceptLanguage: request.headers['accept-language'],
  });
  return reply
    .code(status ?? statusOf[reason])
    .headers({
      'cache-control': 'no-store',
      'content-language': language,
      'content-security-policy': policy,
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
