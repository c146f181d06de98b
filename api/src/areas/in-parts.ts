/** What a browser fetches at once; what is longer goes into a further part. */
const partBytes = 256 * 1024;

/** Entries of an area whose documents share a part, in as few parts as hold them. One too long for a part has its own. */
export function inParts<Entry>(entries: Entry[]): Entry[][] {
  const parts: Entry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const bytes = Buffer.byteLength(JSON.stringify(entry));
    if (parts.length === 0 || bytes > room) {
      parts.push([]);
      room = partBytes;
    }
    parts.at(-1)?.push(entry);
    room -= bytes;
  }
  return parts;
}
