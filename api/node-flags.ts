/**
 * What node is started with for the API, wherever it is started (the containers' commands say the same; see
 * e2e/deployment/compose.test.ts). All answers of a full venue that wait for one batch of the ledger then fit into the
 * young generation, in MiB; in node's own 16 they outgrow it, and clearing them away takes a seventh of the time
 * (docs/decisions/young-generation.md).
 */
export const apiNodeFlags = ['--max-semi-space-size=64'];
