/** What a file is, by its first bytes. @returns `{ name }`, or `{ refusal }` for what browsers cannot be given. */
export async function kindOf(file, size) {
  // Longer than a short file: what is missing is zero.
  const { buffer } = await file.read(Buffer.alloc(512), 0, Math.min(size, 512), 0);
  const head = buffer.toString('latin1');
  if (head.slice(4, 8) === 'ftyp')
    return head.slice(8, 12) === 'qt  '
      ? { refusal: 'This is a QuickTime film. Export it as MP4 with H.264.' }
      : /^(heic|heix|mif1|avif|avis)/.test(head.slice(8, 12))
        ? { refusal: 'This is a picture, not a video.' }
        : { name: 'mp4' };
  if (buffer.readUInt32BE(0) === ebml)
    return head.includes('webm')
      ? { name: 'webm' }
      : { refusal: 'This is a Matroska file (MKV). Export it as MP4 or WebM.' };
  if (/^(moov|mdat|free|wide)$/.test(head.slice(4, 8)))
    return { refusal: 'This is an old QuickTime film. Export it as MP4 with H.264.' };
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'AVI ')
    return { refusal: 'This is an AVI film. Export it as MP4 or WebM.' };
  return { refusal: 'This is not a video that can be used. Upload MP4 or WebM.' };
}

const ebml = 0x1a45dfa3;
const segment = 0x18538067;

/** Whether a WebM's segment says no other length than the file has. Recordings often say none. */
export async function wholeWebm(file, size) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
  const head = buffer.subarray(0, bytesRead);
  const header = vint(head, 4);
  const at = header.end + header.value;
  if (at + 12 > head.length || head.readUInt32BE(at) !== segment) return false;
  const { end, unknown, value } = vint(head, at + 4);
  return unknown || end + value <= size;
}

/** EBML's number of one to eight bytes: its first 1 says how many. */
function vint(bytes, at) {
  const length = Math.clz32(bytes[at] ?? 0) - 23;
  if (length > 8 || at + length > bytes.length)
    return { value: Number.POSITIVE_INFINITY, end: at, unknown: false };
  let value = BigInt(bytes[at]) & (0xffn >> BigInt(length));
  for (let index = 1; index < length; index++) value = (value << 8n) | BigInt(bytes[at + index]);
  const unknown = value === (1n << BigInt(7 * length)) - 1n;
  return { value: Number(value), end: at + length, unknown };
}
