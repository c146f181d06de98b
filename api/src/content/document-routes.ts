import { type Document, endpoints, type Page, textIn } from '@vitrine/shared/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { archivedIs } from '../archived';
import type { Database, Transaction } from '../db/database';
import { documents, experiences } from '../db/schema';
import type { Dependencies } from '../dependencies';
import type { Staff } from '../identity/staff';
import { byName, byTime, contains, type ListOrder, listPage, rowsOf, sortedBy } from '../pagination';
import { notFound, ProblemError } from '../problem';
import { route } from '../route';
import { announceDraft } from './announce';
import { type DocumentRow, documentOf } from './document';
import { documentLinks } from './document-links';
import { searchedTitle, shownTitle, titleJson, titleOf } from './document-title';
import { renewUses, usesOf } from './document-uses';
import { listEditSessions } from './edit-sessions';
import { patchDocument } from './patch-document';
import { peopleNames } from './people-names';
import { readDocument } from './read-document';
import { contentAt } from './revisions';
import { runningAt } from './vault-links';
import { createDocument, setDocumentArchived } from './write-document';

const byOrder: ListOrder<DocumentRow> = {
  name: 'order',
  // By code unit, as fractional-indexing compares; never by locale.
  key: sql`${documents.order} collate "C"`,
  id: documents.id,
  direction: 'ascending',
  value: z.string(),
  of: ({ id, order }) => [order, id],
  literal: (key) => sql`${String(key)}::text collate "C"`,
};

/** @param language in which names are shown. At most `limits.documentsPerArea` are put in order. */
const documentOrders = (language: string | undefined) => ({
  order: byOrder,
  name: byName<DocumentRow>(shownTitle(language), documents.id, ({ baseLanguage, data, id }) => [
    textIn(titleOf(data), language, baseLanguage),
    id,
  ]),
  changed: byTime<DocumentRow>(documents.updatedAt, documents.id, ({ id, updatedAt }) => [updatedAt, id]),
});

/** Drafts: what staff edit. Publishing is in `publishing-routes.ts`. */
export function documentRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  app.register(async (scope) => {
    // Every answer that is one document carries its revision, the repeated answer to a repeated call too.
    scope.addHook('preSerialization', async (request, reply, payload) => {
      if (!isDocument(payload)) return payload;
      reply.header('etag', `"${payload.revision}"`);
      // By now it is committed.
      if (request.method !== 'GET') await announceDraft(dependencies, ownerIn(request, payload));
      return payload;
    });
    reading(scope, dependencies);
    writing(scope, dependencies);
  });
}

const isDocument = (payload: unknown): payload is Document =>
  payload !== null && typeof payload === 'object' && 'revision' in payload && 'data' in payload;

function ownerIn({ params }: FastifyRequest, { owner }: Document) {
  const { brandId = null } = params as { brandId?: string };
  return { brandId, experienceId: owner.kind === 'experience' ? owner.experienceId : null };
}

