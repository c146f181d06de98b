import { type LibraryObject, type SceneObject, scaledSize, sizesIn } from '@vitrine/shared/contract';
import {
  Button,
  CopyOutlined,
  DeleteOutlined,
  LabelledField,
  TextField,
  useFormat,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../common/common.module.css';
import { placed } from '../../documents/page/place';
import { useTypedPlace } from '../../documents/store/typed-places';
import { useEditorTexts } from '../../texts/texts';
import { changedObject, placedObject } from './scene-commands';
import { LanguageField, type SceneEditing } from './scene-editing';
import styles from './scenes.module.css';
import { SumField } from './sum-field';
import { UnitRepair } from './unit-repair';

interface ObjectInspectorProps {
  id: string;
  object: SceneObject;
  /** undefined: not in the library, as far as it has come. */
  model: LibraryObject | undefined;
  isLibraryComplete: boolean;
  readOnly: boolean;
  editing: SceneEditing;
  onDuplicate: () => void;
  onRemove: () => void;
}

const axes = ['X', 'Y', 'Z'] as const;
const triples = [
  { key: 'position', step: 0.1, min: -1000, max: 1000 },
  { key: 'rotation', step: 15, min: -360_000, max: 360_000 },
  { key: 'scale', step: 0.1, min: 0.001, max: 1000 },
] as const;

/** Name, place, turn, size and alternative text of one object. */
export function ObjectInspector(props: ObjectInspectorProps) {
  const { id, object, model, isLibraryComplete, readOnly, editing, onDuplicate, onRemove } = props;
  const t = useEditorTexts();
  const { dimensions } = sizesIn(useFormat().language);
  // An object always has a name; while it is typed again, the field may be empty.
  const [typedName, setTypedName] = useState<string | null>(null);
  useTypedPlace(`/objects/${id}/name`, typedName !== null);
  const fixed = readOnly || (object.locked ?? false);
  const sizeOf = ({ dimensionsMetres }: LibraryObject, scale: readonly number[]) =>
    dimensions(scaledSize(dimensionsMetres, scale));
  const change = (what: string, next: Partial<SceneObject>) =>
    editing.run(`${what}:${id}`, changedObject(id, next));
  const stand = () => {
    const [x, , z] = object.position;
    const y = -(model?.baseMetres ?? 0) * object.scale[1];
    change('place', { position: [x, Math.round(y * 1000) / 1000 || 0, z] });
  };
  return (
    <div className={styles.inspector} {...placed(`/objects/${id}`)}>
      <h2 dir="auto">{object.name}</h2>
      {!model && isLibraryComplete && <p className={common.warning}>{t('scenes.missing')}</p>}
      {model && (
        <UnitRepair
          model={model}
          object={object}
          sizeOf={sizeOf}
          onRepair={fixed ? null : (placing) => change('place', placing)}
        />
      )}
      <div {...placed(`/objects/${id}/name`)}>
        <LabelledField label={t('scenes.name')}>
          <TextField
            value={typedName ?? object.name}
            maxLength={120}
            disabled={readOnly}
            onChange={(name) => {
              setTypedName(name);
              if (name?.trim()) change('name', { name });
            }}
            onBlur={() => setTypedName(null)}
          />
        </LabelledField>
      </div>
      {triples.map(({ key, step, min, max }) => (
        <fieldset key={key} className={styles.triple}>
          <legend>{t(`scenes.${key}`)}</legend>
          {axes.map((axis, index) => (
            <SumField
              key={axis}
              at={`/objects/${id}/${key}/${index}`}
              label={`${t(`scenes.${key}`)} ${axis}`}
              prefix={axis}
              value={object[key][index] ?? 0}
              step={step}
              min={min}
              max={max}
              disabled={fixed}
              onChange={(value) =>
                editing.run(`place:${id}`, placedObject(id, { property: key, axes: { [index]: value } }))
              }
            />
          ))}
          <p className={common.note}>
            {t(`scenes.${key}Help`)}
            {key === 'scale' && model && ` ${t('scenes.measures', { size: sizeOf(model, object.scale) })}`}
          </p>
        </fieldset>
      ))}
      <LanguageField at={`/objects/${id}/alt`} label={t('scenes.alt')} help={t('scenes.altHelp')} multiline />
      {!readOnly && (
        <div className={styles.actions}>
          <Button disabled={fixed || !model} onClick={stand}>
            {t('scenes.standOnFloor')}
          </Button>
          <Button icon={<CopyOutlined />} onClick={onDuplicate}>
            {t('scenes.duplicate')}
          </Button>
          <Button icon={<DeleteOutlined />} danger disabled={fixed} onClick={onRemove}>
            {t('scenes.remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
