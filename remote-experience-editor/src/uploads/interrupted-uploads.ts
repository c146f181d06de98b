import { defaultOptions } from 'tus-js-client';

/** Begun in this browser and not finished. Choosing the same file again goes on with it. */
export interface InterruptedUpload {
  key: string;
  name: string;
  /** Bytes in all. */
  size: number;
}

/** The server forgets them then. */
const lifetimeMs = 24 * 3600_000;

/** @param purpose as they were begun with. */
export async function interruptedUploads(purpose: string): Promise<InterruptedUpload[]> {
  const kept = await defaultOptions.urlStorage.findAllUploads();
  return kept.flatMap(({ creationTime, metadata, size, urlStorageKey: key }) =>
    key.includes(`-${purpose}::`) && Date.now() - Date.parse(creationTime) < lifetimeMs
      ? [{ key, name: metadata.filename ?? '', size: size ?? 0 }]
      : [],
  );
}

export const forgetInterrupted = ({ key }: InterruptedUpload): Promise<void> =>
  defaultOptions.urlStorage.removeUpload(key);
