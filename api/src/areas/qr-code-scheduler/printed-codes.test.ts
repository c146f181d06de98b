import { emptyQrCode, endpoints } from '@vitrine/shared/contract';
import { printedCodePattern } from '@vitrine/shared/contract/values/patterns';
import { eq } from 'drizzle-orm';
import { documents, placements } from '../../db/schema';
import { newPlacementId } from '../../ids';
import { callEndpoint } from '../../testing/call-endpoint';
import { createTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const inExperience = () => ({ brandId: test.brandId, experienceId: test.experienceId });
async function newCode(): Promise<string> {
  const { brandId, experienceId } = test;
  const { body } = await callEndpoint(test, 'editor', endpoints.createDocument, {
    params: { brandId },
    body: { area: 'qr-code-scheduler', experienceId, data: { ...emptyQrCode() } },
  });
  return body.id;
}
async function anotherPlacement(): Promise<string> {
  const id = newPlacementId();
  const [{ brandId, storeId } = { brandId: '', storeId: '' }] = await test.db
    .select()
    .from(placements)
    .where(eq(placements.id, test.placementId));
  await test.db.insert(placements).values({ id, brandId, storeId, name: 'Till' });
  return id;
}
const print = (...codes: { documentId: string; placementId: string }[]) =>
  callEndpoint(test, 'editor', endpoints.createPrintedCodes, { params: inExperience(), body: { codes } });

it('is made once for each placement at which a code stands, and stays', async () => {
  const documentId = await newCode();
  const { placementId } = test;
  const till = await anotherPlacement();
  const made = await print({ documentId, placementId });
  expect(made.status).toBe(201);
  const [window] = made.body.items;
  expect(window).toMatchObject({ documentId, placementId, placementName: 'Store · Placement' });
  expect(window?.code).toMatch(printedCodePattern);

  const places = [
    { documentId, placementId: till },
    { documentId, placementId },
  ];
  const again = await print(...places);
  expect(again.body.items.map((one) => one.placementId)).toEqual([till, placementId]);
  expect(again.body.items[1]).toEqual(window);
  // Two who ask at once get the same.
  const [one, other] = await Promise.all([print(...places), print(...places.toReversed())]);
  expect(one.body.items).toEqual(again.body.items);
  expect(other.body.items).toEqual(again.body.items.toReversed());

  const { body } = await callEndpoint(test, 'analyst', endpoints.listPrintedCodes, {
    params: inExperience(),
    query: { documentId },
  });
  expect(body.total).toBe(2);
  expect(body.items).toEqual(expect.arrayContaining(again.body.items));
});

it('is made for a thousand codes at once, and for none of them if one is not there', async () => {
  const documentId = await newCode();
  const { placementId } = test;
  const foreign = { documentId, placementId: test.foreign.placementId };
  const refused = await print({ documentId, placementId }, foreign);
  expect(refused.status).toBe(404);
  expect(refused.problem.errors).toMatchObject([{ pointer: '/codes/1/placementId' }]);
  const poll = await callEndpoint(test, 'editor', endpoints.createDocument, {
    params: { brandId: test.brandId },
    body: { area: 'polling', experienceId: test.experienceId },
  });
  expect((await print({ documentId: poll.body.id, placementId })).status).toBe(404);
  const { body } = await callEndpoint(test, 'editor', endpoints.listPrintedCodes, {
    params: inExperience(),
    query: { documentId },
  });
  expect(body.items).toEqual([]);

  const ids = await test.db
    .insert(placements)
    .values(
      Array.from({ length: 1_000 }, (_, number) => ({
        id: newPlacementId(),
        brandId: test.brandId,
        storeId: test.storeId,
        name: `Shelf ${number}`,
      })),
    )
    .returning({ id: placements.id });
  const many = await print(...ids.map(({ id }) => ({ documentId, placementId: id })));
  expect(new Set(many.body.items.map(({ code }) => code)).size).toBe(1_000);
  expect(
    (await print(...[...ids, ids[0]].map((one) => ({ documentId, placementId: one?.id ?? '' })))).status,
  ).toBe(400);
});

it('is not made of what is archived', async () => {
  const documentId = await newCode();
  const placementId = await anotherPlacement();
  await test.db.update(placements).set({ archivedAt: new Date() }).where(eq(placements.id, placementId));
  expect(await print({ documentId, placementId })).toMatchObject({
    status: 409,
    problem: { code: 'archived' },
  });
  await test.db.update(documents).set({ archivedAt: new Date() }).where(eq(documents.id, documentId));
  expect((await print({ documentId, placementId: test.placementId })).status).toBe(409);
});
