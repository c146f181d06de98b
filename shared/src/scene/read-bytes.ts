/**
 * Fetches a file and reports its progress.
 * @param onBytes called with how many bytes have come so far.
 * @throws (rejects) when the answer is no success, or on abort.
 */
export async function readBytes(
  url: string,
  signal: AbortSignal,
  onBytes: (loaded: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    loaded += part.value.byteLength;
    onBytes(loaded);
  }
  return new Blob(chunks).arrayBuffer();
}
