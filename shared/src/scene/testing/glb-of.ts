/** A GLB of nodes alone, all of which stand in its scene. @param more of the file, such as its extensions. */
export function glbOf(nodes: object[], more: object = {}): Uint8Array<ArrayBuffer> {
  const json = JSON.stringify({
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: nodes.map((_, index) => index), extras: { maker: 'somebody' } }],
    nodes,
    ...more,
  });
  const text = new TextEncoder().encode(json.padEnd(Math.ceil(json.length / 4) * 4));
  const glb = new Uint8Array(20 + text.length);
  const head = new DataView(glb.buffer);
  for (const [index, value] of [0x46546c67, 2, glb.length, text.length, 0x4e4f534a].entries())
    head.setUint32(index * 4, value, true);
  glb.set(text, 20);
  return glb;
}
