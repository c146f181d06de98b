import { createHmac } from 'node:crypto';
import type { RecordedResponse } from '@vitrine/shared/contract';
import type { OutboxRow } from './outbox';

/** Whose pseudonyms they are, and what nobody else can make them with. */
export interface PseudonymKey {
  brandId: string;
  secret: string;
}

/**
 * Tells programs of a brand which answers are one visitor's, and nothing else: the visitor's own id stays here, and two
 * brands cannot find out that they have the same visitor.
 */
export const pseudonymOf = (respondentId: string, { brandId, secret }: PseudonymKey): string =>
  createHmac('sha256', secret).update(`respondent/${brandId}/${respondentId}`).digest('hex').slice(0, 32);

export const responseForBrand = (
  { respondentId, response }: OutboxRow,
  key: PseudonymKey,
): RecordedResponse => ({ ...response, respondent: pseudonymOf(respondentId, key) });
