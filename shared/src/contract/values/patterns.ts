/**
 * The shapes of identifiers in addresses. Free of zod: the shell's route table uses them on a visitor's path.
 * The alphabet leaves out letters and digits that are misread on print (i, l, 0, 1).
 */
export const idAlphabet = '23456789abcdefghjkmnopqrstuvwxyz';

/** brandId, storeId, experienceId and every other entity: 80 bits. */
export const entityIdPattern = new RegExp(`^[${idAlphabet}]{16}$`);
/** placementId: 50 bits, short enough to be read aloud and printed. */
export const placementIdPattern = new RegExp(`^[${idAlphabet}]{10}$`);
/** What a printed QR code's address ends in: 40 bits, as short as it can be, because every letter makes modules smaller. */
export const printedCodePattern = new RegExp(`^[${idAlphabet}]{8}$`);
/** testAccessId: 100 bits, because whoever knows it sees a draft. */
export const testAccessIdPattern = new RegExp(`^[${idAlphabet}]{20}$`);
/** SHA-256 in hex: manifests, parts and files are addressed by content. */
export const sha256Pattern = /^[0-9a-f]{64}$/;
/** Last segment of an upload's address. */
export const uploadIdPattern = /^[0-9a-z]{16,64}$/;
/** Key of an entry in a document's map, e.g. one option of a question. */
export const entryIdPattern = /^[0-9a-z-]{1,40}$/;

export const idPatterns = {
  brandId: entityIdPattern,
  storeId: entityIdPattern,
  experienceId: entityIdPattern,
  placementId: placementIdPattern,
  testAccessId: testAccessIdPattern,
} as const;
