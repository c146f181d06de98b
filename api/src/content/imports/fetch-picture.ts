import { rm } from 'node:fs/promises';
import { limits } from '@vitrine/shared/contract';
import { type StoredImage, storeImage } from '../../files/keep-image';
import { newId } from '../../ids';
import { type Download, DownloadFailure, download } from '../../outgoing/download';
import { ProblemError } from '../../problem';
import { type TranslatableMessage, translatable } from '../../translatable-message';
import { fileOf } from './import-files';
import type { ImportDependencies } from './import-stage';

/** A picture in the store, or why there is none. */
export type PictureOutcome =
  | { stored: StoredImage; fileName: string }
  /** `isSilent`: nobody answered, so that nobody may the next time either. */
  | { problem: TranslatableMessage; isSilent: boolean };

/**
 * Fetches a picture from an address that somebody gave; it is checked and encoded as an upload is.
 * @param owner whose it is.
 */
export async function fetchPicture(
  { config, files }: ImportDependencies,
  address: string,
  owner: string,
  signal: AbortSignal,
): Promise<PictureOutcome> {
  const path = fileOf(config, `picture-${newId()}`);
  const wanted: Download = {
    types: ['image/', 'application/octet-stream', 'binary/octet-stream'],
    maxBytes: limits.imageUploadBytes,
    deadlineMs: limits.importPictures.deadlineMs,
    signal,
  };
  try {
    await download(address, path, { allowsLoopback: config.outgoingToThisMachine }, wanted);
    return { stored: await storeImage(files, path, owner), fileName: fileNameIn(address) };
  } catch (error) {
    if (error instanceof DownloadFailure)
      return { problem: wordsOf(error, address), isSilent: isSilence(error) };
    if (error instanceof ProblemError && error.code === 'image-invalid')
      return { problem: unusable(address), isSilent: false };
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

const isSilence = ({ reason }: DownloadFailure) => reason === 'too-slow' || reason === 'unreachable';

function wordsOf({ reason, status = 0 }: DownloadFailure, given: string): TranslatableMessage {
  const address = shortened(given);
  switch (reason) {
    case 'no-address':
      return translatable('cell.pictureNoAddress', { address });
    case 'private-address':
      return translatable('cell.picturePrivate', { address });
    case 'unreachable':
      return translatable('cell.pictureUnreachable', { address });
    case 'too-slow':
      return translatable('cell.pictureTooSlow', { address });
    case 'status':
      return translatable('cell.pictureStatus', { address, status });
    case 'redirects':
      return translatable('cell.pictureRedirects', { address });
    case 'type':
      return translatable('cell.pictureType', { address });
    case 'too-large':
      return translatable('cell.pictureTooLarge', { address, most: limits.imageUploadBytes / 2 ** 20 });
  }
}

export const unusable = (address: string) =>
  translatable('cell.pictureUnusable', { address: shortened(address) });
export const silentHost = (address: string) =>
  translatable('cell.pictureSilentHost', { address: shortened(address) });

/** As much of an address as a report shows. */
const shortened = (address: string) => address.slice(0, 200);

/** "lamp.png" of https://shop.example/lamp.png?v=2. */
function fileNameIn(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
