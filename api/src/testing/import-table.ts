import {
  type DocumentImport,
  type ExportFormat,
  endpoints,
  type ImportSubject,
} from '@vitrine/shared/contract';
import { importJob, importJobKind } from '../content/imports/import-job';
import { type Jobs, startJobs } from '../db/jobs';
import { documentRevisions, documents, jobs as queued } from '../db/schema';
import { callEndpoint } from './call-endpoint';
import { fillPath } from './endpoint-samples';
import type { TestApp } from './test-app';
import { upload } from './upload';

interface Asked {
  area?: ImportSubject;
  /** null: the brand's own documents. */
  experienceId?: string | null;
  /** Into the tenant's documents, as its owner. */
  isTenants?: boolean;
  fileName?: string;
}

/** Drives imports as the editor does; `runDue` of its jobs does the work. */
export async function importDriver(test: TestApp) {
  const errors: unknown[] = [];
  const jobs: Jobs = await startJobs({
    db: test.db,
    now: test.dependencies.now,
    kinds: { [importJobKind]: importJob(test.dependencies) },
    onError: (_kind, error) => errors.push(error),
  });
  const { brandId } = test;
  const by = ({ isTenants }: Asked) => (isTenants ? 'owner' : 'editor');
  const of = ({ isTenants }: Asked) => (isTenants ? null : brandId);
  const call = (name: 'getImport' | 'applyImport' | 'cancelImport', importId: string, asked: Asked = {}) =>
    callEndpoint(test, by(asked), endpoints[name], { params: { brandId: of(asked), importId } });
  const applyWithPictures = (importId: string) =>
    callEndpoint(test, 'editor', endpoints.applyImport, {
      params: { brandId, importId },
      body: { fetchesPictures: true },
    });

  /** Uploads a table and has it checked. */
  async function check(table: string | Uint8Array, asked: Asked = {}): Promise<DocumentImport> {
    const { area = 'products', experienceId = test.experienceId, fileName = 'table.csv', isTenants } = asked;
    const bytes = typeof table === 'string' ? Buffer.from(table) : table;
    const uploadId = await upload(test, test.as(by(asked)), 'import', bytes);
    const created = await callEndpoint(test, by(asked), endpoints.createImport, {
      params: { brandId: of(asked) },
      body: { uploadId, area, fileName, ...(experienceId && !isTenants && { experienceId }) },
    });
    if (created.status !== 201) throw new Error(created.text);
    await jobs.runDue();
    return read(created.body.id, asked);
  }

  const read = async (importId: string, asked: Asked = {}): Promise<DocumentImport> =>
    (await call('getImport', importId, asked)).body;

  /** Checks and applies. */
  async function run(...given: Parameters<typeof check>): Promise<DocumentImport> {
    const { id } = await check(...given);
    const [, asked] = given;
    await call('applyImport', id, asked);
    await jobs.runDue();
    return read(id, asked);
  }

  /** The area's table as it can be downloaded. */
  const exported = async (
    format: ExportFormat,
    { area = 'products', experienceId = test.experienceId, isTenants }: Omit<Asked, 'fileName'> = {},
  ): Promise<string> => {
    const own = experienceId ? { experienceId } : {};
    const query = { area, format, ...(isTenants ? { owner: 'tenant' } : own) };
    const url = fillPath(endpoints.exportDocuments.path, { brandId });
    return (await test.app.inject({ method: 'GET', url, query, headers: test.as('editor') })).body;
  };

  /** Ends it, and leaves neither an import nor a document to the next test. */
  async function end(): Promise<void> {
    await jobs.stop();
    await test.db.delete(queued);
    await test.db.delete(documentRevisions);
    await test.db.delete(documents);
  }

  return { jobs, errors, check, run, read, call, applyWithPictures, exported, end };
}
