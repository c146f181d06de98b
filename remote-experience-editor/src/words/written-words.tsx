import { lazyPart } from '@vitrine/shared/browser/lazy-part';
import {
  endpoints,
  isShown,
  type ListedWord,
  type WordsShown,
  type WrittenWords as Written,
} from '@vitrine/shared/contract';
import {
  Button,
  Loaded,
  Skeleton,
  Tag,
  useEndpointMutation,
  useEndpointQuery,
  useFormat,
} from '@vitrine/shared/ui';
import common from '../common/common.module.css';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import styles from './words.module.css';

const WordCloud = lazyPart(() => import('./word-cloud').then((file) => file.WordCloud), {
  room: <div className={styles.cloud} />,
});

/** How long words on an open screen may be old. */
const refetchIntervalMs = 10_000;

interface WrittenWordsProps {
  documentId: string;
  runId: string;
  question: string;
  /** Which of them visitors see; null: none. */
  which: WordsShown | null;
}

/** The words that people wrote to a question in a run, with what others see of them; each is hidden and shown by a press. */
export function WrittenWords({ documentId, runId, question, which }: WrittenWordsProps) {
  const t = useEditorTexts();
  const { brand } = useExperience();
  const query = useEndpointQuery(
    endpoints.listWrittenWords,
    { params: { brandId: brand.id, runId }, query: { question } },
    { refetchIntervalMs },
  );
  return (
    <div className={common.dialog}>
      <p className={common.hint}>{t(`words.which.${which ?? 'none'}`)}</p>
      <Loaded query={query} skeleton={<Skeleton shape="rows" count={5} />}>
        {(written) =>
          written.words.length === 0 ? (
            <p className={common.hint}>{t('words.nobody')}</p>
          ) : (
            <Words {...{ documentId, written }} which={which ?? 'not-hidden'} />
          )
        }
      </Loaded>
    </div>
  );
}

interface WordsProps {
  documentId: string;
  written: Written;
  which: WordsShown;
}

function Words({ documentId, written: { answered, counted, words }, which }: WordsProps) {
  const t = useEditorTexts();
  const format = useFormat();
  return (
    <>
      <WordCloud words={words.filter((word) => isShown(word, which))} />
      <p className={common.help}>
        {counted < answered
          ? t('words.part', { counted: format.number(counted), answered: format.number(answered) })
          : t('words.counted', { count: counted })}
      </p>
      <ul className={styles.words} aria-label={t('words.list')}>
        {words.map((word) => (
          <WordRow key={word.word} {...{ documentId, word, which }} />
        ))}
      </ul>
    </>
  );
}

function WordRow({ documentId, word, which }: { documentId: string; word: ListedWord; which: WordsShown }) {
  const t = useEditorTexts();
  const format = useFormat();
  const { brand, may } = useExperience();
  const moderate = useEndpointMutation(endpoints.moderateDocument, {
    invalidates: [endpoints.listWrittenWords],
  });
  const shown = isShown(word, which);
  const { count, written } = word;
  return (
    <li>
      <span className={styles.word}>
        <bdi>{shown ? written : <s>{written}</s>}</bdi>
        {!shown && <Tag>{t(`words.why.${whyHidden(word)}`)}</Tag>}
      </span>
      <span className={common.number}>{format.number(count)}</span>
      {may.moderate && (
        <Button
          size="small"
          aria-label={t(shown ? 'words.hideWord' : 'words.showWord', { word: written })}
          onClick={() =>
            moderate.mutate({
              params: { brandId: brand.id, documentId },
              body: { kind: 'word', word: word.word, shown: !shown },
            })
          }
        >
          {t(shown ? 'words.hide' : 'words.show')}
        </Button>
      )}
    </li>
  );
}

const whyHidden = ({ blocked, decided }: ListedWord) => {
  if (decided === 'hidden') return 'hidden';
  return blocked ? 'blocked' : 'waiting';
};
