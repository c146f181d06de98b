import { type Area, areas } from '@vitrine/shared/contract/areas/list';

/** Whether a word names an area of this version of the product: what a newer or older one wrote may name others. */
export const isArea = (word: string): word is Area => areas.some((area) => area === word);
