import { endpoints, type RequestOf } from '@vitrine/shared/contract';
import { eq, max, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { type Jobs, startJobs } from '../db/jobs';
import { jobs as jobRows, responses, webhookDeliveries, webhooks } from '../db/schema';
import { addResponse } from '../testing/add-response';
import { callEndpoint } from '../testing/call-endpoint';
import { createTestApp, type TestApp } from '../testing/test-app';
import { startWebhookReceiver } from '../testing/webhook-receiver';
import { deliverJob, deliverJobKind } from './deliver';

let test: TestApp;
let jobs: Jobs;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let clock: number;
beforeAll(async () => {
  test = await createTestApp();
  receiver = await startWebhookReceiver();
  jobs = await startJobs({
    db: test.db,
    now: test.dependencies.now,
    kinds: { [deliverJobKind]: deliverJob(test.dependencies) },
    onError: (_kind, error) => {
      throw error;
    },
  });
});
beforeEach(async () => {
  clock = Date.now();
  test.setNow(new Date(clock));
  // The next run comes when a test lets time pass.
  await test.db.update(jobRows).set({ dueAt: new Date(clock + 5_000) });
});
afterEach(async () => {
  await test.db.delete(webhooks);
  receiver.received.length = 0;
  receiver.answerWith({ status: 204 });
});
afterAll(async () => {
  await jobs?.stop();
  await receiver?.close();
  await test?.close();
});

/** Lets time pass, and the job run. */
async function after(seconds: number) {
  clock += seconds * 1000;
  test.setNow(new Date(clock));
  await jobs.runDue();
}

async function create(address = receiver.address) {
  const { body } = await callEndpoint(test, 'manager', endpoints.createWebhook, {
    params: { brandId: test.brandId },
    body: { name: 'Warehouse', address },
  });
  return { id: body.webhook.id, secret: String(body.secret) };
}

const at = (webhookId: string) => ({ params: { brandId: test.brandId, webhookId } });
const change = (id: string, body: RequestOf<typeof endpoints.updateWebhook>['body']) =>
  callEndpoint(test, 'manager', endpoints.updateWebhook, { ...at(id), body });
async function shown() {
  const { body } = await callEndpoint(test, 'manager', endpoints.listWebhooks, {
    params: { brandId: test.brandId },
  });
  const [first] = body.items;
  if (!first) throw new Error('There is no webhook');
  return first;
}

/** Adds responses of the brand, and as many of another. */
async function answered(count: number): Promise<string[]> {
  const ids = [];
  for (let each = 0; each < count; each += 1) {
    ids.push((await addResponse(test.db, test)).id);
    await addResponse(test.db, test.foreign);
  }
  return ids;
}

const signedHeaders = (index: number) => {
  const headers = receiver.received[index]?.headers ?? {};
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
};

it('tells of what was answered since it was created, in order and signed, and of nothing twice', async () => {
  await answered(2);
  const { secret } = await create();
  await after(5);
  expect(receiver.received).toEqual([]);
  const ids = await answered(3);
  await after(5);
  await after(5);
  expect(receiver.told()).toEqual([ids]);
  const body = new Webhook(secret).verify(receiver.received[0]?.body ?? '', signedHeaders(0));
  expect(body).toMatchObject({ type: 'responses.recorded', data: { brandId: test.brandId } });
  const later = await answered(1);
  await after(5);
  expect(receiver.told()).toEqual([ids, later]);
  expect((await shown()).lastDelivery).toMatchObject({ status: 204, failure: null, responses: 1 });
});

it('sends at most a hundred at once', async () => {
  await create();
  const ids = await answered(101);
  await after(5);
  expect(receiver.told()).toEqual([ids.slice(0, 100), ids.slice(100)]);
});

it('sends a batch that failed again as it was, later and later, and then what came meanwhile', async () => {
  await create();
  const first = await answered(2);
  receiver.answerWith({ status: 500, body: 'Out of paper' });
  await after(5);
  expect(await shown()).toMatchObject({
    active: true,
    failingSince: new Date(clock).toISOString(),
    nextAttemptAt: new Date(clock + 30_000).toISOString(),
    lastDelivery: { status: 500, failure: 'refused', answer: 'Out of paper' },
  });
  const second = await answered(1);
  await after(25);
  expect(receiver.told()).toEqual([first]);
  await after(5);
  expect((await shown()).nextAttemptAt).toBe(new Date(clock + 60_000).toISOString());
  receiver.answerWith({ status: 200 });
  await after(60);
  expect(receiver.told()).toEqual([first, first, first, second]);
  const [one, again, last] = receiver.received;
  expect(again?.headers['webhook-id']).toBe(one?.headers['webhook-id']);
  expect(last?.body).toBe(one?.body);
  expect(await shown()).toMatchObject({ failingSince: null, nextAttemptAt: null });
});

it('is switched off after three days, and goes on where it stopped when it is switched on', async () => {
  const { id } = await create();
  const ids = await answered(1);
  receiver.answerWith({ status: 410 });
  let hours = 0;
  do {
    await after(6 * 3600);
    hours += 6;
  } while (hours < 6 * 24 && (await shown()).active);
  expect(hours).toBeGreaterThan(3 * 24);
  expect(await shown()).toMatchObject({ active: false, failingSince: expect.any(String) });
  receiver.answerWith({ status: 200 });
  const tried = receiver.received.length;
  await after(7 * 24 * 3600);
  expect(receiver.received).toHaveLength(tried);
  const { body } = await change(id, { active: true });
  expect(body).toMatchObject({ active: true, failingSince: null });
  await after(5);
  expect(receiver.told().at(-1)).toEqual(ids);
});

it('is quiet while it is switched off, and misses nothing', async () => {
  const { id } = await create();
  await change(id, { active: false });
  const ids = await answered(2);
  await after(5);
  expect(receiver.received).toEqual([]);
  await change(id, { active: true });
  await after(5);
  expect(receiver.told()).toEqual([ids]);
});

it('is tried out at once, and says how it went', async () => {
  const { id, secret } = await create();
  const tryOut = () => callEndpoint(test, 'manager', endpoints.testWebhook, at(id));
  expect((await tryOut()).body).toMatchObject({ status: 204, failure: null, responses: 0 });
  expect(new Webhook(secret).verify(receiver.received[0]?.body ?? '', signedHeaders(0))).toMatchObject({
    type: 'test',
  });
  receiver.answerWith({ status: 404, body: 'Nothing here' });
  expect((await tryOut()).body).toMatchObject({ status: 404, failure: 'refused', answer: 'Nothing here' });
  const { body } = await callEndpoint(test, 'manager', endpoints.listWebhookDeliveries, at(id));
  expect(body.items.map(({ status }) => status)).toEqual([404, 204]);
});

it('that is deleted while it is tried out is gone', async () => {
  const { id } = await create();
  receiver.answerWith(async () => {
    await callEndpoint(test, 'manager', endpoints.deleteWebhook, at(id));
    return { status: 204 };
  });
  expect((await callEndpoint(test, 'manager', endpoints.testWebhook, at(id))).status).toBe(404);
});

it('whose secret two people change at once signs with both', async () => {
  const { id } = await create();
  const rotate = (role: 'manager' | 'owner') =>
    callEndpoint(test, role, endpoints.rotateWebhookSecret, at(id));
  const told = (await Promise.all([rotate('manager'), rotate('owner')])).map(({ body }) => body.secret);
  await callEndpoint(test, 'manager', endpoints.testWebhook, at(id));
  for (const secret of told)
    expect(() =>
      new Webhook(String(secret)).verify(receiver.received[0]?.body ?? '', signedHeaders(0)),
    ).not.toThrow();
});

it('changes its secret: for a day the one before signs as well', async () => {
  const { id, secret: former } = await create();
  const { body } = await callEndpoint(test, 'manager', endpoints.rotateWebhookSecret, at(id));
  const secret = String(body.secret);
  const verifies = (index: number, with_: string) => {
    try {
      new Webhook(with_).verify(receiver.received[index]?.body ?? '', signedHeaders(index));
      return true;
    } catch {
      return false;
    }
  };
  await callEndpoint(test, 'manager', endpoints.testWebhook, at(id));
  expect([verifies(0, secret), verifies(0, former)]).toEqual([true, true]);
  await test.db
    .update(webhooks)
    .set({ formerUntil: new Date(clock) })
    .where(eq(webhooks.id, id));
  await callEndpoint(test, 'manager', endpoints.testWebhook, at(id));
  expect([verifies(1, secret), verifies(1, former)]).toEqual([true, false]);
  expect(JSON.stringify(await test.db.select().from(webhooks))).not.toContain(secret);
});

it('says nothing in its deliveries of how many messages other brands are sent', async () => {
  const { id } = await create();
  const earlier = { at: new Date(clock), responses: 0, durationMs: 1, status: 204, answer: '' };
  await test.db
    .insert(webhookDeliveries)
    .values([1, 2, 3].map((each) => ({ ...earlier, webhookId: id, messageId: `msg_${each}` })));
  const rows = await test.db.select({ id: webhookDeliveries.id }).from(webhookDeliveries);
  const page = (query: { limit: number; cursor?: string }) =>
    callEndpoint(test, 'manager', endpoints.listWebhookDeliveries, { ...at(id), query });
  const first = (await page({ limit: 2 })).body;
  const told = [...first.items.map((item) => item.id), (await shown()).lastDelivery?.id];
  expect(new Set(told).size).toBe(2);
  for (const { id: number } of rows) expect(told).not.toContain(String(number));
  const cursor = first.nextCursor ?? '';
  expect(() => JSON.parse(Buffer.from(cursor, 'base64url').toString())).toThrow(SyntaxError);
  const second = (await page({ limit: 2, cursor })).body;
  expect([...first.items, ...second.items].map(({ messageId }) => messageId)).toEqual([
    'msg_3',
    'msg_2',
    'msg_1',
  ]);
  const plain = Buffer.from(JSON.stringify(['newest', 'after', rows[1]?.id, rows[1]?.id, 2])).toString(
    'base64url',
  );
  expect((await page({ limit: 2, cursor: plain })).problem.errors).toMatchObject([{ pointer: '/cursor' }]);
});

it('says nothing in its messages’ ids of how much is answered elsewhere', async () => {
  // So long that none of it is there by chance.
  const before = 8_123_456_789_012;
  await test.db.execute(sql`select setval('responses_position_seq', ${before}::bigint)`);
  await create();
  await answered(1);
  await after(5);
  const [{ position } = { position: 0 }] = await test.db
    .select({ position: max(responses.position).mapWith(Number) })
    .from(responses);
  expect(position).toBeGreaterThan(before);
  const id = String(receiver.received[0]?.headers['webhook-id']);
  expect(id).toMatch(/^msg_[0-9a-f]{32}$/);
  for (const told of [position - 1, position])
    for (const base of [10, 16]) expect(id).not.toContain(told.toString(base));
});

it('keeps the last fifty deliveries, and none of a webhook that was deleted', async () => {
  const { id } = await create();
  const earlier = {
    webhookId: id,
    at: new Date(clock),
    responses: 0,
    durationMs: 1,
    status: 204,
    answer: '',
  };
  await test.db
    .insert(webhookDeliveries)
    .values(Array.from({ length: 51 }, (_, each) => ({ ...earlier, messageId: `msg_${each}` })));
  await callEndpoint(test, 'manager', endpoints.testWebhook, at(id));
  expect(await test.db.$count(webhookDeliveries)).toBe(50);
  expect((await callEndpoint(test, 'manager', endpoints.deleteWebhook, at(id))).status).toBe(204);
  expect(await test.db.$count(webhookDeliveries)).toBe(0);
  expect((await callEndpoint(test, 'manager', endpoints.testWebhook, at(id))).status).toBe(404);
});

it.each([
  ['http://example.com/', 'An address that starts with https://'],
  ['ftp://example.com/', 'An address that starts with https://'],
  ['https://user:word@example.com/', 'Leave name and password out of the address'],
  ['https://10.0.0.1/', 'This leads into a private network. Give an address on the public internet'],
])('refuses %s at its field', async (address, message) => {
  const { problem, status } = await callEndpoint(test, 'manager', endpoints.createWebhook, {
    params: { brandId: test.brandId },
    body: { name: 'Warehouse', address },
  });
  expect(status).toBe(400);
  expect(problem.errors).toEqual([{ pointer: '/address', message }]);
});
