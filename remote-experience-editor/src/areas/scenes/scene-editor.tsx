import { inOrder, type LibraryObject, textIn } from '@vitrine/shared/contract';
import type { EditedSceneHandle, TransformMode } from '@vitrine/shared/scene';
import { useAddressState, useFormat, useScreenHeading, VisuallyHidden } from '@vitrine/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { EditedDocument } from '../../documents/fields/edited-document';
import { newEntryId } from '../../documents/store/entry-id';
import { useTypedPlace } from '../../documents/store/typed-places';
import { useExperience } from '../../experience/experience-context';
import { useLibrary } from '../../library/use-library';
import { useEditorTexts } from '../../texts/texts';
import { Inspector } from './inspector';
import { LibraryDrawer } from './library-drawer';
import { Outliner } from './outliner';
import { addedObject, changedObject, duplicatedObject, placedObject, removedObject } from './scene-commands';
import type { SceneEditing } from './scene-editing';
import { type LeftPanel, type PanelName, ScenePanels } from './scene-panels';
import { SceneToolbar } from './scene-toolbar';
import { SceneViewport } from './scene-viewport';
import styles from './scenes.module.css';
import { useModelUpload } from './use-model-upload';
import { useRoom } from './use-room';
import { useSceneKeys } from './use-scene-keys';

/** One scene in the whole window: the viewport edge to edge, tools and panels floating over it. */
export function SceneEditor({ editing }: { editing: SceneEditing }) {
  const t = useEditorTexts();
  const format = useFormat();
  const { brand, language, baseLanguage, may } = useExperience();
  const scene = useStore(editing.store, ({ data }) => data);
  const library = useLibrary(brand.id);
  // Here, because on phones the panel with the library comes and goes.
  const upload = useModelUpload();
  const stage = useRef<EditedSceneHandle>(null);
  const [wanted, setSelected] = useState<string | null>(null);
  const [mode, setMode] = useState<TransformMode>('translate');
  const [snap, setSnap] = useState(false);
  const [held, setHeld] = useState<string | null>(null);
  // As with a number that is half typed: what a colleague does there comes in, or is asked about, once the hand lets go.
  useTypedPlace(held ?? '/objects', held !== null);
  const [news, setNews] = useState('');
  const main = useRef<HTMLElement>(null);
  const room = useRoom(main);
  const [panel, setPanel] = useState<PanelName | null>();
  const [left, setLeft] = useState<LeftPanel>('library');
  const drawer = useRef<HTMLDivElement>(null);
  const [at] = useAddressState('at');
  useEffect(() => {
    if (!at) return;
    // What a finding points to is edited in the inspector, but for all objects together.
    setSelected(/^\/objects\/([^/]+)/.exec(at)?.[1] ?? null);
    setPanel(at === '/objects' ? 'library' : 'inspector');
  }, [at]);
  // Undo, or another person, may have removed it.
  const selected = wanted && scene.objects[wanted] ? wanted : null;
  const nameOf = (id: string) => scene.objects[id]?.name ?? '';
  const readOnly = !may.write;

  const add = (model: LibraryObject, pointer: { clientX: number; clientY: number } | null) => {
    if (readOnly) return;
    const id = newEntryId();
    const at = stage.current?.landing(pointer) ?? [0, 0, 0];
    editing.run(`add:${id}`, addedObject(id, model, at));
    setSelected(id);
    setNews(t('scenes.added', { name: model.name }));
  };
  const remove = (id: string) => {
    const object = scene.objects[id];
    if (readOnly || !object || object.locked) return;
    setNews(t('scenes.removed', { name: object.name }));
    editing.run(`remove:${id}`, removedObject(id));
  };
  const duplicate = (id: string) => {
    if (readOnly) return;
    const copyId = newEntryId();
    editing.run(`duplicate:${copyId}`, duplicatedObject(id, copyId));
    setSelected(copyId);
    setNews(t('scenes.added', { name: nameOf(id) }));
  };
  const openLibrary = () => {
    flushSync(() => {
      setLeft('library');
      setPanel('library');
    });
    // The button that was pressed is gone. Not into the search field: a phone’s keyboard would cover the library.
    drawer.current?.focus();
  };
  const focus = () => stage.current?.focus(selected);
  useSceneKeys({
    setMode,
    focus,
    duplicate: () => selected && duplicate(selected),
    remove: () => selected && remove(selected),
    deselect: () => setSelected(null),
  });

  const title = textIn(scene.title, language, baseLanguage) || t('documents.untitled');
  const heading = useScreenHeading(title);
  return (
    <main className={styles.editor} ref={main}>
      <h1 ref={heading} tabIndex={-1} className={styles.hiddenTitle}>
        <VisuallyHidden>{t('scenes.viewport', { title })}</VisuallyHidden>
      </h1>
      <SceneViewport
        stage={stage}
        scene={scene}
        title={title}
        models={library.byId}
        isLibraryComplete={library.isComplete}
        selected={selected}
        mode={mode}
        snap={snap}
        readOnly={readOnly}
        onSelect={setSelected}
        onPlace={(id, change) => editing.run(`place:${id}`, placedObject(id, change))}
        onHold={(held) => setHeld(held && `/objects/${held.objectId}/${held.property}`)}
        onDropModel={(modelId, pointer) => {
          const model = library.byId.get(modelId);
          if (model) add(model, pointer);
        }}
      />
      <SceneToolbar
        editing={editing}
        title={title}
        mode={mode}
        onMode={setMode}
        snap={snap}
        onSnap={setSnap}
        onFocus={focus}
        readOnly={readOnly}
      />
      <ScenePanels
        oneAtATime={room !== 'wide'}
        open={panel === undefined && room === 'medium' ? 'inspector' : (panel ?? null)}
        onOpen={setPanel}
        left={left}
        onLeft={setLeft}
        outliner={
          <Outliner
            objects={inOrder(scene.objects)}
            selected={selected}
            readOnly={readOnly}
            onSelect={setSelected}
            onChange={(id, what, change) => editing.run(`${what}:${id}`, changedObject(id, change))}
            onRemove={remove}
            onOpenLibrary={openLibrary}
          />
        }
        library={
          <LibraryDrawer
            ref={drawer}
            library={library.list}
            upload={upload}
            onAdd={(model) => add(model, null)}
          />
        }
        inspector={
          <EditedDocument editing={editing} readOnly={readOnly}>
            <Inspector
              editing={editing}
              scene={scene}
              selected={selected}
              models={library.byId}
              isLibraryComplete={library.isComplete}
              readOnly={readOnly}
              stage={stage}
              onDuplicate={duplicate}
              onRemove={remove}
            />
          </EditedDocument>
        }
        count={format.number(Object.keys(scene.objects).length)}
      />
      <div role="status" className={styles.news}>
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
    </main>
  );
}
