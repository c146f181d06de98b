import { eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { titleJson } from '../content/document-title';
import type { Transaction } from '../db/database';
import {
  apiTokens,
  brandFiles,
  brands,
  brandUsers,
  comments,
  commentThreads,
  documents,
  experienceImports,
  experiences,
  files,
  imports,
  libraryObjects,
  people,
  placements,
  publishPlans,
  reviewSteps,
  runs,
  stores,
  tenants,
  testAccesses,
  videoIntakes,
  webhooks,
} from '../db/schema';

/** A thing at one moment: what it is called, whose it is, and what staff can change of it. */
export interface ToldThing {
  name: string | null;
  brandId: string | null;
  fields: Record<string, unknown>;
}

/** A kind of thing that staff change, as the audit log tells of it. */
export interface AuditedThing {
  kind: string;
  /** Of this nobody changes two at once, whichever: they are locked in more than one order. */
  oneTurn?: true;
  /** @param brandId the brand in the call's address, for what is only told of within one. */
  read(tx: Transaction, ids: string[], brandId: string | null): Promise<Map<string, ToldThing>>;
}

interface Told {
  id: AnyPgColumn;
  name: AnyPgColumn | SQL<string | null> | null;
  brandId?: AnyPgColumn;
  /** Named one by one: what is added to a table later, such as a secret, is not told by itself. */
  fields: Record<string, AnyPgColumn | SQL>;
}

function told(table: PgTable, { brandId, fields, id, name }: Told): AuditedThing {
  const nothing = sql<string | null>`null::text`;
  const columns = { id, name: name ?? nothing, brandId: brandId ?? nothing, ...prefixed(fields) };
  return {
    kind: getTableName(table),
    async read(tx, ids) {
      const rows: Record<string, unknown>[] = await tx.select(columns).from(table).where(inArray(id, ids));
      return new Map(rows.map((row) => [String(row.id), thingOf(row)]));
    },
  };
}

const prefix = 'field:';
const prefixed = (fields: Told['fields']) =>
  Object.fromEntries(Object.entries(fields).map(([name, column]) => [prefix + name, column]));

const thingOf = (row: Record<string, unknown>): ToldThing => ({
  name: textOf(row.name),
  brandId: textOf(row.brandId),
  fields: Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  ),
});
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** The name that an experience has now, beside its id. */
const experienceName = (id: AnyPgColumn) =>
  sql<string | null>`(select named.name from ${experiences} named where named.id = ${id})`;

const brand = told(brands, {
  id: brands.id,
  name: brands.name,
  brandId: brands.id,
  fields: {
    name: brands.name,
    slug: brands.slug,
    logo: brands.logo,
    defaultTheme: brands.defaultTheme,
    editorsMayPublish: brands.editorsMayPublish,
    reviewBeforePublish: brands.reviewBeforePublish,
    archivedAt: brands.archivedAt,
  },
});

const store = told(stores, {
  id: stores.id,
  name: stores.name,
  fields: {
    name: stores.name,
    address: stores.address,
    timeZone: stores.timeZone,
    openingHours: stores.openingHours,
    groups: stores.groups,
    archivedAt: stores.archivedAt,
  },
});

const planned = (column: AnyPgColumn) =>
  sql`(select ${column} from ${publishPlans} where ${publishPlans.experienceId} = ${experiences.id})`.mapWith(
    column,
  );

/** By whom is told by the entry; what for, by the call. */
const lastReviewStep = sql`(select done.step from ${reviewSteps} done
  where done.experience_id = experiences.id order by done.id desc limit 1)`;

export const experience = told(experiences, {
  id: experiences.id,
  name: experiences.name,
  fields: {
    name: experiences.name,
    description: experiences.description,
    languages: experiences.languages,
    publishedVersion: experiences.publishedVersion,
    plannedVersion: planned(publishPlans.version),
    plannedFor: planned(publishPlans.dueAt),
    review: lastReviewStep,
    archivedAt: experiences.archivedAt,
  },
});

