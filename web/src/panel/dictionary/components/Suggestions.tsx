import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useAllWords } from '../api.ts';
import { builtInTexts, type Suggestion, suggest } from '../suggestions.ts';
import css from './Suggestions.module.css';

/** Offered at once. */
const most = 6;

interface SuggestionsProps {
  typed: string;
  onChoose: (suggestion: Suggestion) => void;
}

/** Texts of the screens that have no word yet, the most used first; narrowed while the element is typed. */
export function Suggestions({ typed, onChoose }: SuggestionsProps) {
  const { t } = useTranslation();
  const id = useId();
  const texts = useBuiltInTexts();
  const words = useAllWords().data;
  const taken = useMemo(() => new Set(words?.map(({ palavra }) => palavra)), [words]);
  if (texts === undefined || words === undefined) return null;
  const offered = suggest(texts, taken, typed, most);
  // What was chosen is offered no longer.
  if (offered.length === 0 || offered[0]?.element === typed.trim()) return null;
  return (
    <section aria-labelledby={id} className={css['suggestions']}>
      <h3 id={id}>{t('dictionary.suggestions')}</h3>
      <ul>
        {offered.map((one) => (
          <li key={one.element}>
            <button type="button" onClick={() => onChoose(one)}>
              <strong>{one.portuguese}</strong>
              <span>{one.spanish}</span>
              <small>{t('dictionary.places', { count: one.places })}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The built-in texts of the terminal in both languages, loaded when they are first needed. */
function useBuiltInTexts() {
  return useQuery({
    queryKey: ['builtInTexts'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const [{ allPortuguese }, { spanish }] = await Promise.all([
        import('../../../texts/portuguese-pages.ts'),
        import('../../../texts/spanish.ts'),
      ]);
      return builtInTexts(allPortuguese, spanish);
    },
  }).data;
}
