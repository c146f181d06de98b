import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}
type Answer = { status: number; body?: string; headers?: Record<string, string> } | 'none';
/** What it answers, or what is done before it does. */
type Answering = Answer | (() => Promise<Answer>);

/** A program that is told of responses: keeps what it got and answers what the test says. */
export async function startWebhookReceiver() {
  const received: Received[] = [];
  const state: { answer: Answering } = { answer: { status: 204 } };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    received.push({ headers: request.headers, body });
    const given = typeof state.answer === 'function' ? await state.answer() : state.answer;
    if (given === 'none') return;
    const { body: answer = '', headers = {}, status } = given;
    response.writeHead(status, headers).end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    address: `http://127.0.0.1:${port}/hook`,
    received,
    answerWith(answer: Answering) {
      state.answer = answer;
    },
    /** Ids of the responses that came, message by message. */
    told: () =>
      received.map(({ body }) => (JSON.parse(body).data.responses ?? []).map(({ id }: { id: string }) => id)),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
