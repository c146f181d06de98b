import { loadTypeScript } from './load-typescript.mjs';

const { dev } = await loadTypeScript('./dev.ts');
await dev(process.argv.slice(2));
