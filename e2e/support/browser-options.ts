import type { LaunchOptions } from '@playwright/test';

/**
 * How tests and benchmarks start their browser: WebGL in software, and only that, since drawing whole pages by way of a
 * graphics processor that is none costs a third more; none of its own calls to the internet.
 */
export const browserOptions: LaunchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu-compositing',
    '--disable-gpu-rasterization',
    '--enable-unsafe-swiftshader',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
