/**
 * The contract between shell and remotes (semver): the exports of shared/host and shared/ui, React, the router and
 * the federation runtime together. A new export is a minor, a removed or changed one a major.
 */
export const contractVersion = '1.0.0';
