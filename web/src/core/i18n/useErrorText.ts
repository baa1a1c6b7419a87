import type { RefusalCode } from '@terminal/contract';
import { useEffect, useState } from 'react';
import { CallError } from '../api/errors.ts';
import { faultsOf, withFaults } from './refusals.ts';
import { useTranslation } from './useTranslation.ts';

type Translate = (codigo: RefusalCode, refusal: CallError) => string;
let spanish: Translate | null = null;

/** Refusals come in Portuguese; their Spanish is loaded when Spanish is spoken. */
async function loadSpanish(): Promise<Translate> {
  const { inSpanish } = await import('./spanish-refusals.ts');
  return inSpanish;
}

/** Says what went wrong, in the language of the screen; for any thrown value. A failure of ours brings its code for the support. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation();
  const [translate, setTranslate] = useState<Translate | null>(() => spanish);
  const needsSpanish = i18n.language === 'es' && translate === null;
  useEffect(() => {
    if (!needsSpanish) return;
    loadSpanish()
      .then((loaded) => {
        spanish = loaded;
        setTranslate(() => loaded);
      })
      .catch((error: unknown) => console.info('refusals stay in Portuguese', error));
  }, [needsSpanish]);

  function say(error: unknown): string {
    if (!(error instanceof CallError)) return t('core.failure.title');
    if (error.kind !== 'refused') return t(`core.failure.${error.kind}`);
    if (i18n.language !== 'es' || translate === null || error.codigo === null)
      return withFaults(error.mensagem, faultsOf(error));
    return translate(error.codigo, error);
  }
  return (error) => {
    const code = error instanceof CallError ? error.incidente : null;
    return code === null ? say(error) : `${say(error)} ${t('core.failure.code', { code })}`;
  };
}