const placement = told(placements, {
  id: placements.id,
  name: placements.name,
  fields: {
    name: placements.name,
    kind: placements.kind,
    experience: experienceName(placements.experienceId),
    experienceId: placements.experienceId,
    pinnedVersion: placements.pinnedVersion,
    calendar: placements.calendar,
    activeFrom: placements.activeFrom,
    activeUntil: placements.activeUntil,
    paused: placements.paused,
    idleResetSeconds: placements.idleResetSeconds,
    respondentsPerMinute: placements.respondentsPerMinute,
    archivedAt: placements.archivedAt,
  },
});

/** Without its id, with which anybody sees a draft. */
const testAccess = told(testAccesses, {
  id: testAccesses.id,
  name: testAccesses.label,
  fields: {
    label: testAccesses.label,
    placementId: testAccesses.placementId,
    pinnedVersion: testAccesses.pinnedVersion,
    expiresAt: testAccesses.expiresAt,
    revokedAt: testAccesses.revokedAt,
  },
});

const tellsPerson = {
  name: people.email,
  fields: { email: people.email, role: people.role, status: people.status, invitedUntil: people.expiresAt },
};
const oneTurn = { kind: getTableName(people), oneTurn: true } as const;
const person = { ...told(people, { id: people.id, ...tellsPerson }), ...oneTurn };
/** What somebody says of themselves. */
const ownProfile = told(people, {
  id: people.id,
  name: people.email,
  fields: { displayName: people.displayName },
});
/** Somebody who may not be there yet. */
export const personByEmail = { ...told(people, { id: people.email, ...tellsPerson }), ...oneTurn };

/** What a brand says of people, by a column of theirs. */
const brandUserBy = (id: AnyPgColumn): AuditedThing => ({
  ...oneTurn,
  async read(tx, ids, brandId) {
    const rows = await tx
      .select({ id, email: people.email, role: brandUsers.role, status: brandUsers.status })
      .from(brandUsers)
      .innerJoin(people, eq(people.id, brandUsers.personId))
      .where(sql`${inArray(id, ids)} and ${brandUsers.brandId} = ${brandId}`);
    return new Map(
      rows.map(({ email, id: key, role, status }) => [
        String(key),
        { name: email, brandId, fields: { email, role, status } },
      ]),
    );
  },
});
const brandUser = brandUserBy(people.id);
export const brandUserByEmail = brandUserBy(people.email);

/** What somebody has chosen for themselves. */
const preferences: AuditedThing = {
  kind: 'preferences',
  async read(tx, ids) {
    const rows = await tx.select().from(people).where(inArray(people.id, ids));
    return new Map(
      rows.map(({ email, id, preferences: chosen }) => [
        id,
        { name: email, brandId: null, fields: { ...chosen } },
      ]),
    );
  },
};

/** There is one. */
const tenant: AuditedThing = {
  kind: 'tenants',
  async read(tx, ids) {
    const rows = await tx.select().from(tenants).where(inArray(tenants.id, ids));
    return new Map(
      rows.map(({ id, settings }) => [id, { name: settings.name, brandId: null, fields: { ...settings } }]),
    );
  },
};

/** A document's contents are in its own history, revision by revision. */
const document = told(documents, {
  id: documents.id,
  // Taken out once: what it is taken out of may be large.
  name: sql<string | null>`(select words.value from (select ${titleJson} as title offset 0) as given,
    jsonb_each_text(case when jsonb_typeof(given.title) = 'object' then given.title end) as words
    where words.value <> '' limit 1)`,
  fields: {
    area: documents.area,
    experience: experienceName(documents.experienceId),
    experienceId: documents.experienceId,
    revision: documents.revision,
    order: documents.order,
    archivedAt: documents.archivedAt,
  },
});

/** Without what is said: what somebody deleted must not live on here. */
const commentThread = told(commentThreads, {
  id: commentThreads.id,
  name: experienceName(commentThreads.experienceId),
  fields: {
    experienceId: commentThreads.experienceId,
    area: commentThreads.area,
    documentId: commentThreads.documentId,
    resolvedAt: commentThreads.resolvedAt,
    deletedAt: commentThreads.deletedAt,
  },
});
const ofThread = (column: AnyPgColumn) =>
  sql<
    string | null
  >`(select ${column} from ${commentThreads} where ${commentThreads.id} = ${comments.threadId})`;
