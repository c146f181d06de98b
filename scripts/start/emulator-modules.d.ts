/** firebase-tools ships no types; this is the one function that we take from it. */
declare module 'firebase-tools/lib/emulator/auth/server' {
  import type { RequestListener } from 'node:http';

  /** The Auth emulator as a request handler; nothing listens yet. Compiling its API takes some seconds. */
  export function createApp(projectId: string): Promise<RequestListener>;
}
