import { type AreaDocument, areaDocuments, type DocumentArea } from '@vitrine/shared/contract';
import { areaContents } from '../../areas/registry';
import { ProblemError } from '../../problem';
import { translatable, translatableAs } from '../../translatable-message';
import { checkedData } from '../draft-data';
import { Unreadable } from '../imports/unreadable';
import { copyComplaint } from '../vault-links';
import type { ContainedDocument, ExperienceContent } from './experience-file';

/** @param message what exactly, which only whoever made the file can mend. */
const wrong = (area: DocumentArea, message: string) =>
  new Unreadable(
    translatableAs(
      `A document of the area “${area}” in the file cannot be accepted: ${message}`,
      'experience.document',
      { area },
    ),
  );

/**
 * A hash is no signature, so that everything is checked as if somebody had typed it: every document against its
 * schema, every copy against what it is a copy of.
 * @returns the content as the schemas have it.
 * @throws Unreadable
 */
export function checkContent(content: ExperienceContent): ExperienceContent {
  const documents = content.documents.map((one) => ({
    ...one,
    contents: one.contents.map((data) => checkedContent(one.area, data)),
  }));
  const byId = new Map(documents.map((one) => [one.id, one]));
  if (byId.size < documents.length) throw new Unreadable(translatable('experience.sameId'));
  for (const one of documents) checkCopies(one, byId);
  for (const area of new Set(documents.map((one) => one.area))) {
    const { single }: AreaDocument = areaDocuments[area];
    if (single && documents.filter((one) => one.area === area).length > 1)
      throw wrong(area, 'there is more than one.');
  }
  return { ...content, documents };
}

function checkedContent(area: DocumentArea, data: Record<string, unknown>): Record<string, unknown> {
  if (holdsNull(data)) throw wrong(area, 'it holds null bytes.');
  try {
    return checkedData(area, data);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const [first] = error.details.errors ?? [];
    throw wrong(area, first ? `${first.pointer}: ${first.message}` : error.message);
  }
}

/** PostgreSQL cannot store them, in keys neither. */
const holdsNull = (data: object): boolean => JSON.stringify(data).includes('\\u0000');

function checkCopies(
  { area, contents }: ContainedDocument,
  byId: ReadonlyMap<string, ContainedDocument>,
): void {
  for (const data of contents) {
    for (const link of areaContents[area].links(data)) {
      const source = byId.get(link.id);
      const copied = source?.area === link.area ? source.contents[link.version - 1] : undefined;
      const complaint = copied ? copyComplaint({ area, data }, link, copied) : translatable('link.noVersion');
      if (complaint) throw wrong(area, complaint.message);
    }
  }
}
