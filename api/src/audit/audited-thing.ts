import { eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
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
  moderations,
  people,
  placements,
  printedCodes,
  publishPlans,
  reviewSteps,
  runs,
  stores,
  tenants,
  testAccesses,
  timelineNotes,
  tokenLots,
  videoIntakes,
  wallScreens,
  webhooks,
} from '../db/schema';
import { placementFullName } from '../placements/full-name';

/** A thing at one moment: what it is called, whose it is, and what staff can change of it. */
export interface ThingState {
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
  read(tx: Transaction, ids: string[], brandId: string | null): Promise<Map<string, ThingState>>;
}

interface AuditedColumns {
  /** Left out for what has none. */
  name?: AnyPgColumn | SQL<string | null>;
  brandId?: AnyPgColumn;
  /** Named one by one: what is added to a table later, such as a secret, is not told by itself. */
  fields: Record<string, AnyPgColumn | SQL>;
}

/** Things that are rows of a table, found by one of its columns. */
function fromTable(id: AnyPgColumn, { brandId, fields, name }: AuditedColumns): AuditedThing {
  const nothing = sql<null>`null::text`;
  const columns = { id, name: name ?? nothing, brandId: brandId ?? nothing, fields };
  return {
    kind: getTableName(id.table),
    async read(tx, ids) {
      const rows: unknown[] = await tx.select(columns).from(id.table).where(inArray(id, ids));
      return new Map((rows as (ThingState & { id: string })[]).map(({ id: key, ...thing }) => [key, thing]));
    },
  };
}

/** Columns under their own names. */
const own = <Name extends string, Table extends Record<Name, AnyPgColumn>>(table: Table, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, table[name]]));

/** The name that an experience has now, beside its id. */
const experienceName = (id: AnyPgColumn | SQL) =>
  sql<string | null>`(select named.name from ${experiences} named where named.id = ${id})`;

const brand = fromTable(brands.id, {
  name: brands.name,
  brandId: brands.id,
  fields: own(
    brands,
    'name',
    'slug',
    'logo',
    'defaultTheme',
    'editorsMayPublish',
    'reviewBeforePublish',
    'archivedAt',
  ),
});

const store = fromTable(stores.id, {
  name: stores.name,
  fields: own(stores, 'name', 'address', 'timeZone', 'openingHours', 'groups', 'archivedAt'),
});

const planned = (column: AnyPgColumn) =>
  sql`(select ${column} from ${publishPlans} where ${publishPlans.experienceId} = ${experiences.id})`.mapWith(
    column,
  );

/** By whom is told by the entry; what for, by the call. */
const lastReviewStep = sql`(select done.step from ${reviewSteps} done
  where done.experience_id = experiences.id order by done.id desc limit 1)`;

export const experience = fromTable(experiences.id, {
  name: experiences.name,
  fields: {
    ...own(experiences, 'name', 'description', 'languages', 'publishedVersion'),
    plannedVersion: planned(publishPlans.version),
    plannedFor: planned(publishPlans.dueAt),
    review: lastReviewStep,
    archivedAt: experiences.archivedAt,
  },
});

const placement = fromTable(placements.id, {
  name: placements.name,
  fields: {
    ...own(placements, 'name', 'kind'),
    experience: experienceName(placements.experienceId),
    ...own(
      placements,
      'experienceId',
      'pinnedVersion',
      'calendar',
      'activeFrom',
      'activeUntil',
      'paused',
      'displayMode',
      'idleResetSeconds',
      'respondentsPerMinute',
      'archivedAt',
    ),
  },
});

/** Without its id, with which anybody sees a draft. */
const testAccess = fromTable(testAccesses.id, {
  name: testAccesses.label,
  fields: own(testAccesses, 'label', 'placementId', 'pinnedVersion', 'expiresAt', 'revokedAt'),
});

const personColumns = {
  name: people.email,
  fields: { email: people.email, role: people.role, status: people.status, invitedUntil: people.expiresAt },
};
const oneTurn = { kind: getTableName(people), oneTurn: true } as const;
const person = { ...fromTable(people.id, personColumns), ...oneTurn };
/** What somebody says of themselves. */
const ownProfile = fromTable(people.id, {
  name: people.email,
  fields: { displayName: people.displayName },
});
/** Somebody who may not be there yet. */
export const personByEmail = { ...fromTable(people.email, personColumns), ...oneTurn };

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

// Taken out once: what it is taken out of may be large.
const documentName = sql<
  string | null
>`(select words.value from (select ${titleJson} as title offset 0) as given,
  jsonb_each_text(case when jsonb_typeof(given.title) = 'object' then given.title end) as words
  where words.value <> '' limit 1)`;

