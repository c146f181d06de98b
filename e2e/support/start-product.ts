import { startProduct, stopProduct } from './product-process';

/** Before all tests; what it returns runs after them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await startProduct();
  return stopProduct;
}
