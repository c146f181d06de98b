import { checkInvitation } from './check-invitation';

const answering = (status: number, body: object) =>
  jest.fn<Promise<Response>, Parameters<typeof fetch>>(
    async () => ({ ok: status < 400, status, headers: new Headers(), json: async () => body }) as Response,
  );

it('hands the link’s token over in the body, which no log holds', async () => {
  const send = answering(200, { state: 'expired' });
  expect(await checkInvitation('token-1', 'a@vitrine.example', send)).toBe('expired');
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe('/v1/invitations/check');
  expect(init?.body).toBe('{"token":"token-1","email":"a@vitrine.example"}');
});

it('keeps nobody out who may be invited: without an answer, the form is there', async () => {
  expect(await checkInvitation('token-1', undefined, answering(500, {}))).toBe('open');
  expect(
    await checkInvitation('token-1', undefined, async () => Promise.reject(new TypeError('No network'))),
  ).toBe('open');
});
