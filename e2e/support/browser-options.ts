import type { LaunchOptions, Project } from '@playwright/test';

const launchOptions = (webgl: string): LaunchOptions => ({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu-compositing',
    '--disable-gpu-rasterization',
    webgl,
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/**
 * How benchmarks, and the tests that draw, start their browser: WebGL in software, and only that, since drawing whole
 * pages by way of a graphics processor that is none costs a third more; none of its own calls to the internet.
 */
export const browserOptions = launchOptions('--enable-unsafe-swiftshader');
/** As a browser without WebGL: lists and numbers stand for scenes, which spares what is not about them the drawing. */
export const flatOptions = launchOptions('--disable-3d-apis');

/** The project of the tests that draw, and their tag. */
export const withWebgl = 'webgl';
const drawing = new RegExp(`@${withWebgl}\\b`);

/** Pages of tests live too short to gain from code that is compiled a second and third time. */
const seldomRun = '--js-flags=--no-opt,--no-maglev';

/** Drawing in software takes seconds: a browser has WebGL for the tests that are tagged for it, and for no others. */
export const projects: Project[] = [
  {
    name: 'flat',
    grepInvert: drawing,
    use: {
      launchOptions: { ...flatOptions, args: [...(flatOptions.args ?? []), seldomRun] },
      // What moves is drawn again and again; what draws scenes moves in the other project.
      contextOptions: { reducedMotion: 'reduce' },
    },
  },
  // Fewer pixels to draw in software.
  {
    name: withWebgl,
    grep: drawing,
    use: { launchOptions: browserOptions, viewport: { width: 1440, height: 720 }, deviceScaleFactor: 0.5 },
  },
];
