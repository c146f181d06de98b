import type {
  BrandRole,
  BrandTheme,
  PersonPreferences,
  PersonStatus,
  Tenant,
  TenantRole,
} from '@vitrine/shared/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { archivedAt, at, createdAt, nameKey, updatedAt } from './columns';

/** Counts up with every write of the owner's own documents. */
const draftRevision = integer('draft_revision').notNull().default(0);

/** One row: the tenant is fixed. */
export const tenants = pgTable('tenants', {
  id: text('id').primaryKey(),
  settings: jsonb('settings').$type<Tenant>().notNull(),
  draftRevision,
  updatedAt,
});

export const people = pgTable(
  'people',
  {
    id: text('id').primaryKey(),
    /** Firebase's user id; null until the first sign-in. */
    uid: text('uid').unique(),
    email: text('email').notNull().unique(),
    displayName: text('display_name'),
    role: text('role').$type<TenantRole>().notNull(),
    /** removed: not a person of the tenant any more; the row keeps the name under what they made. */
    status: text('status').$type<PersonStatus | 'removed'>().notNull(),
    invitedBy: text('invited_by'),
    /** SHA-256 of the invitation's token; the token itself is only in the link. */
    invitationHash: text('invitation_hash').unique(),
    /** The brand that made the newest invitation; null for one of the tenant's. */
    invitedInto: text('invited_into').references(() => brands.id),
    /**
     * When the identity service first said that this account's holder reads the mail of `email`. Until then they only
     * held an invitation's link, which may have been passed on (identity/confirmed.ts).
     */
    addressConfirmedAt: at('address_confirmed_at'),
    expiresAt: at('expires_at'),
    lastSeenAt: at('last_seen_at'),
    preferences: jsonb('preferences').$type<PersonPreferences>().notNull().default({}),
    createdAt,
    updatedAt,
  },
  (table) => [index('people_by_email').on(sql`lower(${table.email})`, table.id)],
);

export const brands = pgTable(
  'brands',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    nameKey,
    slug: text('slug').notNull().unique(),
    logo: text('logo'),
    defaultTheme: jsonb('default_theme').$type<BrandTheme>(),
    editorsMayPublish: boolean('editors_may_publish').notNull().default(false),
    /** What the prices of its last table were in, where the table did not say; null: the tenant's. */
    priceCurrency: text('price_currency'),
    reviewBeforePublish: boolean('review_before_publish').notNull().default(false),
    draftRevision,
    createdAt,
    updatedAt,
    archivedAt,
  },
  (table) => [
    index('brands_by_name').on(table.nameKey, table.id, table.archivedAt),
    index('brands_by_update').on(table.updatedAt, table.id),
    index('brands_by_creation').on(table.createdAt, table.id),
  ],
);

/** Whose a row is. */
export const brandId = text('brand_id')
  .notNull()
  .references(() => brands.id);

export const brandUsers = pgTable(
  'brand_users',
  {
    brandId,
    personId: text('person_id')
      .notNull()
      .references(() => people.id),
    role: text('role').$type<BrandRole>().notNull(),
    status: text('status').$type<'active' | 'disabled'>().notNull().default('active'),
    createdAt,
    updatedAt,
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.personId] }),
    index('brand_users_by_person').on(table.personId),
  ],
);
