/** Whether `npm run soak` runs the tests: then whole, where each change is content with a short version. */
export const isSoak = Boolean(process.env.VITRINE_SOAK);
