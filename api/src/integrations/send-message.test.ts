import { Webhook } from 'standardwebhooks';
import { isReachable, type Resolve } from '../outgoing/reachable-address';
import { startWebhookReceiver } from '../testing/webhook-receiver';
import { newWebhookSecret, seal, unseal } from './sealed-secret';
import { sendMessage, type Way } from './send-message';

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.close());

const development: Way = { allowsLoopback: true };
const production: Way = { allowsLoopback: false };
const message = () => ({ id: 'msg_1', at: new Date(), body: JSON.stringify({ text: 'Grüße, 東京' }) });
const send = (address: string, way: Way, secrets = [newWebhookSecret()]) =>
  sendMessage(address, message(), secrets, way);

it('is signed so that a verifier of Standard Webhooks believes it, and no other secret does', async () => {
  const [secret, former] = [newWebhookSecret(), newWebhookSecret()];
  expect(await send(receiver.address, development, [secret, former])).toMatchObject({
    status: 204,
    failure: null,
  });
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
  const signed = {
    'webhook-id': String(headers['webhook-id']),
    'webhook-timestamp': String(headers['webhook-timestamp']),
    'webhook-signature': String(headers['webhook-signature']),
  };
  expect(new Webhook(secret).verify(body, signed)).toEqual({ text: 'Grüße, 東京' });
  expect(new Webhook(former).verify(body, signed)).toEqual({ text: 'Grüße, 東京' });
  expect(() => new Webhook(newWebhookSecret()).verify(body, signed)).toThrow('No matching signature');
  expect(() => new Webhook(secret).verify(`${body} `, signed)).toThrow('No matching signature');
});

it('follows no redirect', async () => {
  const other = await startWebhookReceiver();
  receiver.answerWith({ status: 307, headers: { location: other.address } });
  expect(await send(receiver.address, development)).toMatchObject({ status: 307, failure: 'redirected' });
  expect(other.received).toEqual([]);
  await other.close();
});

it('keeps the beginning of an answer, without what the database cannot store', async () => {
  receiver.answerWith({ status: 500, body: `\0${'ä'.repeat(100_000)}` });
  const { answer, failure, status } = await send(receiver.address, development);
  expect([status, failure]).toEqual([500, 'refused']);
  expect(answer).toBe('ä'.repeat(511));
});

it('gives up on a receiver that does not answer', async () => {
  receiver.answerWith('none');
  expect(await send(receiver.address, { ...development, deadlineMs: 50 })).toMatchObject({
    status: null,
    failure: 'too-slow',
  });
});

it('tells a name that nobody knows from a machine that does not answer', async () => {
  expect((await send('https://nobody.invalid/', production)).failure).toMatch(/not-found|unreachable/);
  const { address } = receiver;
  const gone = await startWebhookReceiver();
  await gone.close();
  expect(await send(gone.address, development)).toMatchObject({ failure: 'unreachable' });
  expect((await send(address, development)).failure).toBeNull();
});

describe('reaches nothing but the public internet', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::a00:1',
    '::a9fe:a9fe',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:0:7f00:1',
    '64:ff9b::a00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'fec0::1',
    '100::1',
    '4000::1',
    '0x7f.1',
    '2130706433',
    '0177.0.0.1',
  ])('not %s', async (address) => {
    expect(isReachable(address, false)).toBe(false);
    const host = address.includes(':') ? `[${address}]` : address;
    expect(await send(`https://${host}/`, production)).toMatchObject({ failure: 'private-address' });
  });

  it.each(['8.8.8.8', '2606:4700:4700::1111'])('but %s', (address) => {
    expect(isReachable(address, false)).toBe(true);
  });

  it('judges what a name leads to when it connects, whatever it led to before', async () => {
    const asked: string[] = [];
    const toThisMachine: Resolve = (name, _options, callback) => {
      asked.push(name);
      callback(null, [{ address: '127.0.0.1', family: 4 }]);
    };
    const way = { ...production, resolve: toThisMachine };
    const address = `https://public.example:${receiver.port}/`;
    expect(await send(address, way)).toMatchObject({ failure: 'private-address' });
    expect(asked).toEqual(['public.example']);
    expect(receiver.received).toEqual([]);
  });

  it('nor the machine itself over plain http, but where the API is being developed', async () => {
    expect(await send(receiver.address, production)).toMatchObject({ failure: 'private-address' });
    expect(receiver.received).toEqual([]);
    expect((await send(receiver.address, development)).failure).toBeNull();
    expect(isReachable('192.168.1.1', true)).toBe(false);
  });
});

it('keeps a secret so that only this deployment reads it', () => {
  const secret = newWebhookSecret();
  const sealed = seal(secret, 'a deployment');
  expect(sealed).not.toContain(secret);
  expect(unseal(sealed, 'a deployment')).toBe(secret);
  expect(unseal(sealed, 'another one')).toBeNull();
});
