import type { PublishedVote } from '@vitrine/shared/contract';
import { pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../language/language';
import choices from '../../questions/choices.module.css';
import { chosenAfter } from '../../questions/choosing';
import { voteTexts } from './vote-texts';
import styles from './voting.module.css';

interface VoteOptionsProps {
  vote: PublishedVote;
  /** What was voted for before. */
  own: string[];
  onVote: (options: string[]) => void;
}

/** What can be voted for, as large buttons: one tap where one is chosen, and a button to send where several are. */
export function VoteOptions({ vote, own, onVote }: VoteOptionsProps) {
  const { say } = useLanguage();
  const [texts, textsMark] = useTexts(voteTexts);
  const [chosen, setChosen] = useState(own);
  const { options, type } = vote;
  const inPictures = options.every(({ image }) => image);
  const several = type === 'multiple';
  return (
    <section aria-label={say(vote.title)} className={choices.question} data-pictures={inPictures}>
      <p className={styles.hint}>
        {vote.help && <span>{say(vote.help)}</span>}
        <span {...textsMark}>{several ? texts.chooseSeveral : texts.chooseOne}</span>
      </p>
      {options.map(({ colour, id, image, imageSizes, label }) => (
        <button
          key={id}
          type="button"
          className={choices.option}
          aria-pressed={chosen.includes(id)}
          data-chosen={chosen.includes(id)}
          onClick={() => (several ? setChosen(chosenAfter(vote, chosen, id)) : onVote([id]))}
        >
          {image && (
            <img {...pictureSource(image, imageSizes, inPictures ? '240px' : '64px')} alt="" loading="lazy" />
          )}
          {colour && <span className={choices.swatch} style={{ background: colour }} />}
          <span>{say(label)}</span>
        </button>
      ))}
      {several && (
        <button
          type="button"
          className={styles.send}
          disabled={chosen.length === 0}
          onClick={() => onVote(chosen)}
          {...textsMark}
        >
          {texts.send}
        </button>
      )}
    </section>
  );
}
