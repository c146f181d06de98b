import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test?.close());

const patch = (payload: object) =>
  test.app.inject({ method: 'PATCH', url: '/v1/tenant', headers: test.as('admin'), payload });
const read = async () => (await test.app.inject({ url: '/v1/tenant', headers: test.as('member') })).json();

it('keeps what is not named and changes what is', async () => {
  const before = await read();
  const answer = await patch({ name: 'Möbelhaus', imprintUrl: 'https://vitrine.test/imprint' });
  expect(answer.json()).toEqual({ ...before, name: 'Möbelhaus', imprintUrl: 'https://vitrine.test/imprint' });
  expect(await read()).toEqual(answer.json());
});

it('asks for consent again when its text changes, and only then', async () => {
  const { consentText, consentVersion } = await read();
  expect((await patch({ consentText })).json().consentVersion).toBe(consentVersion);
  expect((await patch({ consentText: { en: 'May we?' } })).json().consentVersion).toBe(consentVersion + 1);
  expect((await patch({ consentVersion: 9 })).statusCode).toBe(400);
});

describe('asking for consent', () => {
  const none = {
    status: 400,
    errors: [{ pointer: '/consentText', message: expect.stringMatching(/^Visitors/) }],
  };
  afterAll(() => patch({ askConsent: false, consentText: { en: 'May we?' }, defaultLanguage: 'en' }));

  it.each([
    [{ askConsent: true, consentText: {} }],
    [{ askConsent: true, consentText: { en: ' ', de: 'Dürfen wir?' } }],
  ])('takes a question in the default language: %j', async (payload) => {
    const before = await read();
    expect((await patch(payload)).json()).toMatchObject(none);
    expect(await read()).toEqual(before);
  });

  it('keeps it as long as visitors are asked', async () => {
    expect((await patch({ askConsent: true, consentText: { en: 'May we?' } })).statusCode).toBe(200);
    expect((await patch({ consentText: { de: 'Dürfen wir?' } })).json()).toMatchObject(none);
    expect((await patch({ defaultLanguage: 'de' })).json()).toMatchObject({
      errors: [{ pointer: '/defaultLanguage' }],
    });
    expect((await patch({ name: 'Möbelhaus' })).statusCode).toBe(200);
    expect((await patch({ askConsent: false, consentText: {} })).statusCode).toBe(200);
    expect((await patch({ askConsent: true })).json()).toMatchObject(none);
  });
});

it('has its default language among its languages', async () => {
  const answer = await patch({ languages: ['de'], defaultLanguage: 'en' });
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer: '/defaultLanguage' }] });
});

it.each([
  [{ defaultTimeZone: 'Mars/Olympus' }, '/defaultTimeZone', 'Not a time zone'],
  [{ defaultTimeZone: '+01:00' }, '/defaultTimeZone', 'Not a time zone'],
  [{ defaultCurrency: 'QQQ' }, '/defaultCurrency', 'Not a currency code'],
  [{ defaultCurrency: 'eur' }, '/defaultCurrency', 'Not a currency code'],
  [{ languages: ['en', 'zz'] }, '/languages/1', 'Not a language tag'],
  [{ languages: ['en', 'de', 'en'] }, '/languages', 'Each language once'],
  [{ languages: [] }, '/languages', 'Choose at least one language'],
  [{ defaultLanguage: 'fr' }, '/defaultLanguage', 'Must be one of the languages'],
  [{ imprintUrl: 'javascript:alert(1)' }, '/imprintUrl', 'An address that starts with https://'],
  [{ responseRetentionDays: 0 }, '/responseRetentionDays', 'At least 1'],
])('refuses %j', async (payload, pointer, message) => {
  const before = await read();
  expect((await patch(payload)).json()).toMatchObject({ status: 400, errors: [{ pointer, message }] });
  expect(await read()).toEqual(before);
});

it.each([
  ['europe/berlin', 'Europe/Berlin'],
  ['US/Eastern', 'America/New_York'],
  ['utc', 'UTC'],
])('calls the time zone %s by its name %s', async (given, name) => {
  expect((await patch({ defaultTimeZone: given })).json().defaultTimeZone).toBe(name);
});
