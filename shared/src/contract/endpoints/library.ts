import { endpoint } from '../endpoint';
import { imageCreate, libraryObject, libraryObjectCreate, libraryObjectUpdate, storedFile } from '../library';
import { page } from '../page';
import { inBrand, inLibrary, list } from './parameters';

export const libraryEndpoints = {
  listLibrary: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/library',
    tag: 'Library',
    access: { brand: 'library:read' },
    summary: 'Models that the brand’s scenes can place: the tenant’s and its own',
    params: inBrand,
    query: list,
    response: page(libraryObject),
  }),
  createLibraryObject: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/library',
    tag: 'Library',
    access: { brand: 'library:write' },
    summary: 'Check a finished GLB upload and add it to the brand’s library',
    params: inBrand,
    body: libraryObjectCreate,
    response: libraryObject,
    status: 201,
  }),
  updateLibraryObject: endpoint({
    method: 'PATCH',
    path: '/v1/brands/:brandId/library/:libraryObjectId',
    tag: 'Library',
    access: { brand: 'library:write' },
    summary: 'Rename or tag a model of the brand',
    params: inLibrary,
    body: libraryObjectUpdate,
    response: libraryObject,
  }),
  archiveLibraryObject: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/library/:libraryObjectId/archive',
    tag: 'Library',
    access: { brand: 'library:write' },
    summary: 'Take a model of the brand out of the drawer; scenes keep it',
    params: inLibrary,
    response: libraryObject,
  }),
  createImage: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/images',
    tag: 'Library',
    access: { brand: 'library:write' },
    summary: 'Check and re-encode a finished image upload',
    params: inBrand,
    body: imageCreate,
    response: storedFile,
    status: 201,
  }),
};
