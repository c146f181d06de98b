import type { Problem } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import { cameOverTls } from './over-tls';

const odd: Problem = {
  type: 'urn:vitrine:problem:bad-request',
  title: 'Bad Request',
  status: 400,
  code: 'bad-request',
  message: 'The name of the host in this request is none.',
};

/** A name or an address, with a port or without (RFC 9110, 7.2). */
const host = /^([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;
const oneYearSeconds = 365 * 24 * 60 * 60;

/**
 * Refuses requests for a host that can be none, and has browsers that came over TLS come over nothing else from then
 * on. Subdomains are left out: they may be somebody else's.
 */
export function answerSoundHosts(app: FastifyInstance, publicOrigin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!host.test(request.headers.host ?? ''))
      return reply.code(400).type('application/problem+json').send(JSON.stringify(odd));
    if (cameOverTls(request, publicOrigin))
      reply.header('strict-transport-security', `max-age=${oneYearSeconds}`);
  });
}
