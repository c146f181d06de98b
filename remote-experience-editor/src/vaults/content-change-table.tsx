import { type AskedQuestion, type ContentChange, type LanguageMap, textIn } from '@vitrine/shared/contract';
import { useFormat } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import common from '../common/common.module.css';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import styles from './vaults.module.css';

/** What taking over a version would change: as it is here, and as the vault has it. */
export function ContentChangeTable({ changes }: { changes: ContentChange[] }) {
  const t = useEditorTexts();
  const sides = useSides();
  return (
    <table className={`${common.table} ${styles.changes}`}>
      <thead>
        <tr>
          <th scope="col">{t('documents.changes.place')}</th>
          <th scope="col">{t('vaults.update.here')}</th>
          <th scope="col">{t('vaults.update.vault')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const [before, after] = sides(change);
          return (
            <tr key={`${change.kind} ${'id' in change ? change.id : ''}`}>
              <th scope="row">{t(`vaults.changes.${change.kind}`)}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function useSides(): (change: ContentChange) => [before: ReactNode, after: ReactNode] {
  const t = useEditorTexts();
  const format = useFormat();
  const { language, baseLanguage } = useExperience();
  const none = <em>{t('vaults.changes.none')}</em>;
  const words = (map: LanguageMap) => textIn(map, language, baseLanguage) || none;
  const list = (labels: LanguageMap[]) => (
    <ol>
      {labels.map((label, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the list is about
        <li key={place}>{words(label)}</li>
      ))}
    </ol>
  );
  const boundsOf = ({ max, min }: AskedQuestion['number']) => [
    min === undefined ? null : t('vaults.changes.from', { min: format.number(min) }),
    max === undefined ? null : t('vaults.changes.to', { max: format.number(max) }),
  ];
  const said = (words: LanguageMap | undefined) => (words && textIn(words, language, baseLanguage)) || null;
  const facts = (list: (string | null)[]) => list.filter(Boolean).join(', ') || none;
  const number = ({ step, unit, ...limits }: AskedQuestion['number']) =>
    facts([
      ...boundsOf(limits),
      step === undefined ? null : t('vaults.changes.step', { step: format.number(step) }),
      said(unit),
    ]);
  const scale = ({ from, high, low, to }: AskedQuestion['scale']) =>
    facts([
      t('vaults.changes.range', { from: format.number(from), to: format.number(to) }),
      said(low),
      said(high),
    ]);
  const dates = ({ earliest, latest }: AskedQuestion['date']) =>
    facts([
      earliest === undefined ? null : `${t('questions.earliest')}: ${format.day(earliest)}`,
      latest === undefined ? null : `${t('questions.latest')}: ${format.day(latest)}`,
    ]);
  const length = (count: AskedQuestion['longestAnswer']) =>
    count === undefined ? none : t('vaults.changes.to', { max: format.number(count) });
  /** Words that differ only in a language that is not on view. */
  const inLanguages = (before: LanguageMap, after: LanguageMap): [ReactNode, ReactNode] => {
    const tags = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (tag) => before[tag] !== after[tag],
    );
    if (tags.length === 1 && tags[0] === language) return [words(before), words(after)];
    const side = (map: LanguageMap) => (
      <ul className={styles.copy}>
        {tags.map((tag) => (
          <li key={tag}>
            {format.languageName(tag)}: {map[tag] ? <span lang={tag}>{map[tag]}</span> : none}
          </li>
        ))}
      </ul>
    );
    return [side(before), side(after)];
  };

  return (change) => {
    switch (change.kind) {
      case 'text':
      case 'help':
      case 'option-renamed':
        return inLanguages(change.before, change.after);
      case 'type':
        return [t(`values.type.${change.before}`), t(`values.type.${change.after}`)];
      case 'arrangement':
        return [t(`values.arrangement.${change.before}`), t(`values.arrangement.${change.after}`)];
      case 'selection':
        return [facts(boundsOf(change.before)), facts(boundsOf(change.after))];
      case 'scale':
        return [change.before ? scale(change.before) : none, scale(change.after)];
      case 'number':
        return [change.before ? number(change.before) : none, number(change.after)];
      case 'date':
        return [change.before ? dates(change.before) : none, dates(change.after)];
      case 'longestAnswer':
        return [length(change.before), length(change.after)];
      case 'option-added':
        return [none, words(change.label)];
      case 'option-removed':
        return [words(change.label), none];
      case 'option-changed':
        return [
          words(change.label),
          change.fields.map((field) => t(`vaults.changes.fields.${field}`)).join(', '),
        ];
      case 'options-reordered':
      case 'rows':
        return [list(change.before), list(change.after)];
    }
  };
}
