import { type DocumentImport, documentImport } from '@vitrine/shared/contract';
import type { Database, Transaction } from '../../db/database';
import { peopleNames } from '../people-names';
import { countHandled } from './import-pictures';
import type { ImportRow } from './import-row';

/** As the contract shows it. */
export async function shownImport(db: Database | Transaction, row: ImportRow): Promise<DocumentImport> {
  const names = await peopleNames(db, [row.createdBy]);
  const { fetchesPictures: areFetched, pictures } = row;
  return documentImport.parse({
    ...row,
    // It is asked for again and again until then, and may be long.
    report: isMoving(row) ? [] : row.report,
    pictures: pictures && { ...pictures, areFetched, handled: await countHandled(db, row.id) },
    createdAt: row.createdAt.toISOString(),
    createdBy: names.get(row.createdBy) ?? null,
  });
}

const isMoving = ({ state }: ImportRow) => state === 'checking' || state === 'applying';
