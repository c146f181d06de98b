/** firebase-tools ships no types; this is what we take from it. */
declare module 'firebase-tools/lib/emulator/auth/server' {
  import type { RequestListener } from 'node:http';

  /**
   * The Auth emulator as a request handler; nothing listens yet. Compiling all of its API takes some seconds. `mode` says what
   * it thinks of other projects, `projects` is where it keeps people.
   */
  export function createApp(
    projectId: string,
    mode: undefined,
    projects: Map<string, unknown>,
  ): Promise<RequestListener>;
}

declare module 'firebase-tools/lib/emulator/auth/apiSpec' {
  /** What the emulator answers, as OpenAPI. */
  const apiSpec: { default: { paths: Record<string, unknown> } };
  export default apiSpec;
}
