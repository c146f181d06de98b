import type { ProductDocument } from '@vitrine/shared/contract';
import { LabelledField, NumberField } from '@vitrine/shared/ui';
import { useEffect, useState } from 'react';
import common from '../../common/common.module.css';
import { useTypedPlace } from '../../documents/store/typed-places';
import { useEditorTexts } from '../../texts/texts';
import styles from './products.module.css';

type Size = ProductDocument['dimensionsMetres'];

interface DimensionFieldsProps {
  size: Size;
  readOnly: boolean;
  onChange: (size: Size) => void;
}

const axes = ['width', 'height', 'depth'] as const;
type Typed = Record<(typeof axes)[number], number | null>;
const nothing: Typed = { width: null, height: null, depth: null };
const isWhole = (typed: Typed) => axes.every((axis) => typed[axis]);

/** Width, height and depth. The product has a size once all three are there, keeps it while some are, and has none once all are gone. */
export function DimensionFields({ size, readOnly, onChange }: DimensionFieldsProps) {
  const t = useEditorTexts();
  const [typed, setTyped] = useState<Typed>(size ?? nothing);
  useEffect(() => {
    // While some of the three are missing, what is typed stays.
    setTyped((current) => size ?? (isWhole(current) ? nothing : current));
  }, [size]);
  const type = (axis: (typeof axes)[number], metres: number | null) => {
    const next = { ...typed, [axis]: metres };
    setTyped(next);
    const { depth, height, width } = next;
    if (width && height && depth) onChange({ width, height, depth });
    else if (size && axes.every((each) => !next[each])) onChange(undefined);
  };
  const some = axes.some((axis) => typed[axis]) && !isWhole(typed);
  useTypedPlace('/dimensionsMetres', some);
  return (
    <div>
      <div className={styles.three}>
        {axes.map((axis) => (
          <LabelledField key={axis} label={t(`products.model.${axis}`)}>
            <NumberField
              value={typed[axis]}
              min={0.001}
              max={1000}
              step={0.01}
              disabled={readOnly}
              onChange={(metres) => type(axis, metres)}
            />
          </LabelledField>
        ))}
      </div>
      {some && <p className={common.hint}>{t('products.model.partly')}</p>}
    </div>
  );
}
