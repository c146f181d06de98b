import { z } from 'zod';
import { updateOf } from '../values/update-of';
import {
  currency,
  httpsAddress,
  languageMap,
  languages,
  languageTag,
  name,
  named,
  timeZone,
} from '../values/values';

const wholeNumber = (most: number) =>
  z
    .int('Give a whole number')
    .min(1, 'At least 1')
    .max(most, `At most ${most.toLocaleString('en')}`);

export const tenant = named('Tenant', {
  name,
  defaultLanguage: languageTag,
  languages,
  defaultTimeZone: timeZone,
  defaultCurrency: currency,
  responseRetentionDays: wholeNumber(3650),
  consentText: languageMap(2000),
  consentVersion: z.int().min(1),
  /** Whether visitors are asked the consent text: may they be recognised when they come again. */
  askConsent: z.boolean(),
  imprintUrl: httpsAddress.nullable(),
  privacyUrl: httpsAddress.nullable(),
  invitationLifetimeHours: wholeNumber(24 * 90),
});
export type Tenant = z.infer<typeof tenant>;
export const tenantUpdate = updateOf(tenant.omit({ consentVersion: true }).partial().shape);
