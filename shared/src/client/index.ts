/** How browsers talk to the API. Free of zod: endpoints are handed in. */
export { ApiError } from './api-error';
export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
} from './client';
export type { GetToken } from './with-token';
