import { loadTypeScript } from './load-typescript.mjs';

const { start } = await loadTypeScript('./start.ts');
await start(process.argv.slice(2));
