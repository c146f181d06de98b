import type { ImportCounts } from '@vitrine/shared/contract';

export const noCounts = (): ImportCounts => ({ create: 0, update: 0, unchanged: 0, errors: 0 });

export const sumOf = (a: ImportCounts, b: ImportCounts): ImportCounts => ({
  create: a.create + b.create,
  update: a.update + b.update,
  unchanged: a.unchanged + b.unchanged,
  errors: a.errors + b.errors,
});
