import { createServer, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import type { ClientLimits } from './client-limits';

/** Longer than balancers keep theirs; Fastify’s own default, which holds for its own servers only. */
const keepAliveMs = 72_000;

/**
 * Options of Fastify for servers that cut clients who are slow or silent or ask far ahead of their answers, and let go
 * of what a connection has asked for as soon as it is gone. Node tells the answer that is being sent when its
 * connection closes, but not those that wait behind it: their files and calls of the API would stay open.
 */
export function connectionOptions(limits: ClientLimits): Pick<FastifyServerOptions, 'serverFactory'> {
  const { headersMs, requestMs, silentMs, unansweredRequests } = limits;
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>();

  const answersOf = (socket: Socket) => {
    const known = unanswered.get(socket);
    if (known) return known;
    const answers = new Set<ServerResponse>();
    unanswered.set(socket, answers);
    socket.once('close', () => {
      for (const answer of answers) if (!answer.socket) abandon(answer);
    });
    return answers;
  };

  return {
    serverFactory(handle) {
      const server = createServer(
        {
          headersTimeout: headersMs,
          requestTimeout: requestMs,
          connectionsCheckingInterval: Math.min(headersMs, 5000),
          keepAliveTimeout: keepAliveMs,
        },
        (request, response) => {
          const { socket } = request;
          // Nobody is there to be answered.
          if (socket.destroyed) return;
          const answers = answersOf(socket);
          answers.add(response);
          response.once('close', () => answers.delete(response));
          if (answers.size > unansweredRequests) cut(socket);
          else handle(request, response);
        },
      );
      return server.setTimeout(silentMs);
    },
  };
}

/**
 * Closes the connection, and has node's parser leave what else came with this packet: there may be hundreds of requests
 * in it, which would all be made and ended while nobody else is served. Its answer 2 ends the parsing, as after the
 * headers of a protocol that is not HTTP (llhttp, on_headers_complete).
 */
function cut(socket: Socket): void {
  const { parser } = socket as { parser?: { onIncoming?: () => number } };
  if (parser) parser.onIncoming = () => 2;
  socket.destroy();
}

/** As node does with the answer whose connection closed (onServerResponseClose). */
function abandon(answer: ServerResponse): void {
  answer.destroy();
  answer.emit('close');
}
