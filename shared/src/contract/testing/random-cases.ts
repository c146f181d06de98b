import { isSoak } from './soak';

/** How many random cases a property is tried with: some at every change, many with `npm run soak -- cases`. */
export const randomCases = { numRuns: isSoak ? 10_000 : 200 };
