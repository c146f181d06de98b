export function jsonDepth(bytes: Uint8Array): number;
