import { randomBytes } from 'node:crypto';
import { newId } from '../src/ids';
import { respondentSetCookie } from '../src/visitors/respondent-cookie';
import type { BenchPlace } from './seed-place';

/** Made before the clock runs: signing would cost the load generator more than sending. */
const respondents = 20_000;

/** @returns a function that makes requests of visitors who answer, as often as the place lets them. */
export function answerRequests(place: BenchPlace, cookieSecret: string): () => string {
  const newCookie = () =>
    respondentSetCookie(newId(), { secret: cookieSecret, secure: false })[0]?.split(';')[0];
  const cookies = Array.from({ length: place.onceEach ? 0 : respondents }, newCookie);
  const run = randomBytes(6).toString('hex');
  let sent = 0;
  const heads = place.answers.map((answers) => {
    const { documentId, manifest, partial } = place;
    const body = JSON.stringify({
      manifest,
      documentId,
      answers,
      language: 'en',
      ...(partial && { partial }),
    });
    const head = `POST /v1/placements/${place.placementId}/responses HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n`;
    return { head, body };
  });
  return () => {
    sent += 1;
    const { body, head } = heads[sent % heads.length] ?? { body: '', head: '' };
    return `${head}cookie: ${cookies[sent % cookies.length] ?? newCookie()}\r\nidempotency-key: ${run}-${sent}\r\n\r\n${body}`;
  };
}
