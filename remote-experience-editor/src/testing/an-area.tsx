import {
  areaDocuments,
  type Certificate,
  type Document,
  type DocumentArea,
  type Experience,
  idAlphabet,
} from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, aTenant, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { type ComponentType, useState } from 'react';
import { patched } from '../documents/store/merge-patch';
import { ExperienceProvider } from '../experience/experience-context';
import { anOpenExperience } from './an-open-experience';

// jsdom lays nothing out: all is in view. Nor has it files' addresses.
URL.createObjectURL = () => 'blob:file';
URL.revokeObjectURL = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
globalThis.IntersectionObserver = class {
  constructor(private readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.onChange([{ isIntersecting: true }]);
  }
  disconnect() {}
} as unknown as typeof IntersectionObserver;

const experienceId = anExperience().id;
let documents = 0;

/**
 * One of the experience's documents, empty unless it is told what it holds. Its id is its own: what one test leaves
 * unsaved stays open in the next.
 */
export function aDocument(area: DocumentArea, data: object = areaDocuments[area].empty()): Document {
  documents += 1;
  const at = '2026-01-01T00:00:00.000Z';
  return {
    id: `document${String(10_000_000 + documents).replace(/\d/g, (digit) => idAlphabet[Number(digit)] ?? '')}`,
    owner: { kind: 'experience', experienceId },
    area,
    order: `a${documents}`,
    baseLanguage: 'en',
    revision: 1,
    status: 'draft',
    data: data as Document['data'],
    createdAt: at,
    updatedAt: at,
    updatedBy: null,
    archivedAt: null,
  };
}

interface RenderAreaOptions {
  /** Those that there are. */
  documents?: Document[];
  /** The one that is open; the area's list when left out. */
  open?: Document;
  /** JSON pointer into it: where a finding leads. */
  at?: string;
  /** What else the address of an open one says. */
  says?: Record<string, string>;
  experience?: Partial<Experience>;
  /** What the last check of the draft found. */
  certificate?: Certificate;
  /** Of further calls. */
  answers?: Parameters<typeof fakeApi>[0];
}

/** An area as the frame shows it, over documents that can be made and changed. */
export function renderArea(
  area: DocumentArea,
  Area: ComponentType,
  { documents = [], open, at, says, experience: own = {}, certificate, answers = {} }: RenderAreaOptions = {},
) {
  const all = new Map([...documents, ...(open ? [open] : [])].map((document) => [document.id, document]));
  const inBrand = `/v1/brands/${brandId}`;
  const list = `${inBrand}/documents`;
  const api: typeof answers = {
    [`GET ${list}`]: ({ query }) => {
      const isListed = ({ area, data }: Document) =>
        area === query.get('area') &&
        query.get('archived') !== 'true' &&
        JSON.stringify(data).includes(query.get('q') ?? '');
      return pageOf(...[...all.values()].filter(isListed));
    },
    [`POST ${list}`]: ({ body }) => {
      const made = aDocument(area, (body as { data?: object }).data);
      keep(made);
      return made;
    },
    'GET /v1/tenant': () => aTenant(),
    [`GET ${inBrand}/library`]: () => pageOf(),
    [`GET ${inBrand}/experiences/${experienceId}/summary`]: () => ({ runs: [], polls: {} }),
    ...answers,
  };
  const keep = (document: Document) => {
    all.set(document.id, document);
    api[`GET ${list}/${document.id}`] ??= () => all.get(document.id);
    api[`GET ${list}/${document.id}/uses`] ??= () => ({ uses: [], elsewhere: 0 });
    api[`GET ${list}/${document.id}/visits`] ??= () => ({ plays: [], looks: [] });
    api[`PATCH ${list}/${document.id}`] ??= ({ body }) => {
      const { data, revision, ...rest } = all.get(document.id) ?? document;
      const patch = (body as { data: Record<string, unknown> }).data;
      const changed = { ...rest, revision: revision + 1, data: patched(data, patch) };
      all.set(document.id, changed);
      return changed;
    };
  };
  for (const document of [...all.values()]) keep(document);
  const experience = anExperience(own);
  function Frame() {
    const [language, setLanguage] = useState('en');
    return (
      <ExperienceProvider
        value={anOpenExperience({ experience, language, setLanguage, certificate: certificate ?? null })}
      >
        <Area />
      </ExperienceProvider>
    );
  }
  const calls = fakeApi(api);
  const view = renderScreen(Frame, {
    address: `${addresses.area(brandId, experienceId, area, open?.id, at)}${says ? `&${new URLSearchParams(says)}` : ''}`,
    path: `/manager/panel/brands/:brandId/experience/:experienceId/${area}`,
  });
  return { ...view, calls };
}
