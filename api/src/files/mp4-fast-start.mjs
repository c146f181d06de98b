/**
 * Brings the index of an MP4 (`moov`) before its pictures (`mdat`), so that browsers can begin before they have all of
 * it. Every other byte stays as it was, only the places that the index names move: nothing is encoded or muxed again.
 */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** More index than any film of 2 GiB has. */
const maxIndexBytes = 128 * 1024 * 1024;
/** From the index down to the tables that say where the pictures lie. */
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

/** The boxes that a file consists of. `cutOff`: the last one would be longer than the file. */
export async function topLevelBoxes(file, size) {
  const boxes = [];
  let start = 0;
  let cutOff = false;
  while (start < size) {
    const head = Buffer.alloc(16);
    const { bytesRead } = await file.read(head, 0, 16, start);
    const box = bytesRead >= 8 ? boxAt(head, 0, bytesRead, size - start) : null;
    if (!box || box.size > size - start) {
      cutOff = true;
      break;
    }
    boxes.push({ ...box, start });
    start += box.size;
  }
  return { all: boxes, cutOff, find: (type) => boxes.find((box) => box.type === type) };
}

/** @param rest what a box that reaches to the end of the file has. */
function boxAt(bytes, at, length, rest) {
  const short = bytes.readUInt32BE(at);
  const type = bytes.toString('latin1', at + 4, at + 8);
  if (short === 1)
    return length - at < 16 ? null : { type, size: Number(bytes.readBigUInt64BE(at + 8)), head: 16 };
  const size = short === 0 ? rest : short;
  return size < 8 ? null : { type, size, head: 8 };
}

/** @returns null where nothing has to move. */
export async function fastStartPlan(file, boxes) {
  const moov = boxes.find('moov');
  const mdat = boxes.find('mdat');
  if (!mdat || moov.start < mdat.start) return null;
  if (moov.size > maxIndexBytes) throw new Error('The index is too large');
  const index = Buffer.alloc(moov.size);
  await file.read(index, 0, moov.size, moov.start);
  moveChunks(index, 0, index.length, { by: moov.size, from: mdat.start, to: moov.start });
  return { index, moov, insertAt: mdat.start, size: boxes.all.at(-1).start + boxes.all.at(-1).size };
}

/** Between the pictures' old place and the index's, all moves back by the length of the index. */
function moveChunks(bytes, start, end, move) {
  for (let at = start; at + 8 <= end; ) {
    const box = boxAt(bytes, at, end, end - at);
    if (!box || at + box.size > end) throw new Error('The index is damaged');
    const inside = at + box.head;
    if (containers.has(box.type)) moveChunks(bytes, inside, at + box.size, move);
    else if (box.type === 'stco' || box.type === 'co64')
      moveTable(bytes, inside, at + box.size, box.type, move);
    at += box.size;
  }
}

function moveTable(bytes, at, end, type, { by, from, to }) {
  const width = type === 'co64' ? 8 : 4;
  const count = bytes.readUInt32BE(at + 4);
  if (at + 8 + count * width > end) throw new Error('The index is damaged');
  for (let entry = at + 8; entry < at + 8 + count * width; entry += width) {
    const place = width === 8 ? Number(bytes.readBigUInt64BE(entry)) : bytes.readUInt32BE(entry);
    const moved = place >= from && place < to ? place + by : place;
    if (width === 8) bytes.writeBigUInt64BE(BigInt(moved), entry);
    // A file of 2 GiB with its index stays below what 32 bits count.
    else bytes.writeUInt32BE(moved, entry);
  }
}

/** Streams the file in its new order to another path, and flushes it. */
export async function writeFastStart(file, { index, insertAt, moov, size }, target, onShare) {
  const out = await open(target, 'w');
  try {
    let written = 0;
    const write = async (chunk) => {
      await out.writeFile(chunk);
      written += chunk.length;
      onShare(written / size);
    };
    const copy = async (start, end) => {
      if (end <= start) return;
      const bytes = createReadStream('', {
        fd: file,
        start,
        end: end - 1,
        autoClose: false,
        highWaterMark: 4 * 1024 * 1024,
      });
      for await (const chunk of bytes) await write(chunk);
    };
    await copy(0, insertAt);
    await write(index);
    await copy(insertAt, moov.start);
    await copy(moov.start + moov.size, size);
    await out.sync();
  } finally {
    await out.close();
  }
}
