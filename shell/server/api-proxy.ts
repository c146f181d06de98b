import httpProxy from '@fastify/http-proxy';
import type { Problem } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';

const unavailable: Problem = {
  type: 'urn:vitrine:problem:unavailable',
  title: 'Service Unavailable',
  status: 503,
  code: 'unavailable',
  message: 'The service cannot be reached at the moment. Please try again.',
};

/** Passes on what the API answers, under this origin. While the API is away, a problem document says so. */
export async function proxyApi(app: FastifyInstance, apiOrigin: string): Promise<void> {
  for (const prefix of ['/v1', '/files', '/q'])
    await app.register(httpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      proxyPayloads: true,
      replyOptions: {
        // Whoever calls says nothing about their own address: the API would limit and write down what they claim.
        rewriteRequestHeaders: ({ ip, protocol }, { forwarded: _, ...headers }) => ({
          ...headers,
          'x-forwarded-for': ip,
          'x-forwarded-proto': protocol,
        }),
        onError: (reply, { error }) => {
          reply.request.log.warn({ err: error }, 'the API cannot be reached');
          reply
            .code(503)
            .header('retry-after', '2')
            .header('cache-control', 'no-store')
            .type('application/problem+json')
            .send(JSON.stringify(unavailable));
        },
      },
    });
}
