import type { libraryEndpoints } from '../library';
import type { Samples } from './samples';

export const librarySamples: Samples<typeof libraryEndpoints> = {
  createLibraryObject: () => ({ uploadId: 'a'.repeat(32), name: 'Table' }),
  updateLibraryObject: () => ({ name: 'Table' }),
  replaceLibraryObject: () => ({ uploadId: 'a'.repeat(32) }),
  createImage: () => ({ uploadId: 'a'.repeat(32) }),
  createVideo: () => ({ uploadId: 'a'.repeat(32) }),
  updateBrandFile: () => ({ name: 'Poster' }),
  replaceBrandFile: ({ sha256 }) => ({ by: sha256 }),
};
