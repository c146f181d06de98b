/**
 * Every table that areas share, by what it is about; what is an area's own stands in its folder, in `tables.ts`. Names are the specification's entity names. After a change run
 * `npm run migration -w api -- --name what-changed` and commit what it writes.
 */
export * from './comments';
export * from './documents';
export * from './experiences';
export * from './files';
export * from './imports';
export * from './integrations';
export * from './moderation';
export * from './operation';
export * from './people-and-brands';
export * from './printed-codes';
export * from './published-versions';
export * from './responses';
export * from './stores-and-placements';
export * from './tokens';
export * from './visits';
export * from './wall-screens';
