import { savesData } from '@vitrine/shared/browser/connection';
import type { ManifestPart, ManifestPartContent } from '@vitrine/shared/contract';
import { useEffect, useState } from 'react';
import { useAddress } from '../../address/address';
import type { Experience } from '../../experience/experience';
import { useLanguage, useTexts } from '../../language/language';
import { pointedOut } from '../../models/pointed-out';
import { productTexts } from './product-texts';
import styles from './products.module.css';

interface WhereItStandsProps {
  experience: Experience;
  /** What fills the page, one at a time. */
  views: ManifestPart[];
  /** SHA-256 of its model. */
  model: string;
}

/** The ways from a product to where it stands. */
export function WhereItStands({ experience, views, model }: WhereItStandsProps) {
  const { say } = useLanguage();
  const [t, textsMark] = useTexts(productTexts);
  const { go, place } = useAddress();
  const places = useViewsWith(model, experience, views);
  const isInView = places.some(({ documentId }) => documentId === place?.view);
  // What is read about stays in sight beside the panel.
  useEffect(() => {
    if (isInView) pointedOut.set(model);
  }, [isInView, model]);
  return places.map(({ documentId, title }) => (
    <button
      key={documentId}
      type="button"
      className={styles.place}
      onClick={() => {
        pointedOut.set(model);
        go({ view: documentId, open: null });
      }}
      {...textsMark}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 21c4-5 6.5-8 6.5-11.5a6.5 6.5 0 10-13 0C5.5 13 8 16 12 21zM12 12a2.5 2.5 0 100-5 2.5 2.5 0 000 5z" />
      </svg>
      {t.seeIn(say(title))}
    </button>
  ));
}

/** Those that hold the model, the one that is seen first: of the others nothing is fetched for whoever saves data. */
function useViewsWith(model: string, { loadPart }: Experience, views: ManifestPart[]): ManifestPart[] {
  const { place } = useAddress();
  const [found, setFound] = useState<{ model: string; places: ManifestPart[] }>({ model, places: [] });
  const [seen] = useState(place?.view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts are the same while their hashes are
  useEffect(() => {
    let over = false;
    const isSeen = ({ documentId }: ManifestPart) => documentId === seen;
    const others = savesData() ? [] : views.filter((part) => !isSeen(part));
    const look = async () => {
      for (const part of [...views.filter(isSeen), ...others]) {
        // What does not come is no way to anywhere.
        const content = await loadPart(part).catch(() => null);
        if (over) return;
        if (content && holds(content, model))
          setFound(({ places }) => ({ model, places: [...places, part] }));
      }
    };
    setFound({ model, places: [] });
    void look();
    return () => {
      over = true;
    };
  }, [model, seen, views.map(({ hash }) => hash).join()]);
  // Of another variant's model nothing is known yet.
  return found.model === model ? found.places : [];
}

const holds = (content: ManifestPartContent, model: string) =>
  'models' in content && Object.hasOwn(content.models, model);
