import { randomUUID } from 'node:crypto';
import type { ManifestRoot, PublishedPoll, ResolvedPlacement } from '@vitrine/shared/contract';
import { type Dispatcher, request } from 'undici';
import { shellOrigin } from '../../support/product-process';

const placement = '/v1/placements/showroom24';

/** A visitor's session, as the cookie that carries it. */
export type Visitor = string;

/** Lets visitors of the demo's placement answer its poll, as their pages do. */
export async function openPoll(dispatcher: Dispatcher) {
  async function get<Body>(path: string): Promise<Body> {
    const { body } = await request(shellOrigin + path, { dispatcher });
    return (await body.json()) as Body;
  }
  const post = (path: string, content: object, headers: Record<string, string> = {}) =>
    request(shellOrigin + path, {
      dispatcher,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(content),
    });

  const { manifest } = await get<ResolvedPlacement>(placement);
  const { parts } = await get<ManifestRoot>(`/v1/manifests/${manifest}`);
  const part = parts.find(({ area }) => area === 'polling');
  if (!part) throw new Error('The demo has no poll');
  const { documentId, questions } = await get<PublishedPoll>(`/v1/manifests/parts/${part.hash}`);
  const [question] = questions;
  const [option] = question?.options ?? [];
  if (!question || !option) throw new Error('The demo’s poll has nothing to choose');
  const content = { manifest, documentId, answers: { [question.id]: [option.id] }, language: 'en' };

  return {
    async newVisitor(): Promise<Visitor> {
      const { body, headers } = await post('/v1/visitor-sessions', {});
      await body.dump();
      return String([headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    },
    async answer(cookie: Visitor): Promise<void> {
      const headers = { cookie, 'idempotency-key': randomUUID() };
      const { body, statusCode } = await post(`${placement}/responses`, content, headers);
      await body.dump();
      if (statusCode !== 201) throw new Error(`A visitor was answered ${statusCode}`);
    },
  };
}
