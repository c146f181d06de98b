import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const ask = (body: object, cookie?: string) =>
  test.app.inject({
    method: 'POST',
    url: '/v1/visitor-sessions',
    payload: body,
    headers: cookie ? { cookie } : {},
  });
const cookieOf = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['set-cookie']).split(';')[0] ?? '';

it('gives a browser a respondent in a cookie that scripts and other sites cannot use', async () => {
  const response = await ask({});
  expect(response.statusCode).toBe(201);
  expect(response.json().respondentId).toMatch(/^[2-9a-z]{16}$/);
  const header = String(response.headers['set-cookie']);
  expect(header).toMatch(/^vitrine_visitor=/);
  for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=31536000'])
    expect(header).toContain(attribute);
});

const askOverTls = (cookie?: string) =>
  test.app.inject({
    method: 'POST',
    url: '/v1/visitor-sessions',
    payload: {},
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-proto': 'https', ...(cookie && { cookie }) },
  });
const boundCookieOf = (response: { headers: Record<string, unknown> }) =>
  String([response.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';

it('goes along inside other sites’ pages over HTTPS, where each site has its own', async () => {
  const response = await askOverTls();
  const [header = '', ...others] = [response.headers['set-cookie']].flat().map(String);
  expect(header).toMatch(/^__Host-vitrine_visitor=/);
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Path=/'])
    expect(header).toContain(attribute);
  expect(header).not.toContain('Domain');
  // The name of before, which another host of the same site could set, is taken away.
  for (const other of others) expect(other).toMatch(/^vitrine_visitor=; Max-Age=0/);
});

it('takes over HTTPS only the name that no other host of the site can set', async () => {
  const planted = await ask({});
  const first = await askOverTls(cookieOf(planted));
  expect(first.json()).not.toEqual(planted.json());
  const again = await askOverTls(`${cookieOf(planted)}; ${boundCookieOf(first)}`);
  expect(again.json()).toEqual(first.json());
});

it('says the respondent that the browser already has', async () => {
  const first = await ask({});
  const again = await ask({}, cookieOf(first));
  expect(again.json()).toEqual(first.json());
});

it('gives a kiosk a new respondent at a reset', async () => {
  const first = await ask({});
  const fresh = await ask({ fresh: true }, cookieOf(first));
  expect(fresh.json().respondentId).not.toBe(first.json().respondentId);
  expect(cookieOf(fresh)).toContain(fresh.json().respondentId);
});

it('takes a cookie that was tampered with for none', async () => {
  const first = await ask({});
  const { respondentId } = first.json();
  const forged = cookieOf(first).replace(respondentId, 'a'.repeat(16));
  const response = await ask({}, forged);
  expect(response.statusCode).toBe(201);
  expect(['a'.repeat(16), respondentId]).not.toContain(response.json().respondentId);
  expect((await ask({}, 'vitrine_visitor=; other=%E0%A4')).statusCode).toBe(201);
});

it('refuses unknown fields', async () => {
  const response = await ask({ respondentId: 'a'.repeat(16) });
  expect(response.statusCode).toBe(400);
  expect(response.json().code).toBe('invalid');
});
