import { loadTypeScript } from './load-typescript.mjs';

const { test } = await loadTypeScript('./test.ts');
process.exit((await test(process.argv.slice(2))) ? 0 : 1);
