import type { GetToken } from './client';

/**
 * Sends a call with a token: a refused one is renewed once, and when that is refused too, the person signs in again.
 * @returns the first answer that is not 401, or the last one.
 */
export async function withToken(
  getToken: GetToken,
  send: (token: string | null) => Promise<Response>,
): Promise<Response> {
  let token = await getToken();
  let response = await send(token);
  for (const wanted of [{ refresh: true }, { refused: true }]) {
    if (response.status !== 401 || !token) return response;
    const next = await getToken(wanted);
    if (!next || next === token) continue;
    token = next;
    response = await send(next);
  }
  return response;
}
