import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { finished } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { Problem } from '@vitrine/shared/contract';
import { areaPaths } from '@vitrine/shared/contract/areas/listed';
import { networkOf } from '@vitrine/shared/server/client-network';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify';
import { Agent } from 'undici';
import type { ClientLimits } from './client-limits';
import type { ServerConfig } from './config';
import { type OpenCall, openCalls } from './open-calls';
import { cameOverTls } from './over-tls';

/** Of any server, as the library's hooks have it. */
type Reply = FastifyReply<RouteGenericInterface, RawServerBase>;

const unavailable: Problem = {
  type: 'urn:vitrine:problem:unavailable',
  title: 'Service Unavailable',
  status: 503,
  code: 'unavailable',
  message: 'The service cannot be reached at the moment. Please try again.',
};
const tooMany: Problem = {
  type: 'urn:vitrine:problem:too-many-requests',
  title: 'Too Many Requests',
  status: 429,
  code: 'too-many-requests',
  message: 'Too many requests. Please try again in a moment.',
};

/**
 * Passes on what the API answers, under this origin. While the API is away, a problem document says so. Connections to
 * the API are as many as there are calls: a number of them for everybody would be everybody's to use up. What one
 * network may have open is limited instead.
 */
export async function proxyApi(
  app: FastifyInstance,
  { apiOrigin, publicOrigin }: Pick<ServerConfig, 'apiOrigin' | 'publicOrigin'>,
  limits: ClientLimits,
): Promise<void> {
  const agent = new Agent({
    connections: null,
    headersTimeout: limits.silentMs,
    bodyTimeout: limits.silentMs,
  });
  app.addHook('onClose', () => agent.destroy());
  /** Aborted as soon as nobody waits for the answer any more. */
  const clientGone = new AsyncLocalStorage<AbortSignal>();
  const enter = openCalls(limits.openCallsPerNetwork);
  const leaveOf = new WeakMap<FastifyRequest, () => void>();

  for (const prefix of ['/v1', '/files', ...areaPaths])
    await app.register(httpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      proxyPayloads: true,
      undici: {
        request: ((options, answer) =>
          agent.request({ ...options, signal: clientGone.getStore() }, answer)) as typeof agent.request,
      },
      handler: (request, reply, destination, options) => {
        const leave = enter(networkOf(request.ip), openCall(reply.raw, request.raw.socket, limits.lyingMs));
        if (!leave) return sendProblem(reply, tooMany);
        leaveOf.set(request, leave);
        const gone = new AbortController();
        finished(reply.raw, (wrong) => {
          leave();
          if (wrong) gone.abort();
        });
        return clientGone.run(gone.signal, () => reply.from(destination, options));
      },
      replyOptions: {
        // The library's own would ask ten times more, at once, whenever the API says that it has too much to do.
        retryDelay: () => null,
        // Whoever calls says nothing about their own address: the API would limit and write down what they claim.
        rewriteRequestHeaders: (request, { forwarded: _, ...headers }) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': cameOverTls(request, publicOrigin) ? 'https' : 'http',
        }),
        // What each connection does with itself is agreed between its two ends (RFC 9110, 7.6.1).
        rewriteHeaders: ({ connection: _, 'keep-alive': __, ...headers }) => headers,
        onResponse: (request, reply, answer) => {
          if (String(reply.getHeader('content-type')).startsWith('text/event-stream'))
            leaveOf.get(request as FastifyRequest)?.();
          reply.send(answer.stream);
        },
        onError: (reply, { error }) => {
          if (reply.raw.destroyed) return;
          reply.request.log.warn({ err: error }, 'the API cannot be reached');
          sendProblem(reply, unavailable);
        },
      },
    });
}

/** @param lyingMs for so long its client may take nothing. */
function openCall(answer: ServerResponse, socket: Socket, lyingMs: number): OpenCall {
  /** When it was first seen that its client takes nothing; null since it took something. */
  let seenAt: number | null = null;
  answer.on('drain', () => {
    seenAt = null;
  });
  return {
    isLeftLying() {
      // It waits behind another one of its connection.
      if (!answer.socket) return true;
      if (!answer.writableNeedDrain) return false;
      seenAt ??= Date.now();
      return Date.now() - seenAt >= lyingMs;
    },
    cut: () => socket.destroy(),
  };
}

const sendProblem = (reply: Reply, problem: Problem) =>
  reply
    .code(problem.status)
    .header('retry-after', '2')
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem));
