import { type ScenesDocument, sceneLighting } from '@vitrine/shared/contract';
import type { EditedSceneHandle } from '@vitrine/shared/scene';
import { Button, CameraOutlined, Choice, ColourField, LabelledField, Switch } from '@vitrine/shared/ui';
import type { RefObject } from 'react';
import { LanguageField } from '../../documents/fields/language-field';
import { placed } from '../../documents/page/place';
import { useEditorTexts } from '../../texts/texts';
import type { SceneEditing } from './scene-editing';
import styles from './scenes.module.css';
import { SumField } from './sum-field';

interface SceneSettingsProps {
  editing: SceneEditing;
  scene: ScenesDocument;
  readOnly: boolean;
  stage: RefObject<EditedSceneHandle | null>;
}

/** Title, light, colours and start camera of the scene. */
export function SceneSettings({ editing, scene, readOnly, stage }: SceneSettingsProps) {
  const t = useEditorTexts();
  const set = (what: keyof ScenesDocument, change: Partial<ScenesDocument>) =>
    editing.run(what, (current) => ({ ...current, ...change }));
  const takeView = () => {
    const pose = stage.current?.pose();
    if (pose) set('camera', { camera: pose });
  };
  return (
    <div className={styles.inspector}>
      <h2>{t('scenes.sceneSection')}</h2>
      <LanguageField
        label={t('scenes.title')}
        at="/title"
        value={scene.title}
        maxLength={255}
        disabled={readOnly}
        onChange={(title) => set('title', { title })}
      />
      <LanguageField
        label={t('scenes.sceneAlt')}
        at="/alt"
        help={t('scenes.sceneAltHelp')}
        value={scene.alt}
        maxLength={1000}
        multiline
        disabled={readOnly}
        onChange={(alt) => set('alt', { alt })}
      />
      <div className={styles.field} {...placed('/lighting')}>
        <span>{t('scenes.lighting')}</span>
        <Choice
          label={t('scenes.lighting')}
          value={scene.lighting}
          disabled={readOnly}
          onChange={(lighting) => set('lighting', { lighting })}
          options={sceneLighting.options.map((value) => ({
            value,
            label: t(`scenes.values.lighting.${value}`),
          }))}
        />
      </div>
      <div {...placed('/background')}>
        <LabelledField label={t('scenes.background')}>
          <ColourField
            value={scene.background}
            disabled={readOnly}
            onChange={(background) => set('background', { background })}
          />
        </LabelledField>
      </div>
      <div className={styles.pair}>
        <div {...placed('/floor/visible')}>
          <LabelledField label={t('scenes.floor')}>
            <Switch
              value={scene.floor.visible}
              disabled={readOnly}
              onChange={(visible) => set('floor', { floor: { ...scene.floor, visible } })}
            />
          </LabelledField>
        </div>
        <div {...placed('/floor/colour')}>
          <LabelledField label={t('scenes.floorColour')}>
            <ColourField
              value={scene.floor.colour}
              disabled={readOnly || !scene.floor.visible}
              onChange={(colour) => set('floor', { floor: { ...scene.floor, colour } })}
            />
          </LabelledField>
        </div>
      </div>
      <fieldset className={styles.triple}>
        <legend>{t('scenes.camera')}</legend>
        <SumField
          at="/camera/fieldOfViewDegrees"
          label={t('scenes.fieldOfView')}
          prefix={t('scenes.fieldOfView')}
          value={scene.camera.fieldOfViewDegrees}
          step={5}
          min={10}
          max={120}
          disabled={readOnly}
          wide
          onChange={(fieldOfViewDegrees) =>
            set('camera', { camera: { ...scene.camera, fieldOfViewDegrees } })
          }
        />
        <p className={styles.hint}>{t('scenes.fieldOfViewHelp')}</p>
      </fieldset>
      <div className={styles.actions}>
        {!readOnly && (
          <Button icon={<CameraOutlined />} onClick={takeView}>
            {t('scenes.useView')}
          </Button>
        )}
        <Button onClick={() => stage.current?.reset()}>{t('scenes.goToStart')}</Button>
      </div>
    </div>
  );
}
