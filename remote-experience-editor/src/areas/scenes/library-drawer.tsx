import type { LibraryObject } from '@vitrine/shared/contract';
import { type EndpointList, Loaded, LoadMore, Skeleton, TextField } from '@vitrine/shared/ui';
import { type Ref, useState } from 'react';
import common from '../../common/common.module.css';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { LibraryTile } from './library-tile';
import { ModelUpload } from './model-upload';
import styles from './scenes.module.css';
import type { ModelUploading } from './use-model-upload';

interface LibraryDrawerProps {
  library: EndpointList<LibraryObject>;
  upload: ModelUploading;
  onAdd: (model: LibraryObject) => void;
  /** Takes the focus. */
  ref?: Ref<HTMLDivElement>;
}

const matches = ({ name, tags }: LibraryObject, words: string) =>
  [name, ...tags].some((text) => text.toLocaleLowerCase().includes(words.toLocaleLowerCase().trim()));

/** Models to place: pressing one adds it in the middle, dragging one drops it where it is let go. */
export function LibraryDrawer({ library, upload, onAdd, ref }: LibraryDrawerProps) {
  const t = useEditorTexts();
  const { may } = useExperience();
  const [words, setWords] = useState('');
  return (
    <div className={common.stack} ref={ref} tabIndex={-1}>
      <TextField
        type="search"
        label={t('scenes.librarySearch')}
        placeholder={t('scenes.librarySearch')}
        value={words}
        onChange={(next) => setWords(next ?? '')}
      />
      {may.writeLibrary && <ModelUpload upload={upload} />}
      <Loaded query={library} skeleton={<Skeleton shape="cards" count={6} />}>
        {({ items }) => {
          const found = items.filter((model) => matches(model, words));
          // What is searched for may be among those that are still coming.
          if (found.length === 0 && library.hasMore) return <LoadMore list={library} />;
          if (found.length === 0)
            return (
              <p className={common.note}>
                {t(items.length === 0 ? 'scenes.libraryEmpty' : 'scenes.libraryNothing')}
              </p>
            );
          return (
            <>
              <ul className={styles.tiles} aria-label={t('scenes.library')}>
                {found.map((model) => (
                  <LibraryTile
                    key={model._id}
                    model={model}
                    disabled={!may.write}
                    onAdd={() => onAdd(model)}
                  />
                ))}
              </ul>
              <LoadMore list={library} />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
