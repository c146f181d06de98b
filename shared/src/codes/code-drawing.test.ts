import { codeDrawing, plainLook, quietZone } from './code-drawing';
import { codeSvg } from './code-svg';

const address = 'https://vitrine.example/q/7Hk2mWq9ZrT4';
const logo = { href: 'data:image/png;base64,AAAA', width: 300, height: 150 };
const banner = { ...plainLook, frame: 'banner', callToAction: 'Scan to see the oak collection' } as const;

test('around the code lie four light modules, and the frame outside of them', () => {
  for (const frame of ['none', 'line', 'banner'] as const) {
    const { height, side, shapes, width } = codeDrawing(address, { ...plainLook, frame });
    const border = frame === 'none' ? 0 : 1;
    expect(width).toBe(side + 2 * (quietZone + border));
    expect(height).toBe(width);
    const ground = shapes.find(({ colour }) => colour === plainLook.background);
    expect(ground?.at).toBe(border);
    expect(shapes.filter(({ at }) => at === border + quietZone)).toHaveLength(3);
  }
});

test('it is as large on paper as its design says, without quiet zone, frame and band', () => {
  const drawing = codeDrawing(address, { ...banner, sizeMm: 58 });
  expect(drawing.moduleMm * drawing.side).toBeCloseTo(58);
  expect(drawing.heightMm).toBeGreaterThan(drawing.widthMm);
  expect(codeSvg(drawing)).toMatch(/^<svg xmlns="[^"]+" width="[\d.]+mm" height="[\d.]+mm" viewBox="0 0 /);
});

test('with a logo the code corrects more, and nothing is drawn below the logo', () => {
  const plain = codeDrawing(address, plainLook);
  const drawing = codeDrawing(address, { ...plainLook, logo, logoPercent: 30 });
  expect(drawing.side).toBeGreaterThan(plain.side);
  expect(drawing.logo).toMatchObject({ width: drawing.side * 0.3, height: drawing.side * 0.15 });
  const { cleared } = drawing.logo ?? { cleared: { x: 0, y: 0, width: 0, height: 0 } };
  const starts = [...(drawing.shapes[1]?.path.matchAll(/M ([\d.]+) ([\d.]+)/g) ?? [])];
  const inside = starts.filter(
    ([, x, y]) =>
      Number(x) >= cleared.x &&
      Number(x) < cleared.x + cleared.width &&
      Number(y) >= cleared.y &&
      Number(y) < cleared.y + cleared.height,
  );
  expect(starts.length).toBeGreaterThan(100);
  expect(inside).toEqual([]);
});

test('a long call to action takes two lines that fit the band; one without words takes none', () => {
  const { height, width, words } = codeDrawing(address, banner);
  expect(words.map(({ text }) => text)).toEqual(['Scan to see the', 'oak collection']);
  for (const { baseline, fontSize } of words) {
    expect(baseline).toBeLessThan(height);
    expect(fontSize).toBeLessThan(width / 8);
  }
  expect(codeDrawing(address, { ...banner, callToAction: ' ' }).words).toEqual([]);
});

test('words are words in the file, whatever they say', () => {
  const callToAction = '<script>"&';
  expect(codeSvg(codeDrawing(address, { ...banner, callToAction }))).toContain(
    '&lt;script&gt;&quot;&amp;</text>',
  );
});
