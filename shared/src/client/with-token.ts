/**
 * A token of the signed-in person; null for visitors, whose session is a cookie.
 * @param options.refresh asks for one that was not used before.
 * @param options.refused a renewed one was refused too: the session is over, and the person signs in again first.
 */
export type GetToken = (options?: { refresh?: boolean; refused?: boolean }) => Promise<string | null>;

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
