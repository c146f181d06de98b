import { createHmac } from 'node:crypto';
import type { RecordedResponse } from '@vitrine/shared/contract';
import type { OutboxRow } from './outbox';

/**
 * Tells programs of a brand which answers are one visitor's, and nothing else: the visitor's own id stays here, and two
 * brands cannot find out that they have the same visitor.
 */
export function responseForBrand(
  { respondentId, response }: OutboxRow,
  { brandId, secret }: { brandId: string; secret: string },
): RecordedResponse {
  const pseudonym = createHmac('sha256', secret)
    .update(`respondent/${brandId}/${respondentId}`)
    .digest('hex');
  return { ...response, respondent: pseudonym.slice(0, 32) };
}
