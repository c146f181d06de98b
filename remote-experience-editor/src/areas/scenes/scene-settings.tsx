import { type ScenesDocument, sceneLighting } from '@vitrine/shared/contract';
import type { EditedSceneHandle } from '@vitrine/shared/scene';
import { Button, CameraOutlined, ColourField, Switch } from '@vitrine/shared/ui';
import type { RefObject } from 'react';
import common from '../../common/common.module.css';
import { useEditorTexts } from '../../texts/texts';
import { ChoiceField, Field, LanguageField, type SceneEditing } from './scene-editing';
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
  const setCamera = (camera: ScenesDocument['camera']) =>
    editing.run('camera', (current) => ({ ...current, camera }));
  const takeView = () => {
    const pose = stage.current?.pose();
    if (pose) setCamera(pose);
  };
  return (
    <div className={styles.inspector}>
      <h2>{t('scenes.sceneSection')}</h2>
      <LanguageField at="/title" label={t('scenes.title')} />
      <LanguageField at="/alt" label={t('scenes.sceneAlt')} help={t('scenes.sceneAltHelp')} multiline />
      <ChoiceField
        at="/lighting"
        label={t('scenes.lighting')}
        options={sceneLighting.options.map((value) => ({
          value,
          label: t(`scenes.values.lighting.${value}`),
        }))}
      />
      <Field at="/background" label={t('scenes.background')}>
        <ColourField />
      </Field>
      <div className={styles.pair}>
        <Field at="/floor/visible" label={t('scenes.floor')}>
          <Switch />
        </Field>
        <Field at="/floor/colour" label={t('scenes.floorColour')}>
          <ColourField disabled={!scene.floor.visible} />
        </Field>
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
          onChange={(fieldOfViewDegrees) => setCamera({ ...scene.camera, fieldOfViewDegrees })}
        />
        <p className={common.note}>{t('scenes.fieldOfViewHelp')}</p>
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
