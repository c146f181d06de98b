/** Of votes that name none. */
const mainSlot = 'stage';

/**
 * @returns by what votes that take turns are told from others. Two names that differ in capital letters are one slot.
 */
export const slotOf = ({ slot }: { slot?: string | undefined }): string =>
  slot === undefined ? mainSlot : slot.normalize('NFC').toLowerCase();
