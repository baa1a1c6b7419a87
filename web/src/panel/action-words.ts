import { type TrailAction, trailActions } from '@terminal/contract/trail';
import { useTranslation } from '../core/i18n/useTranslation.ts';

const isKnown = (code: string): code is TrailAction => trailActions.some((action) => action === code);

/** Areas of the trail's actions, in their order: what stands before the first dot. */
export const trailAreas = [...new Set(trailActions.map(areaOf))];

/** 'rotina.salva' → 'rotina'. */
export function areaOf<A extends TrailAction>(action: A): A extends `${infer Area}.${string}` ? Area : never {
  // The compiler does not follow slice.
  return action.slice(0, action.indexOf('.')) as A extends `${infer Area}.${string}` ? Area : never;
}

/** Texts for lines of the trail: the action, or the call. */
export function useActionWords(): (code: string) => string {
  const { t } = useTranslation();
  return (code) => (isKnown(code) ? t(`trail.actions.${code}`) : t('trail.call', { call: code }));
}
