/**
 * zod compiles schemas with `new Function` where it may, and asks by trying; the page's policy forbids that and
 * reports each try. zod keeps its configuration in this global, so that it can be said before zod arrives with the
 * staff's screens (visitors never get it).
 */
const scope = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
scope.__zod_globalConfig = { ...scope.__zod_globalConfig, jitless: true };

export {};
