import type { Brand, Certificate, Experience, Present, Run } from '@vitrine/shared/contract';
import type { useLive } from '@vitrine/shared/host';
import { createContext, useContext } from 'react';

/** What the frame gives to the areas. */
export interface ExperienceContextValue {
  brand: Brand;
  experience: Experience;
  /** Language of the content that is being edited; one of the experience's. */
  language: string;
  setLanguage: (language: string) => void;
  /** The experience's base language, which missing translations fall back to. */
  baseLanguage: string;
  may: {
    write: boolean;
    publish: boolean;
    comment: boolean;
    controlRuns: boolean;
    moderate: boolean;
    writeLibrary: boolean;
    previewDraft: boolean;
  };
  /** What runs at the placements, live; `others`: who else is here. */
  live: { runs: Run[]; connection: ReturnType<typeof useLive>['connection'] };
  others: Present[];
  /** The newest revision of a document that somebody has open; 0 while it is not known. */
  newestOf: (documentId: string) => number;
  /** The newest check of the draft; null until it has come. */
  certificate: Certificate | null;
  /** What a document of the experience is called; '' while it is not known or has no title. */
  titleOf: (documentId: string | null) => string;
  /** Opens the publish dialog. */
  openPublish: () => void;
}

const ExperienceContext = createContext<ExperienceContextValue | null>(null);
export const ExperienceProvider = ExperienceContext.Provider;

/** @throws outside the experience frame. */
export function useExperience(): ExperienceContextValue {
  const value = useContext(ExperienceContext);
  if (!value) throw new Error('Not inside the experience frame');
  return value;
}
