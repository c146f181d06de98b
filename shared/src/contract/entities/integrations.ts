import { z } from 'zod';
import { answers } from '../responses/answer';
import { entityId, placementId } from '../values/ids';
import { updateOf } from '../values/update-of';
import { name, named, timestamp, timeToCome } from '../values/values';

/** What a program reads a brand with: as its analyst, and nothing else. The token itself is shown once. */
export const apiToken = named('ApiToken', {
  id: entityId,
  name: z.string(),
  /** Of the token, to tell one from another. */
  lastFour: z.string(),
  /** Name or address of who created it. */
  createdBy: z.string().nullable(),
  createdAt: timestamp,
  expiresAt: timestamp.nullable(),
  revokedAt: timestamp.nullable(),
  lastUsedAt: timestamp.nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

export const apiTokenCreate = z.strictObject({
  name,
  expiresAt: timeToCome.nullable().optional(),
});

export type ApiTokenCreate = z.input<typeof apiTokenCreate>;

export const createdApiToken = z.object({
  apiToken,
  /** null: it was given before, in an answer that did not arrive. */
  token: z.string().nullable(),
});
export type CreatedApiToken = z.infer<typeof createdApiToken>;

/** One submission of a visitor, as it was recorded: a changed answer is one more, and the later one counts. */
export const recordedResponse = named('RecordedResponse', {
  id: entityId,
  placementId,
  experienceId: entityId,
  /** The published version that was answered. */
  version: z.int(),
  area: z.string(),
  documentId: entityId,
  /** Round of what was answered, at that placement. */
  runId: entityId,
  /** The same for all that one visitor answered in this brand; not the id by which the product knows them. */
  respondent: z.string(),
  answer: answers,
  /** More was to come; of a respondent's parts in one run each holds all answers of the one before. */
  partial: z.boolean(),
  /** Which of the document's endings it led to; null for a part, and where there are none. */
  ending: z.string().nullable(),
  /** The quota that took in nobody more: the response is kept, and not counted. */
  fullQuota: z.string().nullable(),
  language: z.string(),
  receivedAt: timestamp,
});
export type RecordedResponse = z.infer<typeof recordedResponse>;

/** `http` leads nowhere but to the machine itself, and that only where its configuration lets it. */
const webhookAddress = z
  .url({ protocol: /^https?$/, error: 'An address that starts with https://', abort: true })
  .max(2000)
  .refine((address) => /^(https:|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(address), {
    error: 'An address that starts with https://',
  })
  .refine((address) => !/^https?:\/\/[^/?#]*@/.test(address), 'Leave name and password out of the address');

export const webhookCreate = z.strictObject({ name, address: webhookAddress });
export const webhookUpdate = updateOf({
  name: name.optional(),
  address: webhookAddress.optional(),
  active: z.boolean().optional(),
});

/** Why something was not delivered. */
export const deliveryFailures = [
  'not-found',
  'private-address',
  'unreachable',
  'too-slow',
  'redirected',
  'refused',
  'secret-lost',
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

export const webhookDelivery = named('WebhookDelivery', {
  id: z.string(),
  at: timestamp,
  /** `webhook-id` of the message: the same when it is sent again. */
  messageId: z.string(),
  /** How many responses were in it; 0 for a test. */
  responses: z.int(),
  durationMs: z.int(),
  status: z.int().nullable(),
  /** null: delivered. */
  failure: z.enum(deliveryFailures).nullable(),
  /** The beginning of what was answered. */
  answer: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhook = named('Webhook', {
  id: entityId,
  name: z.string(),
  address: z.string(),
  active: z.boolean(),
  /** Since when nothing arrives. With `active` false: it was switched off for that. */
  failingSince: timestamp.nullable(),
  nextAttemptAt: timestamp.nullable(),
  lastDelivery: webhookDelivery.nullable(),
  createdBy: z.string().nullable(),
  createdAt: timestamp,
});
export type Webhook = z.infer<typeof webhook>;

export const webhookWithSecret = z.object({
  webhook,
  /** What messages are signed with, as Standard Webhooks write it. null: it was given before. */
  secret: z.string().nullable(),
});
