/**
 * The contract between shell and remotes (semver): the exports of shared/host and shared/ui, React, the router and
 * the federation runtime together. A new export is a minor, a removed or changed one a major.
 * released-exports.json says since which version each export is there.
 */
export const contractVersion = '1.4.0';

/**
 * Of manifests, of their parts, and of the documents in an experience's file. Grows when what was stored before is no
 * longer what a reader may rely on; `api/src/content/schema-migrations.ts` brings the older up to it.
 */
export const manifestSchemaVersion = 2;
