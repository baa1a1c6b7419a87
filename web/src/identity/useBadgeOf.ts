import { request } from '../core/api/client.ts';
import { CallError } from '../core/api/errors.ts';
import { useErrorText } from '../core/i18n/useErrorText.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';
import { notify } from '../core/notices.ts';
import { useBadge } from '../core/scan/useBadge.ts';

/**
 * Takes the badge of one of the people a shared terminal may pick; needs the network.
 * @param find person by number
 * @param onUnknown nobody has it; says whether the read was incomplete
 * @returns takes a badge that was typed
 */
export function useBadgeOf<Person>(
  find: (person: number) => Person | undefined,
  take: (person: Person, badge: string) => void,
  onUnknown: () => boolean,
): (badge: string) => void {
  const { t } = useTranslation();
  const say = useErrorText();
  const ask = (badge: string) => {
    const asked = request('findBadge', { body: { cracha: badge } });
    asked.then(
      ({ nr_sequencial }) => {
        const person = find(nr_sequencial);
        if (person !== undefined) take(person, badge);
      },
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        const isPart = error.codigo === 'CRACHA_DESCONHECIDO' && onUnknown();
        notify.error(isPart ? t('scan.badge.part') : say(error));
      },
    );
  };
  useBadge(ask, () => {
    onUnknown();
    notify.error(t('scan.badge.part'));
  });
  return ask;
}
