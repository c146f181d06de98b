import type { RequestListener } from 'node:http';
import apiSpec from 'firebase-tools/lib/emulator/auth/apiSpec';
import { createApp } from 'firebase-tools/lib/emulator/auth/server';

const { paths } = apiSpec.default;

/** Each address of the emulator, without its host, with what it answers to. */
const addresses = Object.keys(paths).map((path) => ({
  path,
  pattern: new RegExp(`^(/[^/]+)?${path.replace(/\{\w+\}/g, '[^/:]+')}$`),
}));

/**
 * The Auth emulator of firebase-tools as a request handler; nothing listens yet. It compiles the checks of all its
 * eighty addresses before it answers the first, which takes six seconds: here each address gets an emulator of its
 * own once somebody asks for it, and all of them share the people. Those that the service had before its first version
 * (relyingparty) are not found.
 */
export function emulatorApp(projectId: string): RequestListener {
  const people = new Map<string, unknown>();
  const apps = new Map<string | undefined, Promise<RequestListener>>();

  function appOf(path: string | undefined): Promise<RequestListener> {
    const existing = apps.get(path);
    if (existing) return existing;
    // Reads the specification before it returns.
    apiSpec.default.paths = path ? { [path]: paths[path] } : {};
    const app = createApp(projectId, undefined, people);
    apiSpec.default.paths = paths;
    apps.set(path, app);
    return app;
  }

  return async (request, response) => {
    const [asked = ''] = (request.url ?? '').split('?');
    const app = await appOf(addresses.find(({ pattern }) => pattern.test(asked))?.path);
    app(request, response);
  };
}
