import type { PublishedProduct } from '@vitrine/shared/contract';
import { pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { useId } from 'react';
import { useLanguage, useTexts } from '../../language/language';
import { type Chosen, picturesOf, stateOf } from './choosing-variant';
import { productTexts } from './product-texts';
import styles from './products.module.css';

interface OptionChoiceProps {
  product: PublishedProduct;
  option: PublishedProduct['options'][number];
  chosen: Chosen;
  onChoose: (valueId: string) => void;
}

/** One of an option's values. What cannot be had can be looked at all the same. */
export function OptionChoice({ product, option, chosen, onChoose }: OptionChoiceProps) {
  const { say } = useLanguage();
  const [t, textsMark] = useTexts(productTexts);
  const name = useId();
  const pictures = picturesOf(product, chosen, option.id);
  return (
    <fieldset className={styles.option} data-pictures={pictures.size > 0}>
      <legend>{say(option.name)}</legend>
      {option.values.map(({ id, colour, label }) => {
        const state = stateOf(product, chosen, option.id, id);
        const picture = pictures.get(id);
        return (
          <label key={id} data-state={state}>
            <input
              type="radio"
              name={name}
              checked={chosen[option.id] === id}
              onChange={() => onChoose(id)}
            />
            {picture ? (
              <img
                {...pictureSource(picture.url, picture.sizes, '96px')}
                alt=""
                loading="lazy"
                className={styles.look}
              />
            ) : (
              colour && <i aria-hidden="true" className={styles.look} style={{ background: colour }} />
            )}
            <span>{say(label)}</span>
            {state !== 'available' && (
              <span className={styles.hidden} {...textsMark}>
                {' '}
                ({state === 'none' ? t.unavailableHere : t.unavailable})
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