function reading(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;

  route(app, dependencies, endpoints.listDocuments, async ({ brand, query }) => {
    const { archived, area, experienceId, language, owner, q, sort } = query;
    if (experienceId) {
      const ofBrand = and(eq(experiences.id, experienceId), eq(experiences.brandId, brand.id));
      if ((await db.$count(experiences, ofBrand)) === 0) throw notFound('experience');
    }
    const filter = and(
      experienceId || owner === 'brand' ? eq(documents.brandId, brand.id) : isNull(documents.brandId),
      experienceId ? eq(documents.experienceId, experienceId) : isNull(documents.experienceId),
      area && eq(documents.area, area),
      archivedIs(documents.archivedAt, archived),
      contains(searchedTitle, q),
    );
    const order = sortedBy(sort, documentOrders(language));
    const page = await listPage({
      query,
      // A place among names in one language is none among those in another.
      order: language ? { ...order, name: `${order.name} ${language}` } : order,
      rows: rowsOf(db.select().from(documents), filter),
      total: db.$count(documents, filter),
      item: (row) => row,
    });
    const names = await peopleNames(
      db,
      page.items.map(({ updatedBy }) => updatedBy),
    );
    return { ...page, items: page.items.map((row) => documentOf(row, names)) } satisfies Page<Document>;
  });

  route(app, dependencies, endpoints.getDocumentOutline, async ({ brand, params: { experienceId } }) => {
    const ofBrand = and(eq(experiences.id, experienceId), eq(experiences.brandId, brand.id));
    if ((await db.$count(experiences, ofBrand)) === 0) throw notFound('experience');
    const { area, archivedAt, baseLanguage, id, order, revision } = documents;
    const items = await db
      .select({ id, area, revision, baseLanguage, title: titleJson })
      .from(documents)
      .where(and(eq(documents.experienceId, experienceId), isNull(archivedAt)))
      .orderBy(area, sql`${order} collate "C"`, id);
    return { items: items.map((item) => ({ ...item, title: titleOf(item) })) };
  });

  route(app, dependencies, endpoints.getDocument, async ({ brand, params }) =>
    answer(db, await readDocument(db, brand.id, params.documentId)),
  );

  route(app, dependencies, endpoints.listRevisions, async ({ brand, params, query }) => {
    const { id } = await readDocument(db, brand.id, params.documentId);
    const page = await listEditSessions(db, id, query);
    const names = await peopleNames(
      db,
      page.items.map(({ by }) => by),
    );
    const items = page.items.map(({ at, by, firstRevision, revision }) => ({
      revision,
      firstRevision,
      by: (by && names.get(by)) ?? null,
      at: at.toISOString(),
    }));
    return { ...page, items };
  });

  route(app, dependencies, endpoints.getRevision, async ({ brand, params: { documentId, revision } }) => {
    const document = await readDocument(db, brand.id, documentId);
    const content = await contentAt(db, document, revision);
    if (!content) throw notFound('revision');
    const { at, by, data } = content;
    const names = await peopleNames(db, [by]);
    return { revision, data, by: (by && names.get(by)) ?? null, at: at.toISOString() };
  });

  route(app, dependencies, endpoints.listDocumentUses, async ({ brand, params }) => {
    const { id } = await readDocument(db, brand.id, params.documentId);
    return usesOf(db, brand.id, { kind: 'document', id: id });
  });

  route(app, dependencies, endpoints.listDocumentLinks, async ({ brand, params }) => {
    const document = await readDocument(db, brand.id, params.documentId);
    return { links: await documentLinks(db, document), frozenAt: await runningAt(db, document.id, now()) };
  });
}

function writing(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;
  const writer = <BrandId extends string | null>(brandId: BrandId, { person }: Staff) => ({
    brandId,
    personId: person.id,
    now: now(),
  });

  route(app, dependencies, endpoints.createDocument, ({ body, brandId, staff, write }) =>
    write(async (tx) => answer(tx, await createDocument(tx, writer(brandId, staff), body))),
  );

  route(
    app,
    dependencies,
    endpoints.patchDocument,
    async ({ body, brandId, params, request, staff, write }) => {
      const row = await patchDocument(write, writer(brandId, staff), {
        documentId: params.documentId,
        patch: body,
        ifMatch: revisionNamed(request),
        idempotencyKey: request.headers['idempotency-key']?.toString(),
      });
      return answer(db, row);
    },
  );

  for (const [endpoint, archived] of [
    [endpoints.archiveDocument, true],
    [endpoints.restoreDocument, false],
  ] as const)
    route(app, dependencies, endpoint, async ({ brandId, params, staff, write }) =>
      answer(db, await setDocumentArchived(write, writer(brandId, staff), params.documentId, archived)),
    );

  route(app, dependencies, endpoints.renewDocumentUses, async ({ body, brand, params, staff }) => {
    const vault = await readDocument(db, brand.id, params.documentId);
    const experienceId = body.experienceId ?? null;
    const renewed = await renewUses(db, writer(brand.id, staff), vault, experienceId);
    await announceDraft(dependencies, { brandId: brand.id, experienceId });
    return renewed;
  });
}

/** `*` would let a write pass over what its author has not seen. */
function revisionNamed(request: FastifyRequest): string {
  const tags = request.headers['if-match'] ?? '*';
  if (tags.trim() !== '*') return tags;
  throw new ProblemError(428, 'if-match-required', 'Say in If-Match which revision this changes.');
}

/** A document of the brand or of the tenant, which every brand reads. */
async function answer(db: Database | Transaction, row: DocumentRow): Promise<Document> {
  return documentOf(row, await peopleNames(db, [row.updatedBy]));
}