const comment = told(comments, {
  id: comments.id,
  name: sql<
    string | null
  >`(select named.name from ${experiences} named where named.id = ${ofThread(commentThreads.experienceId)})`,
  fields: {
    threadId: comments.threadId,
    editedAt: comments.editedAt,
    deletedAt: comments.deletedAt,
  },
});

const libraryObject = told(libraryObjects, {
  id: libraryObjects.id,
  name: libraryObjects.name,
  fields: {
    name: libraryObjects.name,
    tags: libraryObjects.tags,
    licence: libraryObjects.licence,
    sha256: libraryObjects.sha256,
    archivedAt: libraryObjects.archivedAt,
  },
});

const file = told(files, {
  id: files.sha256,
  name: null,
  fields: {
    sha256: files.sha256,
    type: files.type,
    bytes: files.bytes,
    width: files.width,
    height: files.height,
  },
});

/** A picture or video as one brand has it: its content may be another brand's too. */
const brandFile: AuditedThing = {
  kind: 'brand_files',
  async read(tx, ids, brandId) {
    const rows = await tx
      .select()
      .from(brandFiles)
      .where(sql`${inArray(brandFiles.sha256, ids)} and ${brandFiles.brandId} = ${brandId}`);
    return new Map(
      rows.map(({ archivedAt, name, sha256 }) => [
        sha256,
        { name, brandId, fields: { name, sha256, archivedAt } },
      ]),
    );
  },
};

const videoIntake = told(videoIntakes, {
  id: videoIntakes.id,
  name: null,
  fields: { state: videoIntakes.state, sha256: videoIntakes.sha256 },
});

const documentImport = told(imports, {
  id: imports.id,
  name: imports.fileName,
  fields: {
    fileName: imports.fileName,
    area: imports.area,
    experience: experienceName(imports.experienceId),
    experienceId: imports.experienceId,
    state: imports.state,
  },
});

const experienceImport = told(experienceImports, {
  id: experienceImports.id,
  name: experienceImports.fileName,
  fields: { fileName: experienceImports.fileName, state: experienceImports.state },
});

/** Of the token itself nothing but what its list shows. */
const apiToken = told(apiTokens, {
  id: apiTokens.id,
  name: apiTokens.name,
  fields: {
    name: apiTokens.name,
    lastFour: apiTokens.lastFour,
    expiresAt: apiTokens.expiresAt,
    revokedAt: apiTokens.revokedAt,
  },
});

/** Receivers' addresses hold secrets in their paths: their fingerprint shows that they became others. That a secret was replaced shows in `formerSecretUntil`. */
const webhook = told(webhooks, {
  id: webhooks.id,
  name: webhooks.name,
  fields: {
    name: webhooks.name,
    receiver: sql`substring(${webhooks.address} from '^[a-z]+://[^/?#]+')`,
    addressFingerprint: sql`left(md5(${webhooks.address}), 8)`,
    active: webhooks.active,
    formerSecretUntil: webhooks.formerUntil,
  },
});

/** A reset closes the round and opens the next. */
const latestRound = sql`(select max(later.round) from ${runs} later
  where later.placement_id = ${runs}.placement_id and later.document_id = ${runs}.document_id)`;

export const run = told(runs, {
  id: runs.id,
  name: sql<
    string | null
  >`(select ${placements.name} from ${placements} where ${placements.id} = ${runs.placementId})`,
  fields: { area: runs.area, state: runs.state, round: latestRound },
});

/** What calls change, by the name that theirs ends with; where there are several, it ends with an s. */
export const auditedThings: Record<string, AuditedThing> = {
  ApiToken: apiToken,
  Brand: brand,
  BrandFile: brandFile,
  BrandUser: brandUser,
  Comment: comment,
  CommentThread: commentThread,
  Document: document,
  Experience: experience,
  ExperienceImport: experienceImport,
  Image: file,
  Import: documentImport,
  LibraryObject: libraryObject,
  OwnPreferences: preferences,
  OwnProfile: ownProfile,
  Placement: placement,
  Store: store,
  Tenant: tenant,
  TenantDocument: document,
  TenantImport: documentImport,
  TenantUser: person,
  TestAccess: testAccess,
  Video: videoIntake,
  Webhook: webhook,
  WebhookSecret: webhook,
};