/** A document's contents are in its own history, revision by revision. */
const document = fromTable(documents.id, {
  name: documentName,
  fields: {
    area: documents.area,
    experience: experienceName(documents.experienceId),
    ...own(documents, 'experienceId', 'revision', 'order', 'archivedAt'),
  },
});

const moderatedAs = (kind: 'word' | 'text', shown: boolean) =>
  sql<number>`(select count(*)::int from ${moderations} said
    where said.document_id = documents.id and said.kind = ${kind} and said.shown = ${shown})`;

/** How much of what visitors wrote is hidden, and not what it says: what somebody wrote who is erased must not live on here. */
export const moderatedDocument = fromTable(documents.id, {
  name: documentName,
  fields: {
    hiddenWords: moderatedAs('word', false),
    shownWords: moderatedAs('word', true),
    hiddenTexts: moderatedAs('text', false),
    shownTexts: moderatedAs('text', true),
  },
});

/** Without what is said: what somebody deleted must not live on here. */
const commentThread = fromTable(commentThreads.id, {
  name: experienceName(commentThreads.experienceId),
  fields: own(commentThreads, 'experienceId', 'area', 'documentId', 'resolvedAt', 'deletedAt'),
});
const experienceOfThread = sql`(select ${commentThreads.experienceId} from ${commentThreads} where ${commentThreads.id} = ${comments.threadId})`;
const comment = fromTable(comments.id, {
  name: experienceName(experienceOfThread),
  fields: own(comments, 'threadId', 'editedAt', 'deletedAt'),
});

/** Without what it says, as comments. */
const timelineNote = fromTable(timelineNotes.id, {
  name: experienceName(timelineNotes.experienceId),
  fields: own(timelineNotes, 'experienceId', 'at'),
});

const libraryObject = fromTable(libraryObjects.id, {
  name: libraryObjects.name,
  fields: own(libraryObjects, 'name', 'tags', 'licence', 'sha256', 'archivedAt'),
});

const file = fromTable(files.sha256, {
  fields: own(files, 'sha256', 'type', 'bytes', 'width', 'height'),
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

const videoIntake = fromTable(videoIntakes.id, { fields: own(videoIntakes, 'state', 'sha256') });

const documentImport = fromTable(imports.id, {
  name: imports.fileName,
  fields: {
    ...own(imports, 'fileName', 'area'),
    experience: experienceName(imports.experienceId),
    ...own(imports, 'experienceId', 'state'),
  },
});

const experienceImport = fromTable(experienceImports.id, {
  name: experienceImports.fileName,
  fields: own(experienceImports, 'fileName', 'state'),
});

/** Of the token itself nothing but what its list shows. */
const apiToken = fromTable(apiTokens.id, {
  name: apiTokens.name,
  fields: own(apiTokens, 'name', 'lastFour', 'expiresAt', 'revokedAt'),
});

/** Receivers' addresses hold secrets in their paths: their fingerprint shows that they became others. That a secret was replaced shows in `formerSecretUntil`. */
const webhook = fromTable(webhooks.id, {
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

export const run = fromTable(runs.id, {
  name: sql<
    string | null
  >`(select ${placementFullName} from ${placements} where ${placements.id} = ${runs.placementId})`,
  fields: { ...own(runs, 'area', 'state'), round: latestRound },
});

/** Without its codes, with which anybody answers. */
export const tokenLot = fromTable(tokenLots.id, {
  name: tokenLots.name,
  brandId: tokenLots.brandId,
  fields: {
    ...own(tokenLots, 'name', 'area', 'documentId', 'placementId', 'size'),
    revoked: sql`(select count(*)::int from tokens where lot_id = token_lots.id and revoked_at is not null)`,
  },
});

const printedAddress = fromTable(printedCodes.code, {
  name: printedCodes.code,
  brandId: printedCodes.brandId,
  fields: own(printedCodes, 'documentId', 'placementId'),
});

/** Without its code and its secret, with which a device would be this one. */
const screenInWall = fromTable(wallScreens.id, {
  name: wallScreens.name,
  brandId: wallScreens.brandId,
  fields: own(wallScreens, 'name', 'placementId', 'documentId', 'row', 'column', 'revokedAt'),
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
  PrintedCode: printedAddress,
  Store: store,
  Tenant: tenant,
  TenantDocument: document,
  TenantImport: documentImport,
  TenantUser: person,
  TestAccess: testAccess,
  TimelineNote: timelineNote,
  TokenLot: tokenLot,
  Video: videoIntake,
  WallScreen: screenInWall,
  Webhook: webhook,
  WebhookSecret: webhook,
};
