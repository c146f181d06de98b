import { readFile } from 'node:fs/promises';
import type { Registry } from '@vitrine/shared/contract/registry';
import { parseRegistry } from '@vitrine/shared/contract/registry-schema';

/**
 * Reads the registry at every request: releases replace the file while this server runs.
 * @throws when it is missing, is no JSON or has another shape.
 */
export const readRegistry = async (file: string): Promise<Registry> =>
  parseRegistry(await readFile(file, 'utf8'));
