import type { ManifestPart, ManifestPartContent, ShownRoot } from '@vitrine/shared/contract';
import { standardTheme } from '@vitrine/shared/contract/areas/theme/document';
import type { Experience } from '../experience/experience';

/** A picture that needs no network. */
export const aPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="640" height="400" fill="#c9b79c"/><circle cx="420" cy="210" r="120" fill="#8a4b24"/></svg>',
)}`;

const partOf = ({ area, documentId, title }: ManifestPartContent): ManifestPart => ({
  area,
  documentId,
  title,
  hash: documentId ?? area,
  bytes: 1,
});

/** An experience of these parts, published and shown at a placement. */
export function shownExperience(contents: ManifestPartContent[] = [], own: Partial<ShownRoot> = {}) {
  const byHash = new Map(contents.map((content) => [partOf(content).hash, content]));
  const experience: Experience = {
    kind: 'experience',
    placementId: 'showroom24',
    legal: { imprintUrl: 'https://brand.example/imprint', privacyUrl: 'https://brand.example/privacy' },
    manifest: 'a'.repeat(64),
    test: null,
    isKiosk: false,
    idleResetSeconds: null,
    displayMode: null,
    timeZone: null,
    root: {
      schemaVersion: 2,
      experienceId: 'exper23456789abc',
      version: 1,
      languages: ['en', 'ar'],
      theme: {
        ...standardTheme(),
        title: { en: 'At home with oak', ar: 'في البيت مع البلوط' },
        tagline: { en: 'Walk through the room and tell us what you would take home.' },
      },
      poster: null,
      logo: null,
      parts: contents.map(partOf),
      ...own,
    },
    loadPart: async ({ hash }) => {
      const content = byHash.get(hash);
      if (!content) throw new Error(`There is no part ${hash}`);
      return content;
    },
  };
  return experience;
}

/** As a stage gets it beside no panel. */
export const nothingCovered = { left: 0, right: 0, bottom: 0 };

/** As a panel gets it. @param own of the panel */
export const panelOf = (experience: Experience) => ({
  experience,
  parts: experience.root.parts,
  views: [],
  runs: [],
  live: null,
});

const never = () => new Promise<never>(() => undefined);
const fails = () => Promise.reject(new TypeError('Failed to fetch'));

/** An experience whose parts do not come. */
export const withoutParts = (experience: Experience, how: 'loading' | 'failed'): Experience => ({
  ...experience,
  loadPart: how === 'loading' ? never : fails,
});
